import { useState } from 'react'
import type { CsvListing, CsvReply } from '#contract/properties/csv.ts'
import { formatArea } from '#contract/units/area.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Tag } from '#frontend/ui/tag.tsx'

const words = panelCsv.import.preview
const AT_ONCE = 50
const COLUMNS = [words.row, words.listing, words.kind, words.price, words.area, words.place, words.deal]
const CELL = 'px-3 py-2.5 max-sm:py-0.5'

/** The rows of a file as listings, before they are stored; uncertain readings are marked. */
export function Preview({ reply }: { reply: CsvReply }) {
  const [shown, setShown] = useState(AT_ONCE)
  const listings = reply.understood?.listings ?? []
  if (listings.length === 0) return null
  const unsure = reply.understood?.unsure ?? 0
  const title = words.title(listings.length, reply.rows)
  const more = Math.min(listings.length - shown, AT_ONCE)
  const emptied = listings.map(emptiedBy).filter((count) => count > 0)
  return (
    <section className="grid grid-cols-1 gap-2.5" aria-label={title}>
      <h2 className="text-lead">{title}</h2>
      {emptied.length > 0 && (
        <Alert>
          <p className="font-semibold">
            {words.emptied(
              emptied.reduce((sum, count) => sum + count, 0),
              emptied.length,
            )}
          </p>
          <p>{words.emptiedText}</p>
        </Alert>
      )}
      {unsure > 0 && (
        <p>
          <b className="font-semibold">{words.unsure(unsure)}</b> {words.text}
        </p>
      )}
      <div className="overflow-x-auto rounded-court border border-mist-200 bg-lime-0">
        <table className="w-full border-collapse text-base leading-snug max-sm:block">
          <thead className="bg-mist-100 text-left text-small text-ink-700 max-sm:sr-only">
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="px-3 py-2.5 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {listings.slice(0, shown).map((listing) => (
              <PreviewRow key={listing.row} {...listing} />
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <Button look="secondary" onClick={() => setShown(shown + AT_ONCE)}>
          {words.more(more)}
        </Button>
      )}
    </section>
  )
}

function PreviewRow(listing: CsvListing) {
  const { row, title, category, areaSqFt, place, deal, doubts, differences = [] } = listing
  return (
    <tr className="border-t border-mist-200 align-top max-sm:block max-sm:px-1 max-sm:py-2.5">
      <td className={`${CELL} tabular text-ink-700 max-sm:block`}>
        <span className="sm:hidden">{words.row} </span>
        {row}
      </td>
      <td className={`${CELL} min-w-48 max-sm:block`}>
        <b className="block font-semibold wrap-anywhere">{title}</b>
        {doubts.map((doubt) => (
          <Tag key={doubt} tone="waiting" className="mt-1.5 mr-1.5">
            {words.doubts[doubt]}
          </Tag>
        ))}
        {emptiedBy(listing) > 0 && (
          <Tag tone="over" className="mt-1.5">
            {words.emptiedInRow(emptiedBy(listing))}
          </Tag>
        )}
        {differences.length > 0 && (
          <ul className="mt-1 text-small text-ink-700">
            {differences.map(({ column, before, after }) => (
              <li
                key={column}
                className={after ? 'wrap-anywhere' : 'font-semibold wrap-anywhere text-crimson-800'}
              >
                {words.change(column, before, after)}
              </li>
            ))}
          </ul>
        )}
      </td>
      <Fact name={words.kind}>{category}</Fact>
      <Fact name={words.price}>{shortPriceOf(listing) ?? words.onRequest}</Fact>
      <Fact name={words.area}>{areaSqFt === null ? words.none : formatArea(areaSqFt, 'sq ft')}</Fact>
      <Fact name={words.place}>{place}</Fact>
      <Fact name={words.deal}>{words.deals[deal]}</Fact>
    </tr>
  )
}

/** How many stored values a row clears: an empty cell empties its field. */
function emptiedBy({ differences = [] }: CsvListing): number {
  return differences.filter(({ before, after }) => before !== '' && after === '').length
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <td className={`${CELL} max-sm:flex max-sm:gap-2`}>
      <span className="w-14 flex-none text-small text-ink-700 sm:hidden">{name}</span>
      {children}
    </td>
  )
}
