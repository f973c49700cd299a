import { type AreaUnit, formatArea } from '#contract/units/area.ts'
import { formatInr, formatLakhCrore } from '#contract/units/money.ts'
import { PRIVATE_FIELDS } from '#contract/properties/fields.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import type { ReadListing } from './use-message.ts'

const words = forms.message
/** What the form shows by another field: the flags follow the lease type, the rooms their word. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set([
  'isForSale',
  'isForRent',
  'enteredAreas',
  'bhk',
  'privateFile',
])
const LABELS: Partial<Record<string, string>> = forms.labels

/** Every field that was filled, with the piece of the message it came from. */
export function ReadFields({ read: { text, reply } }: { read: ReadListing }) {
  const { fields, from } = reply
  const { privateFile = {} } = fields
  const { notes, ...file } = privateFile
  const said: Record<string, unknown> = {
    ...fields,
    ...file,
    ...(notes !== undefined && { privateNotes: notes }),
  }
  const names = Object.keys(said).filter((name) => !SHOWN_ELSEWHERE.has(name))
  if (names.length === 0) return <p>{words.nothing}</p>
  const pieceOf = (name: string) => {
    const range = from[name]
    return range && text.slice(...range).trim()
  }
  return (
    <div className="grid gap-1.5">
      <h3 className="text-base font-semibold">{words.filled(names.length)}</h3>
      <dl className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {names.map((name) => (
          <div key={name} className="border-t border-mist-200 py-2 wrap-anywhere">
            <dt className="text-small text-ink-500">{LABELS[name] ?? name}</dt>
            <dd className="font-medium whitespace-pre-line">
              {shownValue(name, said[name], fields.enteredAreas?.[name])}
            </dd>
            {!PRIVATE_FIELDS.has(name) && (
              <dd className="text-small text-ink-500">{origin(name, pieceOf(name), pieceOf('price'))}</dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A deal that only its price tells is a guess, and says so. */
function origin(name: string, piece: string | undefined, price: string | undefined): string {
  if (piece === undefined) return words.made
  return name === 'leaseType' && piece === price ? words.guessed(piece) : words.from(piece)
}

function shownValue(
  name: string,
  value: unknown,
  area: { value: number; unit: AreaUnit } | undefined,
): string {
  if (area) return formatArea(area.value, area.unit)
  if ((name === 'price' || name === 'lowestPrice') && typeof value === 'number')
    return `${formatLakhCrore(value)} (${formatInr(value)})`
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
