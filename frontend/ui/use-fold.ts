import { useCallback, useRef, useState } from 'react'

/** What the first row of a list that was folded away takes. */
export type FoldMark = { ref?: (row: HTMLElement | null) => void; tabIndex?: number }

/**
 * A long list folded to its first rows. Where more than `most` stand in it, `seen` are the first ones until `unfold`; the
 * first of the others then takes the focus, in place of the button that brought them.
 */
export function useFold<Row>(rows: readonly Row[], first: number, most = first) {
  const [isWhole, setIsWhole] = useState(false)
  const takesFocus = useRef(false)
  const isFolded = !isWhole && rows.length > most

  const unfold = useCallback(() => {
    takesFocus.current = true
    setIsWhole(true)
  }, [])

  const ref = useCallback((row: HTMLElement | null) => {
    if (!row || !takesFocus.current) return
    takesFocus.current = false
    row.focus()
  }, [])

  return {
    seen: isFolded ? rows.slice(0, first) : rows,
    isFolded,
    unfold,
    markOf: (at: number): FoldMark => (isWhole && at === first ? { ref, tabIndex: -1 } : {}),
  }
}
