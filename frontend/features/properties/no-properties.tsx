import { useEffect, useState } from 'react'
import { FIRM } from '#contract/firm.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { EmptyState } from '#frontend/ui/empty-state.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { countProperties } from './fetch-properties.ts'
import { type ActiveFilter, activeFilters, listAddress } from './list-query.ts'

const list = messages.list
const MAX_OFFERS = 5

type Props = { params: URLSearchParams; onChange: (params: URLSearchParams) => void }

/** Nothing matches: which filter to drop, and how many listings that would show. */
export function NoProperties({ params, onChange }: Props) {
  const filters = activeFilters(params)
  return (
    <EmptyState title={list.emptyTitle} sentences={list.emptySentences}>
      <Offers key={params.toString()} params={params} onChange={onChange} />
      <a
        href={whatsAppLink(
          FIRM.whatsAppDigits,
          list.tellUsText(filters.map(({ label }) => label).join(', ')),
        )}
        {...NEW_TAB}
        className={buttonLook({ className: 'mt-2' })}
      >
        <WhatsAppIcon />
        {list.tellUs}
      </a>
    </EmptyState>
  )
}

type Offer = ActiveFilter & { count: string }

function Offers({ params, onChange }: Props) {
  const [offers, setOffers] = useState<Offer[]>([])

  useEffect(() => {
    const leaving = new AbortController()
    void countEach(activeFilters(params).slice(0, MAX_OFFERS), leaving.signal).then((counted) => {
      if (!leaving.signal.aborted) setOffers(counted)
    })
    return () => leaving.abort()
  }, [params])

  if (offers.length === 0) return null
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-2">
      {offers.map(({ label, without, count }) => (
        <Chip key={label} onClick={() => onChange(without)}>
          {list.without(label)} <b className="tabular">{count}</b>
        </Chip>
      ))}
    </div>
  )
}

async function countEach(filters: ActiveFilter[], signal: AbortSignal): Promise<Offer[]> {
  const counted = await Promise.allSettled(
    filters.map(async (filter) => ({
      ...filter,
      count: await countProperties(listAddress(filter.without), signal),
    })),
  )
  return counted.flatMap((result) =>
    result.status === 'fulfilled' && result.value.count !== '0' ? [result.value] : [],
  )
}
