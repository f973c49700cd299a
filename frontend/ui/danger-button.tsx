import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export const DANGERS = {
  filled: 'border-transparent bg-crimson-700 text-white hover:bg-crimson-800',
  outlined: 'border-crimson-700 bg-lime-0 text-crimson-700 hover:bg-crimson-100',
} as const

type DangerButtonProps = Omit<ComponentProps<typeof Button>, 'look'> & { look?: keyof typeof DANGERS }

/** For what cannot be taken back. In a file of its own: the first sheets of public pages carry none of its colours. */
export function DangerButton({ look = 'filled', className, ...button }: DangerButtonProps) {
  return <Button {...button} look="own" className={classNames(DANGERS[look], className)} />
}
