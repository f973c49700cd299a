import { useLayoutEffect } from 'react'

type RootMark = 'data-has-dialog' | 'data-has-bottom-bar' | 'data-has-save-bar'

/**
 * Marks the document's root for style sheets while a component is mounted. With `html:has(…)` instead, browsers search
 * the whole page each time they restyle the root: 6 ms for each tap that opens or closes a dialog over 120 cards.
 */
export function useRootMark(mark: RootMark) {
  useLayoutEffect(() => {
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark])
}

/** The mark's value is the number of components that set it: a dialog can stand over another. */
function count(mark: RootMark, change: 1 | -1) {
  const root = document.documentElement
  const components = Number(root.getAttribute(mark)) + change
  if (components > 0) root.setAttribute(mark, String(components))
  else root.removeAttribute(mark)
}
