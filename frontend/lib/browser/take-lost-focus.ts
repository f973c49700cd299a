/** A ref that takes the focus if the element that had it was just removed. */
export function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus()
}
