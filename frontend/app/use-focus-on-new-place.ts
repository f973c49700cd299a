import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Takes the focus to the main part when another place is shown, unless the place has put it somewhere itself. */
export function useFocusOnNewPlace(place: string) {
  const main = useRef<HTMLElement>(null)
  const isFirstPlace = useNavigationType() === 'POP'
  const shownPlace = useRef(isFirstPlace ? place : undefined)

  useEffect(() => {
    if (shownPlace.current === place) return
    shownPlace.current = place
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [place])
  return main
}
