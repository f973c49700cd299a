import type { ReactNode } from 'react'

/** A part of a long form: its heading at the side where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 content-start gap-4 border-t border-mist-200 py-5.5 xl:grid-cols-[12.5rem_minmax(0,1fr)] xl:gap-8">
      <h2 className="text-[1.3125rem]">{title}</h2>
      <div className="grid grid-cols-1 gap-3.5">{children}</div>
    </section>
  )
}

/** Fields side by side: two from phones on, three where there is room. */
export const fieldColumns = 'grid grid-cols-2 gap-3.5 max-[22rem]:grid-cols-1 xl:grid-cols-3'
