import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onFirstMove } from './first-move.ts'
import { onceQuiet } from './once-quiet.ts'

/**
 * True once an element is in sight, or less than `aheadPx` below it after the page was first moved: a page that was just opened loads
 * nothing for what is out of sight until it has come to rest (`once-quiet.ts`). For print everything is near. With an
 * `aheadPx` of 0 or less the element must be seen.
 */
export function useNear(element: RefObject<Element | null>, aheadPx: number): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    let seen: IntersectionObserver | undefined
    const watch = (ahead: number) => {
      seen?.disconnect()
      seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
        rootMargin: `0px 0px ${ahead}px 0px`,
      })
      seen.observe(current)
    }
    watch(0)
    const notMoved = onFirstMove(() => watch(aheadPx))
    const notQuiet = aheadPx > 0 ? onceQuiet(() => setIsNear(true)) : undefined
    const print = () => flushSync(() => setIsNear(true))
    addEventListener('beforeprint', print)
    return () => {
      notMoved()
      notQuiet?.()
      removeEventListener('beforeprint', print)
      seen?.disconnect()
    }
  }, [element, aheadPx])
  return isNear
}
