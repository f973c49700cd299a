import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { tell } from '#frontend/lib/browser/tell.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { FieldError } from '#frontend/ui/form/field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { SearchReading } from '#contract/search/reading.ts'
import { activeFilters, chosenBudget, lakhAssumed, withoutFilters } from './active-filters.ts'
import { changed, type FilterProps } from './list-query.ts'

const words = messages.activeFilters

type ChosenProps = FilterProps & { reading: SearchReading | undefined }

/** The active filters as chips that remove them, or notes on how the search was read. */
export function ChosenFilters({ as, ...chosen }: ChosenProps & { as: 'chips' | 'notes' }) {
  return as === 'chips' ? <Chips {...chosen} /> : <ReadingNotes {...chosen} />
}

/** Each can be removed alone, or all together. On phones the first ones stand for all until the rest are asked for. */
function Chips({ params, onChange, reading }: ChosenProps) {
  const [isWhole, setIsWhole] = useState(false)
  const filters = activeFilters(params, reading)
  const rest = filters.length - FIRST_CHIPS
  const isFolded = !isWhole && rest > 1
  const ofRest = isFolded ? 'max-lg:hidden' : ''
  return (
    <>
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
      <Chip
        className={classNames(
          'flex-none border-transparent !bg-transparent underline underline-offset-4',
          ofRest,
        )}
        onClick={() => onChange(withoutFilters)}
      >
        {messages.list.clearAll}
      </Chip>
    </>
  )
}

/** So many chips are in view on a phone. */
const FIRST_CHIPS = 2

/** Notes where the reading of the search is not obvious: a price without its unit, what no filter is for, a corrected spelling. */
function ReadingNotes({ params, onChange, reading }: ChosenProps) {
  const { unreadable } = chosenBudget(params)
  const assumed = lakhAssumed(params)
  const corrections = reading?.corrections ?? []
  const typed = [params.get('searchTerm'), params.get('city')].filter(Boolean).join(', ')
  useEffect(() => tell('word', ...(reading?.absent ?? [])), [reading])
  const isAsTyped = params.get('asTyped') === 'true' && typed !== ''
  return (
    <>
      {unreadable && (
        <div className="mb-4 lg:hidden">
          <FieldError>{words.priceNotUnderstood(unreadable)}</FieldError>
        </div>
      )}
      {assumed && <p className={NOTE}>{words.priceInLakh(assumed.typed, assumed.meant)}</p>}
      {reading?.unfiltered && <p className={NOTE}>{words.unfiltered(reading.unfiltered.join('”, “'))}</p>}
      {reading?.absent && <p className={NOTE}>{words.absent(reading.absent.join('”, “'))}</p>}
      {reading?.order && (
        <p className={NOTE}>{words.ordered(reading.order.typed, messages.list.sorts[reading.order.sort])}</p>
      )}
      {isAsTyped && (
        <p className={NOTE}>
          {words.asTyped(typed)}{' '}
          <button
            type="button"
            className={WAY_BACK}
            onClick={() => onChange((query) => changed(query, { asTyped: '' }))}
          >
            {words.readAgain}
          </button>
        </p>
      )}
      {corrections.length > 0 && (
        <p className={NOTE}>
          {words.showing(corrections.map(({ meant }) => placeNameOf(meant)).join(', '))}{' '}
          <button
            type="button"
            className={WAY_BACK}
            onClick={() => onChange((query) => changed(query, { asTyped: 'true' }))}
          >
            {words.searchAsTyped(corrections.map(({ typed }) => typed).join(' '))}
          </button>
        </p>
      )}
    </>
  )
}

const NOTE = 'mb-4 text-small leading-snug text-ink-700'
const WAY_BACK = 'min-h-11 font-medium text-tea-700 underline underline-offset-4'
