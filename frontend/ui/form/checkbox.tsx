import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#frontend/ui/class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  children: ReactNode
  className?: string
}

/** The whole row, text and box, can be pressed. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 text-base leading-snug',
        className,
      )}
    >
      <input
        {...input}
        type="checkbox"
        className="check-mark size-6 flex-none cursor-pointer rounded-court border-[1.5px] border-mist-400 bg-lime-0 checked:border-tea-700 checked:bg-tea-700"
      />
      {children}
    </label>
  )
}
