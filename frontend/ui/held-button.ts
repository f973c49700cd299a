import type { ComponentProps, MouseEvent } from 'react'

type Pressed = Pick<ComponentProps<'button'>, 'disabled' | 'onClick' | 'aria-disabled'>

/**
 * What makes a button take no press for a while. It keeps the focus, which `disabled` would throw away, and says that it cannot be
 * pressed; neither it nor Enter in a field of its form submits.
 */
export function heldButton(isHeld: boolean, { disabled, onClick }: Pressed): Pressed {
  return isHeld ? { disabled: false, 'aria-disabled': true, onClick: prevent } : { disabled, onClick }
}

const prevent = (event: MouseEvent) => event.preventDefault()
