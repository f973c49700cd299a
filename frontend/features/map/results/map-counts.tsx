import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import { statusOf } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.resultsMap

const COUNT_LINK = 'inline-flex min-h-11 items-center text-left text-tea-700 underline underline-offset-4'

type CountsProps = {
  onChange: (changes: Record<string, string>) => void
  found: PropertiesOnMap | undefined
  failure: string | undefined
  /** How many of them are in sight, where the map shows another part than the results put it. */
  inSight: number | undefined
  onShowAll: () => void
}

/** Why there is no count. */
export const sayOf = (error: unknown) => (statusOf(error) === 429 ? messages.list.tooMany : words.failed)

/** How many are on the map, and how many have no place there. */
export function MapCounts({ found, failure, inSight, onChange, onShowAll }: CountsProps) {
  const all = found?.pins.length ?? 0
  const count = (number: number) => messages.words.amount(String(number))
  return (
    <div aria-live="polite" className="flex min-h-13 flex-wrap items-center gap-x-2 py-1 text-small">
      {failure}
      {found && (
        <p className="font-semibold">
          {inSight && inSight < all ? words.inSight(count(inSight), count(all)) : words.shown(count(all))}
        </p>
      )}
      {all > 0 && inSight === 0 && (
        <button type="button" className={COUNT_LINK} onClick={onShowAll}>
          {words.showAll}
        </button>
      )}
      {found?.more && <p>{words.more}</p>}
      {found && found.unplaced > 0 && (
        <button type="button" className={COUNT_LINK} onClick={() => onChange({ placed: 'false', view: '' })}>
          {words.unplaced(count(found.unplaced))}
        </button>
      )}
    </div>
  )
}
