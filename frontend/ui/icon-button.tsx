import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string
  icon: IconNode
}

/** The classes of a square of 44 px around an icon, for links too. Like the icon, it does not grow with the text size. */
export const iconButtonLook = 'inline-grid size-[44px] flex-none place-items-center rounded-sill'

/** The same with a border, where icons stand beside each other as the ways to do something. */
export const borderedIconLook = `${iconButtonLook} border-[1.5px] border-mist-400 bg-lime-0 hover:border-tea-700 hover:bg-tea-50`

export function IconButton({ label, icon, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={classNames(iconButtonLook, className ?? 'hover:bg-mist-100')}
    >
      <Icon of={icon} />
    </button>
  )
}
