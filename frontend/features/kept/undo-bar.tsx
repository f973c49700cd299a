import { type Ref, useId } from 'react'
import { messages } from '#frontend/messages/messages.ts'

export const WAY_BACK = 'min-h-11 px-1 font-semibold underline underline-offset-4'

type UndoBarProps = { said: string; button?: Ref<HTMLButtonElement>; onUndo: () => void }

/** At the foot of the screen, wherever the page is scrolled to: what was just taken away, and the way back. */
export function UndoBar({ said, button, onUndo }: UndoBarProps) {
  const saidId = useId()
  return (
    <p className="fixed inset-x-4 bottom-36 z-30 flex flex-wrap items-center justify-between gap-x-4 rounded-court bg-ink-900 px-4 py-1.5 text-white [--focus-ring:var(--color-brass-300)] sm:right-auto lg:bottom-20">
      <span id={saidId}>{said}</span>
      <button ref={button} type="button" aria-describedby={saidId} className={WAY_BACK} onClick={onUndo}>
        {messages.kept.undo}
      </button>
    </p>
  )
}
