import { useEffect, useState } from 'react'
import { FIRM } from '#contract/firm.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook, Spinner } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { activeFilters } from './filters/active-filters.ts'
import type { FilterProps } from './filters/filter-panel.tsx'
import { countOffers, type Offer } from './cards/offers.ts'
import { Nearest } from './nearest.tsx'

const list = messages.list
const words = messages.noProperties

type NoPropertiesProps = FilterProps & {
  reading: SearchReading | undefined
  onEnquire: (property: Property) => void
}

/** Nothing matches: which filter to drop, how many listings that would show, and which listings come nearest. */
export function NoProperties({ params, onChange, reading, onEnquire }: NoPropertiesProps) {
  const labels = activeFilters(params, reading).map(({ label }) => label)
  return (
    <>
      <WaysOut labels={labels} params={params} onChange={onChange} reading={reading} />
      {labels.length > 0 && <Nearest key={params.toString()} params={params} onEnquire={onEnquire} />}
    </>
  )
}

type OffersProps = FilterProps & { reading: SearchReading | undefined }

function WaysOut({ labels, ...offers }: OffersProps & { labels: string[] }) {
  return (
    <EmptyState title={list.emptyTitle} sentences={list.emptySentences}>
      {labels.length > 0 && <Offers key={offers.params.toString()} {...offers} />}
      <a
        href={whatsAppLink(FIRM.whatsAppDigits, words.tellUsText(labels.join(', ')))}
        {...NEW_TAB}
        className={buttonLook({ className: 'mt-2' })}
      >
        <WhatsAppIcon />
        {words.tellUs}
      </a>
    </EmptyState>
  )
}

function Offers({ params, onChange, reading }: OffersProps) {
  const [offers, setOffers] = useState<Offer[]>()

  useEffect(() => {
    const leaving = new AbortController()
    void countOffers(params, reading, leaving.signal).then((counted) => {
      if (!leaving.signal.aborted) setOffers(counted)
    })
    return () => leaving.abort()
  }, [params, reading])

  return (
    <div aria-live="polite" className="mt-2 flex min-h-11 flex-wrap items-center justify-center gap-2">
      {offers ? (
        offers.map((offer) => <OfferChip key={offer.without.toString()} offer={offer} onChange={onChange} />)
      ) : (
        <Counting />
      )}
    </div>
  )
}

/** What could not be counted is offered without a number. */
function OfferChip({ offer, onChange }: { offer: Offer; onChange: FilterProps['onChange'] }) {
  const { label, without, count } = offer
  return (
    <Chip className="max-w-full flex-wrap justify-center" onClick={() => onChange(without)}>
      {label} {count && <b className="tabular">{words.found(count)}</b>}
    </Chip>
  )
}

function Counting() {
  return (
    <span className="inline-flex items-center gap-2.5 text-small text-ink-700">
      <Spinner />
      {words.counting}
    </span>
  )
}
