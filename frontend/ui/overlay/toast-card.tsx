import { CircleAlert, CircleCheck, Info, X } from 'lucide'
import { useEffect, useState } from 'react'
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
  /** A button that takes back what the text tells; the toast goes with it. */
  undo?: { label: string; run: () => void }
}

type ToastCardProps = { toast: Toast; closeLabel: string; forMs: number; onDismiss: (id: number) => void }

export function ToastCard({ toast, closeLabel, forMs, onDismiss }: ToastCardProps) {
  const [isHeld, setIsHeld] = useState(false)
  const { look, icon } = TONES[toast.tone]
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => onDismiss(toast.id), forMs)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id, forMs, onDismiss])
  return (
    <div
      role={toast.tone === 'danger' ? 'alert' : 'status'}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={`flex items-center gap-3 rounded-court border-l-[5px] bg-ink-900 [--focus-ring:var(--color-brass-300)] py-2.5 pr-2 pl-4 leading-snug text-white eave ${look}`}
    >
      <Icon of={icon} />
      <span className="mr-auto">{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          className="min-h-11 flex-none rounded-sill border-[1.5px] border-white px-3.5 font-semibold hover:bg-ink-700"
          onClick={() => {
            toast.undo?.run()
            onDismiss(toast.id)
          }}
        >
          {toast.undo.label}
        </button>
      )}
      <IconButton
        label={closeLabel}
        icon={X}
        onClick={() => onDismiss(toast.id)}
        className="hover:bg-ink-700"
      />
    </div>
  )
}
