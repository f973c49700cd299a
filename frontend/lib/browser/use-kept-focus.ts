import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * The props of a part whose controls may go with what they do. Where the focus was on one that went, the part itself takes it, so
 * that Tab goes on there and not at the start of the page.
 */
export function useKeptFocus<Part extends HTMLElement>() {
  const ref = useRef<Part>(null)
  const isInside = useRef(false)
  // After every render: any of them may take a control away.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) ref.current?.focus()
  })
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent<Part>) => {
      // A control that went, or cannot be used now, has not been left.
      if (!target.isConnected || target.matches(':disabled')) return
      isInside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    },
  }
}
