import { CircleAlert, CircleCheck, Info, X } from 'lucide'
import { useEffect, useState } from 'react'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const TONES = {
  success: { look: 'border-[#7fc29d]', icon: CircleCheck },
  danger: { look: 'border-[#f08a97]', icon: CircleAlert },
  info: { look: 'border-brass-300', icon: Info },
} as const

export type Toast = { id: number; tone: keyof typeof TONES; text: string }

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
      <span>{toast.text}</span>
      <IconButton
        label={closeLabel}
        icon={X}
        onClick={() => onDismiss(toast.id)}
        className="ml-auto hover:bg-ink-700"
      />
    </div>
  )
}
