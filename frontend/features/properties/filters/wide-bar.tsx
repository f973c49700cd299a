import { useSyncExternalStore } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import type { WideBarProps } from './wide-filters.tsx'

export type { WideBarProps }

const WIDE = '(min-width: 62rem)'
const WideFilters = chunk(async () => (await import('./wide-filters.tsx')).WideFilters)

/** Under the header of wide screens. Phones have the filters in a sheet and do not load them before it opens. */
export function WideBar(props: WideBarProps) {
  return useIsWide() && <WideFilters {...props} />
}

export function useIsWide(): boolean {
  return useSyncExternalStore(onWidthChange, () => matchMedia(WIDE).matches)
}

function onWidthChange(notify: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', notify)
  return () => wide.removeEventListener('change', notify)
}
