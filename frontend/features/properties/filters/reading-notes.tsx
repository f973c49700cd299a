import { type ReactNode, useEffect } from 'react'
import { inQuotes, type SearchReading, typedTextIn } from '#contract/search/reading.ts'
import { countEvent } from '#frontend/lib/browser/count-event.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { FieldError } from '#frontend/ui/form/field.tsx'
import { chosenBudget, lakhAssumed } from './chosen-budget.ts'
import { changed, type FilterProps } from './list-query.ts'

const words = messages.activeFilters

type ReadingNotesProps = FilterProps & {
  reading: SearchReading | undefined
  /** Whether the list has read this query. */
  isRead: boolean
}

/** Notes where the reading of the search is not obvious: a price without its unit, what no filter is for, a corrected spelling. */
export function ReadingNotes({ params, onChange, reading, isRead }: ReadingNotesProps) {
  const { unreadable } = chosenBudget(params, reading)
  const assumed = lakhAssumed(params)
  const corrections = reading?.corrections ?? []
  const typed = typedTextIn(params)
  useEffect(() => countEvent('word', ...(reading?.absent ?? [])), [reading])
  return (
    <>
      {isRead && unreadable && <Unreadable price={unreadable} />}
      {assumed && <Note>{words.priceInLakh(assumed.typed, assumed.meant)}</Note>}
      {reading?.unfiltered && <Note>{words.unfiltered(inQuotes(reading.unfiltered))}</Note>}
      {reading?.absent && <Note>{words.absent(inQuotes(reading.absent))}</Note>}
      {reading?.order && (
        <Note>{words.ordered(reading.order.typed, messages.list.sorts[reading.order.sort])}</Note>
      )}
      {params.get('asTyped') === 'true' && typed !== '' && (
        <AsTyped text={typed} onReadAgain={() => onChange((query) => changed(query, { asTyped: '' }))} />
      )}
      {corrections.length > 0 && (
        <Corrected
          meant={corrections.map(({ meant }) => placeNameOf(meant)).join(', ')}
          typed={corrections.map((correction) => correction.typed).join(' ')}
          onAsTyped={() => onChange((query) => changed(query, { asTyped: 'true' }))}
        />
      )}
    </>
  )
}

/** The same where the Worker has the words; where it has not, the room of a line. */
export function NotesTemplate() {
  return (
    <>
      {'[[unreadable]]'}
      <Unreadable price="__said__" />
      {'[[/unreadable]][[inLakh]]'}
      <Note>{NO_BREAK_SPACE}</Note>
      {'[[/inLakh]][[unfiltered]]'}
      <Note>{words.unfiltered('__said__')}</Note>
      {'[[/unfiltered]][[absent]]'}
      <Note>{words.absent('__said__')}</Note>
      {'[[/absent]][[ordered]]'}
      <Note>{NO_BREAK_SPACE}</Note>
      {'[[/ordered]][[asTyped]]'}
      <AsTyped text="__said__" />
      {'[[/asTyped]][[corrected]]'}
      <Corrected meant="__meant__" typed="__said__" />
      {'[[/corrected]]'}
    </>
  )
}

const NO_BREAK_SPACE = '\u00a0'

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mb-4 text-small leading-snug text-ink-700">{children}</p>
)

function Unreadable({ price }: { price: string }) {
  return (
    <div className="mb-4">
      <FieldError>{words.priceNotUnderstood(price)}</FieldError>
    </div>
  )
}

function AsTyped({ text, onReadAgain }: { text: string; onReadAgain?: () => void }) {
  return (
    <Note>
      {words.asTyped(text)}{' '}
      <button type="button" className={WAY_BACK} onClick={onReadAgain}>
        {words.readAgain}
      </button>
    </Note>
  )
}

type CorrectedProps = { meant: string; typed: string; onAsTyped?: () => void }

function Corrected({ meant, typed, onAsTyped }: CorrectedProps) {
  return (
    <Note>
      {words.showing(meant)}{' '}
      <button type="button" className={WAY_BACK} onClick={onAsTyped}>
        {words.searchAsTyped(typed)}
      </button>
    </Note>
  )
}

const WAY_BACK = 'min-h-11 font-medium text-tea-700 underline underline-offset-4'
