import { type ReactNode, useEffect, useState } from 'react'

type CardGridProps = { isBusy?: boolean; children: ReactNode }

/**
 * Cards out of sight are left out of style and layout: a dialog has both done for the whole page, which took a second over
 * 120 cards on a phone. Not before they were laid out once, so that their heights are known and Back finds its place.
 */
export function CardGrid({ isBusy, children }: CardGridProps) {
  const isLaidOut = useIsLaidOut()
  return (
    <div
      aria-busy={isBusy || undefined}
      data-laid-out={isLaidOut || undefined}
      className="skip-unseen-cards grid gap-x-3 gap-y-7 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3"
    >
      {children}
    </div>
  )
}

function useIsLaidOut(): boolean {
  const [isLaidOut, setIsLaidOut] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsLaidOut(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isLaidOut
}
