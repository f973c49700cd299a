import { useState } from 'react'
import { listParameters } from '#contract/list/address.ts'
import { PATHS } from '#contract/paths.ts'
import type { PropertiesByKind } from '#contract/properties/by-kind.ts'
import { FILTER_CATEGORIES, type FilterCategory } from '#contract/properties/enums.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { type FilterProps, shownCategories, toggleCategory, withCategories } from './list-query.ts'

/** The kinds beside each other, each with how many the other filters leave of it; several can be chosen. */
export function KindBar({ params, onChange, reading }: FilterProps & { reading: SearchReading | undefined }) {
  const chosen = shownCategories(params, reading)
  const counts = useCounts(withCategories(params, [], reading))
  return (
    <fieldset
      aria-label={messages.filters.kinds}
      className="kind-bar scroll-row flex min-w-0 rounded-sill border-[1.5px] border-mist-400 bg-lime-0"
    >
      <Segment
        label={messages.filters.everyKind}
        count={counts && ofAll(counts, chosen)}
        isOn={chosen.length === 0}
        onClick={() => onChange((query) => withCategories(query, [], reading))}
      />
      {FILTER_CATEGORIES.map((category) => (
        <Segment
          key={category}
          label={messages.words.kind(category)}
          count={counts && ofKind(counts, category)}
          isOn={chosen.includes(category)}
          onClick={() => onChange((query) => toggleCategory(query, category, reading))}
        />
      ))}
    </fieldset>
  )
}

/** Beside no listing at all what a kind has is found without some of the words, which a number alone does not say. */
function ofKind({ total, kinds }: PropertiesByKind, category: FilterCategory): string | undefined {
  return total === '0' && kinds[category] !== '0' ? undefined : kinds[category]
}

/** What a chosen kind has without some of the words stands in the list: none of all would deny it. */
function ofAll({ total, kinds }: PropertiesByKind, chosen: readonly string[]): string | undefined {
  const isAnyFound = FILTER_CATEGORIES.some((kind) => chosen.includes(kind) && kinds[kind] !== '0')
  return total === '0' && isAnyFound ? undefined : total
}

/** The counts of the last filters stand until those of the new ones have come; where these do not come, there are none. */
function useCounts(params: URLSearchParams): PropertiesByKind | undefined {
  const others = listParameters(params).filter(([name]) => !NOT_COUNTED.includes(name))
  const { fetched } = useReply<PropertiesByKind>(
    others.length > 0 ? `${PATHS.propertiesByKind}?${new URLSearchParams(others)}` : PATHS.propertiesByKind,
  )
  const [last, setLast] = useState<PropertiesByKind>()
  if (fetched.status === 'ready' && fetched.body !== last) setLast(fetched.body)
  if (fetched.status === 'failed') return undefined
  return fetched.status === 'ready' ? fetched.body : last
}

const NOT_COUNTED = ['cursor', 'limit', 'sort']

type SegmentProps = { label: string; count: string | undefined; isOn: boolean; onClick: () => void }

/** One of which nothing is left stays, greyed; chosen, it can be left again. */
function Segment({ label, count, isOn, onClick }: SegmentProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={count === '0' && !isOn}
      onClick={onClick}
      className="min-h-11 font-medium press"
    >
      {label} {/* As wide before the counts have come. */}
      <span className="text-micro font-text text-ink-500 tabular">
        {count && messages.words.amount(count)}
      </span>
    </button>
  )
}
