import { joinWait } from '#frontend/lib/browser/one-wait.ts'
import { classNames } from '#frontend/ui/class-names.ts'

/** The placeholder of a line of text that is loading. */
export function SkeletonLine({ className }: { className?: string }) {
  return (
    <span
      ref={joinWait}
      className={classNames('block h-3.5 rounded-tag bg-mist-200 breathe', className)}
      aria-hidden
    />
  )
}

/** A bar at the top of the window, drawn once a wait has taken 300 ms. */
export function WaitBar() {
  return <span ref={joinWait} className="wait-bar" aria-hidden />
}

/** The placeholder of a picture that is loading: a closed shutter. */
export function SkeletonBox({ className }: { className?: string }) {
  return (
    <span
      ref={joinWait}
      className={classNames('block rounded-court shutter breathe', className)}
      aria-hidden
    />
  )
}
