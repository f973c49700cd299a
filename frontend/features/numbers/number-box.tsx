import type { ReactNode } from 'react'
import { panelNumbers as words } from '#frontend/messages/panel/numbers.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'

export function NumberBox({
  title,
  aside,
  children,
}: {
  title: string
  aside?: string
  children: ReactNode
}) {
  return (
    <section className="box">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3.5 pb-2.5 sm:px-5">
        <h2 className="text-h3">{title}</h2>
        {aside && <span className="text-small text-ink-700">{aside}</span>}
      </div>
      {children}
    </section>
  )
}

export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="px-4 pb-4 text-ink-700 sm:px-5">{children}</p>
)

/** A longer list in a box is folded to its first rows. */
export const FOLDED = 5
export const MOST = 8

/** Below a folded list: the way to all of it. */
export const ShowAll = ({ all, onPress }: { all: number; onPress: () => void }) => (
  <p className="border-t border-mist-200 px-4 py-3 sm:px-5">
    <Button look="secondary" size="small" onClick={onPress}>
      {words.showAll(all)}
    </Button>
  </p>
)

export const lineLook =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-mist-200 px-4 py-2.5 sm:px-5'
export const actionLook = buttonLook({ look: 'secondary', size: 'small' })
