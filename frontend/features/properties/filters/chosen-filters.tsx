import { X } from 'lucide'
import { useState } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { SearchReading } from '#contract/search/reading.ts'
import { activeFilters, withoutFilters } from './active-filters.ts'
import type { FilterProps } from './list-query.ts'
import { useWide } from '#frontend/lib/browser/use-media.ts'

const words = messages.activeFilters

type ChosenProps = FilterProps & { reading: SearchReading | undefined }

/**
 * The active filters as chips that remove them, each alone or all together. Above a phone's map the first ones stand for all until the
 * rest are asked for.
 */
export function ChosenFilters({ params, onChange, reading }: ChosenProps) {
  const [isWhole, setIsWhole] = useState(false)
  const filters = activeFilters(params, reading)
  const rest = filters.length - FIRST_CHIPS
  const isRow = !useWide() && params.get('view') !== 'map'
  const isFolded = !isWhole && !isRow && rest > 1
  const ofRest = isFolded ? 'max-lg:hidden' : ''
  const clear = (
    <Chip
      className={classNames(
        'flex-none border-transparent !bg-transparent !px-2 underline underline-offset-4',
        ofRest,
      )}
      onClick={() => onChange(withoutFilters)}
    >
      {messages.list.clearAll}
    </Chip>
  )
  const chips = (
    <>
      {isRow && clear}
      {filters.map(({ label, without }, at) => (
        <Chip
          key={without(params).toString()}
          className={classNames('max-w-full flex-none', at >= FIRST_CHIPS && ofRest)}
          aria-label={words.remove(label)}
          onClick={() => onChange(without)}
        >
          <span className="max-w-60 truncate">{label}</span>
          <Icon of={X} size={16} />
        </Chip>
      ))}
      {isFolded && (
        <Chip
          className="flex-none lg:hidden"
          aria-label={words.moreChips(String(rest))}
          onClick={() => setIsWhole(true)}
        >
          +{messages.words.amount(String(rest))}
        </Chip>
      )}
      {!isRow && clear}
    </>
  )
  return isRow ? <div className={ROW}>{chips}</div> : chips
}

/** Beside the sort field of a phone, and whole in it the chip that clears all; the last of what is in sight fades where more can be swiped to. */
const ROW =
  'scroll-row flex gap-2 overflow-x-auto [mask:linear-gradient(270deg,#0000,#000_0.75rem)] py-0.5 pr-3'

/** So many chips are in view on a phone. */
const FIRST_CHIPS = 2
