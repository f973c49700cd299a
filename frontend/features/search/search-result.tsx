import type { Property } from '#contract/properties/replies.ts'
import { silentSource } from '#frontend/lib/format/pictures.ts'
import { placeOf } from '#contract/properties/place.ts'
import { StackedPrice } from '#frontend/lib/format/panel-price.tsx'
import { panelSearch as words } from '#frontend/messages/panel/search.ts'
import { stateWords } from '#frontend/messages/panel/states.ts'
import { Picture } from '#frontend/ui/picture.tsx'

/** A listing in a row: picture, title, category, place, price, and its status where it is not available. */
export function SearchResult({ property, term }: { property: Property; term: string }) {
  const { title, category, status, pictures } = property
  const [cover] = pictures
  const state = status === 'available' ? undefined : stateWords[status]
  return (
    <span className="grid min-h-15 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 px-3.5 py-1.5 leading-tight">
      <Picture picture={silentSource(cover)} missingAlt="" sizes="56px" className="aspect-square w-14" />
      <span className="grid min-w-0 gap-0.5">
        <b className="line-clamp-2 leading-snug font-medium wrap-anywhere">
          <Marked text={title} term={term} />
        </b>
        <span className="text-micro wrap-anywhere text-ink-500">
          <Marked text={[category, placeOf(property), state].filter(Boolean).join(', ')} term={term} />
        </span>
      </span>
      <b className="max-w-24 text-right sm:max-w-32 font-display text-base leading-head font-semibold">
        <StackedPrice property={property} onRequest={words.onRequest} />
      </b>
    </span>
  )
}

/** A text in which the place that matches is marked. */
function Marked({ text, term }: { text: string; term: string }) {
  const start = text.toLowerCase().indexOf(term.toLowerCase())
  if (start < 0) return text
  const end = start + term.length
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-brass-100 text-inherit">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
