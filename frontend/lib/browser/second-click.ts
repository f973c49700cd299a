import type { MouseEvent } from 'react'

/** For `onClickCapture` around buttons that move or change once they are pressed: the second click of a double click presses none. */
export function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2 || !(event.target instanceof Element) || !event.target.closest('button')) return
  event.preventDefault()
  event.stopPropagation()
}
