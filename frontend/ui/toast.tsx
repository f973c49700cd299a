import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

const VISIBLE_MS = 6000
const TONES = {
  success: { look: 'border-[#7fc29d]', icon: CircleCheck },
  danger: { look: 'border-[#f08a97]', icon: CircleAlert },
  info: { look: 'border-brass-300', icon: Info },
} as const

type ToastTone = keyof typeof TONES
type Toast = { id: number; tone: ToastTone; text: string }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says something in the corner for six seconds. A page or layout must show <Toasts/>. */
export function showToast(tone: ToastTone, text: string) {
  lastId += 1
  replace([...toasts, { id: lastId, tone, text }])
}

function dismiss(id: number) {
  replace(toasts.filter((toast) => toast.id !== id))
}

function replace(next: readonly Toast[]) {
  toasts = next
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export function Toasts({ closeLabel }: { closeLabel: string }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  )
  return (
    <div className="fixed inset-x-4 top-4 z-50 grid gap-2.5 md:inset-x-auto md:top-auto md:bottom-4 md:left-4 md:w-105">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  )
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [isHeld, setIsHeld] = useState(false)
  const { look, icon } = TONES[toast.tone]
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dismiss(toast.id), VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id])
  return (
    <div
      role={toast.tone === 'danger' ? 'alert' : 'status'}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={`flex items-center gap-3 rounded-court border-l-[5px] bg-ink-900 py-2.5 pr-2 pl-4 leading-snug text-white eave ${look}`}
    >
      <Icon of={icon} />
      <span>{toast.text}</span>
      <IconButton
        label={closeLabel}
        icon={X}
        onClick={() => dismiss(toast.id)}
        className="ml-auto hover:bg-ink-700"
      />
    </div>
  )
}
