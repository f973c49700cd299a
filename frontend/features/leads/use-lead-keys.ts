import { type RefObject, useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** What is done with a lead, by its id. */
type LeadKeys = { onNote: (id: string) => void; onDone: ((id: string) => void) | undefined }

/** What a letter presses on the lead that has the focus. */
const PRESSES: Record<string, string> = { c: 'a[href^="tel:"]', w: '[data-whatsapp]' }

/**
 * J and K go down and up the leads within `list`; on one of them C calls, W opens WhatsApp, N leads to a line more and D says
 * that its step is done. Enter follows the link, as everywhere.
 */
export function useLeadKeys(list: RefObject<HTMLElement | null>, { onNote, onDone }: LeadKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (key === 'j' || key === 'k') {
      const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + (key === 'j' ? 1 : -1)))]
      event.preventDefault()
      next?.querySelector('a')?.focus()
      next?.scrollIntoView({ block: 'nearest' })
      return
    }
    const row = rows[at]
    if (!row) return
    const does = { n: onNote, d: onDone }[key]
    if (does) {
      event.preventDefault()
      does(row.dataset['lead'] ?? '')
    }
    const pressed = PRESSES[key] && row.querySelector<HTMLElement>(PRESSES[key])
    if (!pressed) return
    event.preventDefault()
    pressed.click()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
