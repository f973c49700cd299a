import { type ReactNode, useState } from 'react'
import type { Described } from '#contract/languages/described.ts'
import { langOf } from '#contract/languages/languages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { messages } from '#frontend/messages/messages.ts'

const detail = messages.detail

/** About as high as a drawing, so that the description below it does not move. */
export const DRAWING_ROOM = {
  plan: 'aspect-12/13 sm:aspect-9/7',
  section: 'aspect-9/10 sm:aspect-2/1',
  house: 'aspect-12/13 sm:aspect-2/1',
}

/**
 * Pictures and words of a listing on the left, price and Enquire beside them from the top. On phones one below the other: whom to
 * ask comes after the walk, before what one looks up.
 */
export const BESIDE = {
  both: 'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-x-14 lg:gap-y-10',
  left: 'contents lg:block lg:min-w-0',
  /** On phones above the box for admins too. */
  pictures: 'relative min-w-0 max-lg:order-first max-lg:-mb-3',
  /** What can be pressed there, where no card stands beside them. */
  onPicture: 'absolute top-2 right-0 flex lg:hidden',
  /** The same where the first picture has others at its right: two thirds without the gap of 8 px. */
  onFirstPicture: 'absolute top-2 right-0 flex lg:hidden sm:right-[calc((100%+1rem)/3)]',
  words: 'grid min-w-0 grid-cols-1 content-start gap-10 lg:pt-5',
  right: 'contents lg:sticky lg:top-23 lg:row-span-2 lg:grid lg:gap-4 lg:self-start',
  /** Below the words, in their column. */
  known: 'grid min-w-0 grid-cols-1 content-start gap-10',
}

type SectionProps = { title: string; id?: string; children: ReactNode }

export function Section({ title, id, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={id && `${id}-title`}
      className="grid min-w-0 scroll-mt-24 grid-cols-1 gap-3.5"
    >
      <h2 id={id && `${id}-title`} className="text-[1.5rem]">
        {title}
      </h2>
      {children}
    </section>
  )
}

export const WORDS = 'max-w-[66ch] min-w-0 whitespace-pre-line'

/** In the page's language; what staff wrote in another one stands below it, at first four lines of it. Before a walk it is larger. */
export function DescriptionSection({
  described,
  isLead = false,
}: {
  described: Described
  isLead?: boolean
}) {
  const { text, isComposed, original } = described
  return (
    <Section title={detail.description}>
      <p data-print="words" className={classNames(WORDS, isLead && 'text-lead leading-normal')}>
        {text}
      </p>
      {isComposed && original === undefined && <Undescribed />}
      {original !== undefined && (
        <Original lang={langOf(original)} title={langOf(original) === 'en' ? 'en' : 'other'}>
          {original}
        </Original>
      )}
    </Section>
  )
}

/** Below a composed text where staff wrote nothing. */
export const Undescribed = () => <p className="text-small text-ink-500">{detail.noDescription}</p>

type OriginalProps = { lang: string; title: 'en' | 'other'; children: string }

/** What staff wrote, in their language. */
export function Original({ lang, title, children }: OriginalProps) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <div className="grid justify-items-start gap-1 border-l-3 border-mist-200 pl-3.5">
      <p className="text-small text-ink-500">{detail.asWritten[title]}</p>
      <p lang={lang} className={classNames(WORDS, 'text-ink-700', !isWhole && 'line-clamp-4')}>
        {children}
      </p>
      {!isWhole && children.length > FOUR_LINES && (
        <button
          type="button"
          className="min-h-11 font-medium text-tea-700 underline underline-offset-4"
          onClick={() => setIsWhole(true)}
        >
          {detail.wholeText}
        </button>
      )}
    </div>
  )
}

/** Fewer letters than fill four lines of a phone. */
const FOUR_LINES = 150
