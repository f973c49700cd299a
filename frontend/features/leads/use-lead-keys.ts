import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Lead } from '#contract/leads/leads.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** What is done with a lead, by its id. */
type LeadKeys = {
  isOn: boolean
  onNote: (id: string) => void
  onDone: ((id: string) => void) | undefined
}

/** The lead that had a key last: who comes back to the list goes on there. */
let lastLead: string | undefined

/** What a letter presses on the lead that has the focus. */
const PRESSES: Record<string, string> = { c: 'a[href^="tel:"]', w: '[data-whatsapp]' }

/**
 * J and K go down and up the leads within `list`; on one of them C calls, W opens WhatsApp, N leads to a line more and D says
 * that its step is done. Enter follows the link, as everywhere. When the row in hand leaves the list or moves, the keys go on from where it stood.
 */
export function useLeadKeys(
  list: RefObject<HTMLElement | null>,
  leads: readonly Lead[] | undefined,
  { isOn, onNote, onDone }: LeadKeys,
) {
  /** The row that a key was pressed on last. */
  const place = useRef<number>(undefined)
  const rowsNow = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])]
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    const rows = rowsNow()
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (key === 'j' || key === 'k') {
      event.preventDefault()
      place.current = at < 0 ? (place.current ?? placeOfLast(rows)) : at + (key === 'j' ? 1 : -1)
      focusRow(rows)
      return
    }
    const row = rows[at]
    if (!row) return
    place.current = at
    lastLead = row.dataset['lead']
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
  function focusRow(rows: readonly HTMLElement[]) {
    place.current = Math.max(0, Math.min(rows.length - 1, place.current ?? 0))
    const row = rows[place.current]
    lastLead = row?.dataset['lead']
    row?.querySelector('a')?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }

  const goOn = useEffectEvent(() => {
    if (place.current !== undefined && document.activeElement === document.body) focusRow(rowsNow())
  })
  useEffect(() => goOn(), [leads])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const placeOfLast = (rows: readonly HTMLElement[]) =>
  Math.max(
    0,
    rows.findIndex((row) => row.dataset['lead'] === lastLead),
  )
