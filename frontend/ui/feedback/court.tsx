import type { ReactNode } from 'react'
import { Ornament } from './ornament.tsx'
import type { OrnamentName } from './ornament-drawings.tsx'

type CourtProps = { ornament: OrnamentName; title: string; text: string; children: ReactNode }

/** A red area with a heading, for a page with little else to show. As wide as the page: the patterned edge of the footer, as red, is the end of it. */
export function Court({ ornament, title, text, children }: CourtProps) {
  return (
    <div className="grid min-h-[60dvh] w-full content-center justify-items-center gap-4 overflow-hidden px-6 py-12 text-center floor">
      <Ornament of={ornament} className="w-44" />
      <h1 className="text-white">{title}</h1>
      <p>{text}</p>
      <div className="flex flex-wrap justify-center gap-x-3 gap-y-4">{children}</div>
    </div>
  )
}
