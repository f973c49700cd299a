import type { ReactNode } from 'react'
import { langOf } from '#contract/languages/languages.ts'
import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'

const detail = messages.detail

/** The box of the section links, on wide screens. */
export const SECTION_NAV =
  'sticky top-19 z-10 -mx-(--gutter) hidden min-h-[53px] border-b border-mist-200 bg-lime-50 px-(--gutter) lg:block'

/** About as high as a drawing, so that the description below it does not move. */
export const DRAWING_ROOM = { plan: 'aspect-12/13 sm:aspect-9/7', section: 'aspect-9/10 sm:aspect-2/1' }

type SectionProps = { title: string; id?: string; children: ReactNode }

export function Section({ title, id, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={id && `${id}-title`}
      className="grid min-w-0 scroll-mt-36 grid-cols-1 gap-3.5"
    >
      <h2 id={id && `${id}-title`} className="text-[1.5rem]">
        {title}
      </h2>
      {children}
    </section>
  )
}

type DescriptionProps = Pick<Property, 'description'> & { lang?: string }

export function DescriptionSection({ description, lang = langOf(description ?? '') }: DescriptionProps) {
  return (
    <Section title={detail.description}>
      <p
        data-print="words"
        lang={description ? lang : undefined}
        className="max-w-[66ch] min-w-0 whitespace-pre-line"
      >
        {description?.trim() || detail.noDescription}
      </p>
    </Section>
  )
}
