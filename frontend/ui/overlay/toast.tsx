import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { allStyles } from '#frontend/lib/browser/all-styles.ts'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import type { Toast } from './toast-card.tsx'

const TOAST_MS = 6000
const UNDO_MS = 10_000

const loadCard = async () => (await Promise.all([import('./toast-card.tsx'), allStyles()]))[0]
const ToastCard = lazy(async () => ({ default: (await loadCard()).ToastCard }))

/** Loads the code and styles of toasts ahead of the first one, which may have to say that the connection is gone. */
export async function preloadToasts(): Promise<void> {
  await loadCard().catch(() => undefined)
}

let toasts: readonly Toast[] = []
let lastId = 0
/** Whether the last press was one of a key. */
let isByKey = false
const listeners = new Set<() => void>()

/**
 * Shows a text in the corner for six seconds, with `undo` for ten, and for somebody at the keys until the next one. A
 * page or layout must show <Toasts/>.
 */
export function showToast(tone: Toast['tone'], text: string, undo?: Toast['undo']) {
  lastId += 1
  replace([...toasts, { id: lastId, tone, text, undo, isByKey }])
}

export function clearToasts() {
  replace([])
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

function notePress({ type }: Event) {
  isByKey = type === 'keydown'
}

/** `undoHint` says that F8 leads to what takes back. */
export function Toasts({ closeLabel, undoHint }: { closeLabel: string; undoHint?: string }) {
  useEffect(() => {
    document.addEventListener('keydown', notePress, true)
    document.addEventListener('pointerdown', notePress, true)
    return () => {
      document.removeEventListener('keydown', notePress, true)
      document.removeEventListener('pointerdown', notePress, true)
    }
  }, [])

  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  )
  return (
    <div aria-live="polite" className="toasts grid gap-2.5">
      {shown.map((toast) => {
        const plain = <PlainToast {...toast} />
        return (
          <ErrorBoundary key={toast.id} resetKey="" fallback={() => plain}>
            <Suspense fallback={plain}>
              <ToastCard
                {...{ toast, closeLabel, undoHint }}
                isLast={toast.id === lastId}
                forMs={toast.undo ? UNDO_MS : TOAST_MS}
                onDismiss={dismiss}
              />
            </Suspense>
          </ErrorBoundary>
        )
      })}
    </div>
  )
}

/** Stands in until the card's code has loaded, or when it cannot be loaded. */
function PlainToast({ id, text }: Toast) {
  useEffect(() => {
    const timer = setTimeout(dismiss, TOAST_MS, id)
    return () => clearTimeout(timer)
  }, [id])
  return <p className="rounded-court bg-ink-900 px-4 py-3 text-white">{text}</p>
}
