import { entryId } from '#frontend/lib/navigation/history-entries.ts'
import type { PageChange } from '#frontend/lib/navigation/page-change.ts'
import { returnAhead } from '#frontend/lib/navigation/use-scroll-restoration.ts'

/*
 * A list that is left keeps its boxes where browsers can keep them: leaving it takes none away, and Back neither styles nor lays it out
 * anew. Back can show it before React has anything to say about it.
 */

/** The content of the list is laid out the same whether it is shown or hidden. */
export const BOX = { display: 'flow-root' }

const HIDDEN = Object.entries({
  'content-visibility': 'hidden',
  contain: 'strict',
  position: 'absolute',
  'inset-inline': '0',
  height: '0',
})

let kept: { box: HTMLElement; entry: string } | undefined

/**
 * Hides the list of a history entry, keeping its layout boxes, until the returned function is called. React sets
 * `display: none` again with every commit of what is hidden.
 */
export function keepBoxes(box: HTMLElement, entry: string): () => void {
  if (globalThis.CSS?.supports?.('content-visibility: hidden') !== true) return () => undefined
  const { style } = box
  const show = () => style.display === 'none' && style.setProperty('display', BOX.display)
  const hiding = new MutationObserver(show)
  show()
  hide(box)
  hiding.observe(box, { attributeFilter: ['style'] })
  kept = { box, entry }
  return () => {
    hiding.disconnect()
    unhide(box)
    kept = undefined
  }
}

function hide({ style }: HTMLElement) {
  for (const [name, value] of HIDDEN) style.setProperty(name, value)
}

function unhide({ style }: HTMLElement) {
  for (const [name] of HIDDEN) style.removeProperty(name)
}

/** A list that is shown ahead of React. */
export type ShownAhead = { entry: string; putBack: () => void }

/**
 * Shows the kept list of this address where it was left, and leaves out the page that is shown: what React will say of them, a frame
 * or more before it does. `putBack` undoes that. Answers undefined where that list is not kept.
 */
export function showKept(location: PageChange['location']): ShownAhead | undefined {
  const entry = entryId(location)
  if (kept?.entry !== entry) return undefined
  const { box } = kept
  const others = [...(box.parentElement?.children ?? [])].flatMap((other) =>
    other instanceof HTMLElement && other !== box ? { style: other.style, display: other.style.display } : [],
  )
  for (const { style } of others) style.display = 'none'
  unhide(box)
  const notReturned = returnAhead(entry)
  const putBack = () => {
    hide(box)
    for (const { style, display } of others) style.display = display
    notReturned()
  }
  return { entry, putBack }
}
