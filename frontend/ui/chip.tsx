import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { heldButton } from './held-button.ts'

type ChipProps = ComponentProps<'button'> & {
  isOn?: boolean
  /** Chosen without the colour of acting, where something else on the screen is the thing to do. */
  isQuiet?: boolean
  /** Takes no press for a while, and keeps the focus. */
  isHeld?: boolean
}

/** A small button, 44 px high. With `isOn` given it is a toggle and says so (aria-pressed). */
export function Chip({ isOn, isQuiet = false, isHeld = false, className, ...button }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      {...button}
      {...heldButton(isHeld, button)}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-sill border-[1.5px] px-3.5 py-1.5 text-base leading-head font-medium press',
        isOn && isQuiet && 'border-tea-700 bg-tea-100',
        isOn && !isQuiet && 'border-tea-700 bg-tea-700 text-white',
        !isOn && 'border-mist-400 bg-lime-0 hover:border-tea-700 hover:bg-tea-50',
        className,
      )}
    />
  )
}
