import { type ComponentType, useEffect, useState } from 'react'
import { FIRM } from '#contract/firm.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { countEvent } from '#frontend/lib/browser/count-event.ts'
import fields from '#frontend/assets/pictures/hero/hero-land-640.webp'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook, Spinner } from '#frontend/ui/button.tsx'
import { Picture } from '#frontend/ui/picture.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { activeFilters } from './filters/active-filters.ts'
import type { FilterProps } from './filters/list-query.ts'
import { countSuggestions, type FilterSuggestion } from './cards/offers.ts'
import { Nearest, NearestBeside, OnOfferBeside } from './nearest.tsx'

const list = messages.list
const words = messages.noProperties

type FewPropertiesProps = FilterProps & {
  found: readonly Property[]
  reading: SearchReading | undefined
  onEnquire: (property: Property) => void
  Corner: ComponentType<{ property: Property }>
}

/** What fills the page of a search that found nothing, or one or two listings. */
export function FewProperties({ found, ...rest }: FewPropertiesProps) {
  if (found.length === 0) return <NoProperties {...rest} />
  const { params, reading, onEnquire, Corner } = rest
  if (activeFilters(params, reading).length === 0) return null
  const Beside = params.has('status') ? OnOfferBeside : NearestBeside
  return (
    <Beside key={params.toString()} found={found} params={params} onEnquire={onEnquire} Corner={Corner} />
  )
}

/** Nothing matches: filters to remove, with the number of listings each would show, and the closest listings. */
function NoProperties({ params, onChange, reading, ...card }: Omit<FewPropertiesProps, 'found'>) {
  const labels = activeFilters(params, reading).map(({ label }) => label)
  useEffect(() => countEvent('search', params.toString()), [params])
  return (
    <>
      <WaysOut labels={labels} params={params} onChange={onChange} reading={reading} />
      {labels.length > 0 && <Nearest key={params.toString()} params={params} {...card} />}
    </>
  )
}

type OffersProps = FilterProps & { reading: SearchReading | undefined }

function WaysOut({ labels, ...offers }: OffersProps & { labels: string[] }) {
  return (
    <div className="grid items-start gap-8 py-2 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-16">
      <div className="grid justify-items-start gap-1.5">
        <h2 className="text-h2">{list.emptyTitle}</h2>
        {list.emptySentences.map((sentence) => (
          <p key={sentence} className="text-ink-700">
            {sentence}
          </p>
        ))}
        {labels.length > 0 && <Offers key={offers.params.toString()} filters={labels.length} {...offers} />}
        <a
          href={whatsAppLink(FIRM.whatsAppDigits, words.tellUsText(labels.join(', ')))}
          {...NEW_TAB}
          className={buttonLook({ className: 'mt-4' })}
        >
          <WhatsAppIcon />
          {words.tellUs}
        </a>
      </div>
      <Picture
        picture={{ src: fields, alt: '' }}
        missingAlt=""
        sizes="400px"
        className="aspect-4/3 max-w-100 justify-self-end max-lg:hidden lg:w-full"
      />
    </div>
  )
}

/** One without each of the `filters`, and one without all: room is kept for so many while they are counted. */
function Offers({ filters, params, onChange, reading }: OffersProps & { filters: number }) {
  const [offers, setOffers] = useState<FilterSuggestion[]>()

  useEffect(() => {
    const leaving = new AbortController()
    void countSuggestions(params, reading, leaving.signal).then((counted) => {
      if (!leaving.signal.aborted) setOffers(counted)
    })
    return () => leaving.abort()
  }, [params, reading])

  return (
    <div
      aria-live="polite"
      className="mt-3 grid min-h-14 w-full grid-cols-1 items-center"
      style={offers ? undefined : { minHeight: `${3.5 * (filters > 1 ? filters + 1 : filters)}rem` }}
    >
      {offers ? (
        offers.map((offer) => <OfferRow key={offer.label} offer={offer} onChange={onChange} />)
      ) : (
        <Counting />
      )}
    </div>
  )
}

/** A filter whose listings could not be counted is offered without a number. */
function OfferRow({ offer, onChange }: { offer: FilterSuggestion; onChange: FilterProps['onChange'] }) {
  const { label, without, count } = offer
  return (
    <button
      type="button"
      className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 border-b border-mist-200 py-2 text-left leading-snug font-medium wrap-anywhere press first:border-t hover:bg-mist-100"
      onClick={() => onChange(without)}
    >
      {label} {count && <b className="text-tea-700 tabular">{words.found(count)}</b>}
    </button>
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
