import type { ReactNode } from 'react'

/** The heading of a section, with room for a link at its other end. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:mb-7">
      <h2>{title}</h2>
      {children}
    </div>
  )
}

/** The classes of a link to the full list of what the section shows. */
export const MORE_LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-tea-700 underline decoration-1 underline-offset-5 hover:decoration-2'
