import { useEffect } from 'react'

/** Tries again by itself what failed without a connection, once there is one. */
export function useAgainOnline(isFailed: boolean, again: () => void) {
  useEffect(() => {
    if (!isFailed) return undefined
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
}
