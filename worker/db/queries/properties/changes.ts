import type { PictureNotes } from '#contract/pictures/notes.ts'
import { PRIVATE_FIELDS, STREET_FIELDS } from '#contract/properties/fields.ts'
import type { PropertyChange } from '#contract/properties/input.ts'
import { isoTimeOrNull, checksWithNotes, type PropertyRow } from './rows.ts'
import type { NormalizedProperty } from './normalize.ts'
import { isApproximate, withTruePlace } from './shown-place.ts'

type Values = Record<string, unknown>

/** What follows from the fields, or changes with every save. */
const DERIVED = new Set([
  'searchTerms',
  'updatedAt',
  'publishedAt',
  'pictures',
  'details',
  'staffDetails',
  'confirmedAt',
  'confirmedBy',
  'confirmation',
  'priceHistory',
  'priceSince',
  'priceLoweredAt',
  'isPriceLowered',
  'priceDueAt',
])

/** What is not written down of a listing whose place is approximate. */
const PLACE_FIELDS = new Set<string>(['lat', 'lng', 'embedUrl', 'address', 'surveyNo', ...STREET_FIELDS])
const UNTOLD = ['•••', '•••'] as const

/**
 * What a save changes, for the audit log: [before, after] by field; `images` are the pictures by their addresses,
 * `pictures` the words of those whose words changed, with place and caption before them.
 */
export function changesBetween(
  stored: PropertyRow,
  normalized: NormalizedProperty,
  { images, pictures = [], confirm }: PropertyChange = {},
): Record<string, [unknown, unknown]> {
  const before: Values = { ...flat(withTruePlace(stored)), images: stored.pictures.map(({ url }) => url) }
  const after: Values = { ...flat(withTruePlace(normalized)), images: images ?? before.images }
  const isHidden = isApproximate(stored) || isApproximate(normalized)
  const changed = Object.keys(after).filter(
    (name) => !DERIVED.has(name) && !isSame(before[name], after[name]),
  )
  const words = changedWords(stored, pictures)
  const times = [stored.confirmedAt, normalized.confirmedAt] as const
  return Object.fromEntries([
    ...changed.map((name) => {
      const isTold = !PRIVATE_FIELDS.has(name) && (!isHidden || !PLACE_FIELDS.has(name))
      return [name, isTold ? [before[name], after[name]] : UNTOLD] as const
    }),
    ...(confirm && times[0] !== times[1]
      ? [['confirmedAt', [isoTimeOrNull(times[0]), isoTimeOrNull(times[1])]]]
      : []),
    ...(words.length > 0 ? [['pictures', [words.map(([old]) => old), words.map(([, next]) => next)]]] : []),
  ])
}

type Saved = Pick<PropertyRow, 'details' | 'staffDetails'>
function flat<Row extends Saved>(row: Row) {
  const { checkNotes: _, truePlace: __, ...staffDetails } = row.staffDetails
  return { ...row, ...row.details, checks: checksWithNotes(row), untouchedDefaults: [], ...staffDetails }
}

function changedWords({ pictures }: PropertyRow, notes: PictureNotes): (readonly [string, string])[] {
  const next = new Map(notes.map((note) => [note.url, note]))
  return pictures.flatMap((picture) => {
    const {
      alt = picture.alt,
      place = picture.place,
      caption = picture.caption,
      isRendered = picture.isRendered,
    } = next.get(picture.url) ?? {}
    const [before, after] = [inWords(picture), inWords({ alt, place, caption, isRendered })]
    return before === after ? [] : [[before, after] as const]
  })
}

type Worded = { alt: string; place?: string | null; caption?: string | null; isRendered?: boolean }
const inWords = ({ alt, place, caption, isRendered }: Worded) =>
  [isRendered && 'computer picture', place, caption, alt].filter(Boolean).join(': ')

/** A field that was not there when a listing was saved is as empty as one that is null. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
