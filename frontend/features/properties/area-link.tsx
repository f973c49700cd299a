import { areaPath } from '#contract/site/area-path.ts'
import { areaOfList } from '#contract/site/areas.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'

/** From the list of a place to the page about it: its map, what is near, what plots cost. Nothing outside the region. */
export function AreaLink({ place }: { place: string }) {
  const area = areaOfList([['city', place]])
  return (
    area && (
      <Link
        to={areaPath(area)}
        className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
      >
        {messages.alerts.moreAbout(placeNameOf(area.place))}
      </Link>
    )
  )
}
