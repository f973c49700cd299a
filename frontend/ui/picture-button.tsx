import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A round button on a picture: its disc is smaller than what takes the press. */
export function PictureButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={classNames('card-button grid place-items-center', className)}
    />
  )
}
