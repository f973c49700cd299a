import { Suspense, useEffect, useState } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import type { KeptLinkProps } from './kept-link.tsx'

const KeptLink = chunk(async () => (await import('./kept-link.tsx')).KeptLink, { neverFails: true })

/** Where 'Kept (3)' stands; its code comes once something is kept. */
export function KeptSlot(props: KeptLinkProps) {
  const [isSomething, setIsSomething] = useState(false)
  useEffect(() => {
    const show = () => setIsSomething(true)
    if (isStored()) show()
    addEventListener('kept', show)
    return () => removeEventListener('kept', show)
  }, [])
  return (
    isSomething && (
      <Suspense>
        <KeptLink {...props} />
      </Suspense>
    )
  )
}

function isStored(): boolean {
  try {
    return ['kept', 'lists', 'opened-lists'].some((name) => localStorage.getItem(`aangan:${name}`) !== null)
  } catch {
    return false
  }
}
