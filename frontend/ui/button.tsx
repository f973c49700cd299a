import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { heldButton } from './held-button.ts'

const LOOKS = {
  primary: 'border-transparent bg-tea-700 text-white hover:bg-tea-800',
  secondary: 'border-tea-700 bg-lime-0 text-tea-800 hover:bg-tea-100',
  quiet: 'border-transparent px-3 text-tea-700 hover:bg-mist-100',
  floor: 'border-transparent bg-paste text-band hover:bg-white',
  floorOutline: 'border-paste text-paste hover:bg-oxide-800',
  /** Its colours come with `className`. */
  own: '',
} as const

export type ButtonLook = keyof typeof LOOKS
type Size = 'regular' | 'small'
type Style = { look?: ButtonLook; size?: Size; isWide?: boolean; className?: string }

/** The classes of a button, for links that look like one. */
export function buttonLook({ look = 'primary', size = 'regular', isWide, className }: Style = {}): string {
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-sill border-[1.5px] text-center font-semibold leading-tight press',
    size === 'regular' ? 'min-h-12 py-2' : 'min-h-11 py-1.5 text-base',
    look !== 'quiet' && (size === 'regular' ? 'px-[22px]' : 'px-[16px]'),
    LOOKS[look],
    isWide && 'w-full',
    className,
  )
}

type ButtonProps = Style &
  Omit<ComponentProps<'button'>, 'className'> & {
    isBusy?: boolean
    /** Takes no press for a while, such as while another button is at work. */
    isHeld?: boolean
    /** Disabled while busy, as the specification wants the buttons of some forms: it then loses the focus. */
    isOffWhileBusy?: boolean
    busyLabel?: ReactNode
  }

/** While busy it takes no press, keeps its width and the focus, and shows the spinner beside `busyLabel`. */
export function Button({
  look,
  size,
  isWide,
  className,
  isBusy = false,
  isHeld = false,
  isOffWhileBusy = false,
  busyLabel,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      {...heldButton(isBusy || isHeld, button)}
      {...(isOffWhileBusy && isBusy && { disabled: true })}
      aria-busy={isBusy || undefined}
      className={classNames('button-states', buttonLook({ look, size, isWide, className }))}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <Stacked isBusy={isBusy} busyLabel={busyLabel}>
          {children}
        </Stacked>
      )}
    </button>
  )
}

function Stacked({
  isBusy,
  busyLabel,
  children,
}: {
  isBusy: boolean
  busyLabel: ReactNode
  children: ReactNode
}) {
  return (
    <span className="stacked grid">
      <span className={LABEL} aria-hidden={isBusy || undefined}>
        {children}
      </span>
      {/* Before, it keeps the button's width and not its height: it may have two lines where the other has one. */}
      <span className={LABEL} aria-hidden={!isBusy || undefined}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  )
}

const LABEL = 'inline-flex items-center justify-center gap-2.5'

/** Three slats that open and close while something loads. */
export function Spinner() {
  return (
    <span className="louvre" aria-hidden>
      <i />
      <i />
      <i />
    </span>
  )
}
