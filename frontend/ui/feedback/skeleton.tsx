import { classNames } from '#frontend/ui/class-names.ts'

/** A line of text that is on its way. */
export function SkeletonLine({ className }: { className?: string }) {
  return <span className={classNames('block h-3.5 rounded-tag bg-mist-200 breathe', className)} aria-hidden />
}

/** A picture that is on its way: a closed shutter. */
export function SkeletonBox({ className }: { className?: string }) {
  return <span className={classNames('block rounded-court shutter breathe', className)} aria-hidden />
}
