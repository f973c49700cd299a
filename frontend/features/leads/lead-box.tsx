import { type ReactNode, useId } from 'react'
import { useKeptFocus } from '#frontend/lib/browser/use-kept-focus.ts'

type LeadBoxProps = { title: string; tag?: ReactNode; children: ReactNode }

/** A part of a lead, with its heading. */
export function LeadBox({ title, tag, children }: LeadBoxProps) {
  const titleId = useId()
  return (
    <section
      {...useKeptFocus()}
      aria-labelledby={titleId}
      className="grid grid-cols-1 content-start gap-3 box p-4 sm:p-5"
    >
      <h2 id={titleId} className="flex flex-wrap items-center gap-3 text-h3 wrap-anywhere">
        {title} <span className="font-sans">{tag}</span>
      </h2>
      {children}
    </section>
  )
}
