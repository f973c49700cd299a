import type { ReactNode } from 'react'

/** A part of a long form, as a card that links can lead to. */
export function FormSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="grid grid-cols-1 content-start gap-3 box px-3.5 pt-4 pb-4.5 sm:px-6 sm:pt-5 sm:pb-6"
    >
      <h2 className="text-h3">{title}</h2>
      <div className="grid grid-cols-1 gap-3.5">{children}</div>
    </section>
  )
}

/** Fields in two columns; in one where two of 8 rem have no room: on the narrowest phones, or where the text is very large. */
export const fieldColumns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] gap-3.5'
