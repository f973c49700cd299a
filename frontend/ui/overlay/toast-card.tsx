import { CircleAlert, CircleCheck, Info, X } from 'lucide'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const TONES = {
  success: { look: 'border-[#7fc29d]', icon: CircleCheck },
  danger: { look: 'border-[#f08a97]', icon: CircleAlert },
  info: { look: 'border-brass-300', icon: Info },
} as const

export type Toast = {
  id: number
  tone: keyof typeof TONES
  text: string
  /** A button that takes back what the text tells, and the way to what is to be done otherwise; the toast goes with both. */
  undo?: { label: string; run: () => void; otherwise?: { label: string; to: string } | undefined } | undefined
  /** It tells what was done by keys, whose way to `undo` may be long. */
  isByKey: boolean
}

type ToastCardProps = {
  toast: Toast
  closeLabel: string
  undoHint: string | undefined
  isLast: boolean
  forMs: number
  onDismiss: (id: number) => void
}

export function ToastCard({ toast, closeLabel, undoHint, isLast, forMs, onDismiss }: ToastCardProps) {
  const [isHeld, setIsHeld] = useState(false)
  const { look, icon } = TONES[toast.tone]
  const isUndone = toast.undo !== undefined
  const isWaitedFor = isUndone && toast.isByKey && isLast
  const undo = useUndoKey(isUndone && isLast, isWaitedFor)
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isHeld || isWaitedFor) return undefined
    const timer = setTimeout(() => onDismiss(toast.id), forMs)
    return () => clearTimeout(timer)
  }, [isHeld, isWaitedFor, toast.id, forMs, onDismiss])

  function hold({ currentTarget, relatedTarget }: FocusEvent) {
    setIsHeld(true)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget
  }

  /** Gives the focus back to what had it before. */
  function leave() {
    const last = before.current?.isConnected ? before.current : document.querySelector('main')
    last?.focus({ preventScroll: true })
    onDismiss(toast.id)
  }

  return (
    // It only hears what is pressed on its buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      role={toast.tone === 'danger' ? 'alert' : 'status'}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={hold}
      onBlur={() => setIsHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
      className={`flex items-center gap-3 rounded-court border-l-[5px] bg-ink-900 [--focus-ring:var(--color-brass-300)] py-2.5 pr-2 pl-4 leading-snug wrap-anywhere text-white eave ${look}`}
    >
      <Icon of={icon} />
      {/* Two buttons stand below the words, which would be squeezed beside them. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 flex-1 basis-36">
          {toast.text}
          {isWaitedFor && undoHint && <span className="block text-micro text-mist-400">{undoHint}</span>}
        </span>
        <span className="flex gap-3 empty:hidden">
          {toast.undo?.otherwise && (
            <Link to={toast.undo.otherwise.to} className={BUTTON} onClick={() => onDismiss(toast.id)}>
              {toast.undo.otherwise.label}
            </Link>
          )}
          {toast.undo && (
            <button
              ref={undo}
              type="button"
              aria-keyshortcuts={isLast ? KEY : undefined}
              className={BUTTON}
              onClick={() => {
                toast.undo?.run()
                leave()
              }}
            >
              {toast.undo.label}
            </button>
          )}
        </span>
      </div>
      <IconButton label={closeLabel} icon={X} onClick={leave} className="hover:bg-ink-700" />
    </div>
  )
}

const BUTTON =
  'inline-flex min-h-11 flex-none items-center rounded-sill border-[1.5px] border-white px-3.5 font-semibold hover:bg-ink-700'

const KEY = 'F8'

/** The ref of the button that F8 leads to. Where what was done by keys took the focus with it, the button has it at once. */
function useUndoKey(hasKey: boolean, takesLostFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === KEY && button.current?.focus()
    if (hasKey) document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [hasKey])
  useEffect(() => {
    if (!takesLostFocus) return undefined
    const take = () => {
      // A screen's heading holds a focus that was lost.
      const { activeElement: holder, body } = document
      if (holder === body || holder?.matches('h1')) button.current?.focus()
    }
    take()
    // A dialog that asked is still closing, and gives the focus to what may be gone.
    document.addEventListener('close', take, true)
    return () => document.removeEventListener('close', take, true)
  }, [takesLostFocus])
  return button
}
