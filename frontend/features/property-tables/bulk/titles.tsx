import type { Property } from '#contract/properties/replies.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { panelBulk as words } from '#frontend/messages/panel/bulk.ts'

/** So many of the listings that something is done with are named. */
export const NAMED = 5

/** The first of some listings by their titles, and how many more there are. */
export function Titles({ properties, total }: { properties: readonly Property[]; total: number }) {
  const named = properties.slice(0, NAMED)
  return (
    <ul className="grid grid-cols-1 gap-1 box px-3.5 py-2.5 leading-snug">
      {named.map(({ _id, title }) => (
        <li key={_id} className="wrap-anywhere">
          <ListingTitle title={title} />
        </li>
      ))}
      {total > named.length && <li className="text-ink-700">{words.more(total - named.length)}</li>}
    </ul>
  )
}
