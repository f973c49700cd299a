import { useLayoutEffect } from 'react'

/** Tries again by itself what failed without a connection, once there is one: listened for as soon as the failure is seen. */
export function useAgainOnline(isFailed: boolean, again: () => void) {
  useLayoutEffect(() => {
    if (!isFailed) return undefined
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
}
