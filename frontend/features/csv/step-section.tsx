import { type ReactNode, useId } from 'react'

type StepSectionProps = { title: string; hint?: string; id?: string; children: ReactNode }

/** A part of a step, with its heading. */
export function StepSection({ title, hint, id, children }: StepSectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={heading}
      className="min-w-0 scroll-mt-20 box"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-3.5 pt-3.5 pb-2.5 sm:px-5">
        <h2 id={heading} className="text-lead">
          {title}
        </h2>
        {hint !== undefined && <span className="text-small text-ink-700">{hint}</span>}
      </div>
      {children}
    </section>
  )
}
