import type { ReactNode } from 'react'
import { ALL_FIELDS } from '#contract/properties/fields.ts'

/** A line of a list of facts. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-small text-ink-700">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </>
  )
}

/** What staff call a field. */
export const fieldLabelOf = (name: string) =>
  Object.entries(ALL_FIELDS).find(([known]) => known === name)?.[1].label ?? name
