import type { ReactNode } from 'react'
import { classNames } from '#frontend/ui/class-names.ts'

/** The red floor without its band, for the footer's may be in sight; for a page that has nothing else to show. */
type CourtProps = { title: string; text: string; isLow?: boolean; children: ReactNode }

export function Court({ title, text, isLow = false, children }: CourtProps) {
  return (
    <div className="grid justify-items-center p-3 lg:p-10">
      <div
        className={classNames(
          'grid w-full max-w-215 content-center justify-items-center gap-4 overflow-hidden rounded-court px-6 py-16 text-center floor',
          !isLow && 'min-h-[calc(100dvh-6.25rem)] lg:min-h-[calc(100dvh-9.75rem)]',
        )}
      >
        <span className={classNames(isLow ? 'w-36' : 'w-[min(340px,64vw)]', 'alpona')} aria-hidden />
        <h1 className="text-white">{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
