import { useState } from 'react'
import type { CsvListing, CsvReply } from '#contract/properties/csv.ts'
import { formatArea } from '#contract/units/area.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { StepSection } from './step-section.tsx'

const words = panelCsv.import.preview
const AT_FIRST = 8
const MORE = 50

/** The rows of a file as listings, before they are stored; uncertain readings are marked. */
export function Preview({ reply }: { reply: CsvReply }) {
  const [most, setMost] = useState(AT_FIRST)
  const listings = reply.understood?.listings ?? []
  if (listings.length === 0) return null
  const more = Math.min(listings.length - most, MORE)
  const emptied = listings.map(emptiedBy).filter((count) => count > 0)
  return (
    <>
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
      <StepSection title={words.title} hint={words.hint(listings.length, reply.rows)}>
        <ul>
          {listings.slice(0, most).map((listing) => (
            <PreviewRow key={listing.row} {...listing} />
          ))}
        </ul>
        {more > 0 && (
          <div className="border-t border-mist-200 px-2 py-1.5 sm:px-3">
            <Button look="quiet" size="small" onClick={() => setMost(most + MORE)}>
              {words.more(more)}
            </Button>
          </div>
        )}
      </StepSection>
    </>
  )
}

function PreviewRow(listing: CsvListing) {
  const { row, title, category, areaSqFt, place, deal, price, doubts, differences = [] } = listing
  const facts = [
    category,
    words.deals[deal],
    place,
    ...(areaSqFt === null ? [] : [formatArea(areaSqFt, 'sq ft')]),
  ]
  return (
    <li className="flex items-start gap-3 border-t border-mist-200 px-3.5 py-2.5 leading-snug sm:px-5">
      <div className="min-w-0 flex-1">
        <ListingTitle title={title} className="block wrap-anywhere" />
        <span className="block text-small text-ink-700">
          {words.row} {row}: {facts.join(', ')}
        </span>
        {doubts.map((doubt) => (
          <Tag key={doubt} tone="waiting" className="mt-1 mr-1.5">
            {words.doubts[doubt]}
          </Tag>
        ))}
        {emptiedBy(listing) > 0 && (
          <Tag tone="over" className="mt-1">
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
      </div>
      <p className="flex-none text-right font-display text-lead leading-tight font-semibold">
        {price === 0 ? words.onRequest : formatLakhCrore(price)}
        {price > 0 && deal !== 'sale' && (
          <span className="block font-sans text-micro font-text text-ink-700">{words.perMonth}</span>
        )}
      </p>
    </li>
  )
}

/** How many stored values a row clears: an empty cell empties its field. */
function emptiedBy({ differences = [] }: CsvListing): number {
  return differences.filter(({ before, after }) => before !== '' && after === '').length
}
