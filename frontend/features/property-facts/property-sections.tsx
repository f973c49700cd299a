import type { ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'

const detail = messages.detail

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3.5">
      <h2 className="text-[1.5rem]">{title}</h2>
      {children}
    </section>
  )
}

export function DescriptionSection({ description }: Pick<Property, 'description'>) {
  return (
    <Section title={detail.description}>
      <p data-print="words" className="max-w-[66ch] min-w-0 whitespace-pre-line">
        {description?.trim() || detail.noDescription}
      </p>
    </Section>
  )
}
