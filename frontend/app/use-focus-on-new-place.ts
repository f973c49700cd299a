import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Moves the focus to the main element once another screen is shown, unless that screen has moved it itself. Never out of a
 * field: screens load late, and somebody may be typing there.
 */
export function useFocusOnNewPlace(place: string) {
  const main = useRef<HTMLElement>(null)
  const isFirstPlace = useNavigationType() === 'POP'
  const shownPlace = useRef(isFirstPlace ? place : undefined)

  useEffect(() => {
    if (shownPlace.current === place) return
    shownPlace.current = place
    const held = document.activeElement
    if (main.current?.contains(held) || held?.matches('input, textarea, select')) return
    main.current?.focus({ preventScroll: true })
  }, [place])
  return main
}
