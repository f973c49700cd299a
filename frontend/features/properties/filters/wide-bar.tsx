import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useWide } from '#frontend/lib/browser/use-media.ts'
import type { WideBarProps } from './wide-filters.tsx'

export type { WideBarProps }

const WideFilters = chunk(async () => (await import('./wide-filters.tsx')).WideFilters)

/** Under the header of wide screens. Phones have the filters in a sheet and do not load them before it opens. */
export function WideBar(props: WideBarProps) {
  return useWide() && <WideFilters {...props} />
}
