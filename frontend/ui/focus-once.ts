/** As `ref`: takes the focus when it comes. */
export const focusOnce = (target: HTMLElement | null) => target?.focus()
