import { useEffect, useState } from 'react'

/** Whole seconds left until `atMs` (milliseconds since 1970), counting down; 0 once it is reached. */
export function useCountdown(atMs: number): number {
  const [counted, setCounted] = useState(() => ({ atMs, seconds: secondsUntil(atMs) }))
  if (counted.atMs !== atMs) setCounted({ atMs, seconds: secondsUntil(atMs) })
  const isOver = counted.seconds === 0

  useEffect(() => {
    if (isOver) return undefined
    const ticking = setInterval(() => setCounted({ atMs, seconds: secondsUntil(atMs) }), 1000)
    return () => clearInterval(ticking)
  }, [atMs, isOver])

  return counted.seconds
}

function secondsUntil(atMs: number): number {
  return Math.max(0, Math.ceil((atMs - Date.now()) / 1000))
}
