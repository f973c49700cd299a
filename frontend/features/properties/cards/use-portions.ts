import { startTransition, useEffect, useState } from 'react'

/** How many of `total` cards to show: some more with every task, so that none is long and no touch waits. */
export function usePortions(total: number, { first, step }: { first: number; step: number }): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step))
  }, [count, total, step])
  return count
}
