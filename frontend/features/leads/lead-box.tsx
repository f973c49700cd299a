import { type ReactNode, useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import { useKeptFocus } from '#frontend/lib/browser/use-kept-focus.ts'

/** The box of the visit, as an address names it. */
export const VISIT_ID = 'visit'

type LeadBoxProps = {
  /** What an address names it by that leads to it. */
  id?: string
  title: string
  tag?: ReactNode
  children: ReactNode
}

/** A part of a lead, with its heading. */
export function LeadBox({ id, title, tag, children }: LeadBoxProps) {
  const titleId = useId()
  const { ref, ...kept } = useKeptFocus<HTMLElement>()
  const { hash } = useLocation()
  const isAskedFor = id !== undefined && hash === `#${id}`
  useEffect(() => {
    if (!isAskedFor) return
    ref.current?.scrollIntoView({ block: 'center' })
    ref.current?.focus({ preventScroll: true })
  }, [isAskedFor, ref])
  return (
    <section
      ref={ref}
      {...kept}
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
