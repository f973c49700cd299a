/** Where the focus was on what has just been taken away, it goes on here. A ref. */
export function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus()
}
