import type { ReactNode } from 'react'

/** The red floor with its band, for a page that has nothing else to show. */
export function Court({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center p-3 lg:p-10">
      <div className="grid min-h-[calc(100dvh-6.25rem)] w-full max-w-215 content-center justify-items-center gap-4 overflow-hidden px-6 py-16 text-center floor floor-band lg:min-h-[calc(100dvh-9.75rem)]">
        <span className="w-[min(340px,64vw)] alpona" aria-hidden />
        <h1 className="text-white">{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
