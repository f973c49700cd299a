import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { type PlaceNames, withRegion } from '#contract/search/place-names.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { AREA_UNITS, formatArea } from '#contract/units/area.ts'
import { dealFields, saidDeal, depositOf, guessedDeal } from './said-deal.ts'
import type { Fact } from './fact.ts'
import { factsIn } from './read-facts.ts'
import { type FilledField, placesIn, type Span } from './filled-fields.ts'
import { ownFields, roomFields, surveyOf } from './kind-fields.ts'
import { saidKind } from './said-kind.ts'
import { leastApart } from './least-taken.ts'
import { addressOf, placeFields } from './place-of.ts'
import { type PlainMessage, plainMessage } from './plain-message.ts'
import { lastPrice, lowestOf, priceOf } from './price-of.ts'
import { privateFileOf, withoutPrivate } from './private-pieces.ts'
import { sizesOf } from './sizes-of.ts'

/** The body of POST /api/properties/from-text. */
export const FromTextBody = z.object(
  {
    text: z
      .string(SERVER_MESSAGES.messageMissing)
      .max(LIMITS.pastedLetters, SERVER_MESSAGES.messageTooLong)
      .refine((text) => text.trim() !== '', SERVER_MESSAGES.messageMissing),
  },
  SERVER_MESSAGES.messageMissing,
)

const Range = z.tuple([z.int(), z.int()])
/**
 * What a message says of a listing: fields as the add call takes them, and the piece of the text that each was read
 * from, in UTF-16 units, the end excluded.
 */
export const FromTextReply = z.object({
  fields: z.looseObject({
    category: z.enum(CATEGORIES).optional(),
    privateFile: z
      .object({
        ownerName: z.string(),
        ownerPhones: z.array(z.string()),
        keyWith: z.string(),
        caretaker: z.string(),
        commission: z.string(),
        lowestPrice: z.number(),
        notes: z.string(),
      })
      .partial()
      .optional(),
    enteredAreas: z.record(z.string(), z.object({ value: z.number(), unit: z.enum(AREA_UNITS) })).optional(),
  }),
  from: z.record(z.string(), Range),
  /** What only staff may see: it fills the private file. */
  private: z.array(Range),
  /** What no field was filled from. */
  rest: z.array(Range),
})
export type FromTextReply = z.infer<typeof FromTextReply>
type Range = z.infer<typeof Range>

/**
 * Reads a message as brokers send it, of at most `LIMITS.pastedLetters` letters. Nothing is guessed where two
 * readings stand against each other.
 */
export function readMessage(typed: string, ours: PlaceNames): FromTextReply {
  const names = withRegion(ours)
  const plain = plainMessage(typed)
  const { text, pieces } = withoutPrivate(plain)
  const asSpelt = factsIn(text, { names, isBySound: false })
  const all = placesIn(asSpelt).length > 0 ? asSpelt : factsIn(text, { names, isBySound: true })
  const facts = leastApart(all, text)
  const filled = filledFrom(facts, text)
  const lowest = lowestOf(facts, filled)
  const privateFile = { ...privateFileOf(pieces), ...(lowest && { lowestPrice: lowest.inr }) }
  const hidden = [...pieces, ...(lowest?.facts ?? [])].map(({ from, to }) => rangeIn(plain, from, to))
  const [first] = hidden
  return {
    fields: {
      ...Object.fromEntries(filled.map(({ name, value }) => [name, value])),
      ...enteredIn(filled),
      ...(Object.keys(privateFile).length > 0 && { privateFile }),
    },
    from: {
      ...Object.fromEntries(
        filled.flatMap(({ name, facts: [fact] }) =>
          fact ? [[name, rangeIn(plain, fact.from, fact.to)]] : [],
        ),
      ),
      ...(first && { privateFile: first }),
    },
    private: hidden,
    rest: restOf(text, facts, [...filled, ...(lowest ? [lowest] : [])]).map(({ from, to }) =>
      rangeIn(plain, from, to),
    ),
  }
}

const rangeIn = ({ typedAt }: PlainMessage, from: number, to: number): Range => [
  typedAt[from] ?? 0,
  Math.max((typedAt[to - 1] ?? 0) + 1, typedAt[from] ?? 0),
]

function filledFrom(facts: readonly Fact[], text: string): FilledField[] {
  const kind = saidKind(facts)
  const category = kind?.category
  const sizes = sizesOf(facts, category)
  const deal = saidDeal(facts, category)
  const price = priceOf(facts, sizes, category, text) ?? lastPrice(facts, deal, text)
  const place = placeFields(facts)
  const fields: FilledField[] = [
    ...(kind ? [{ name: 'category', value: kind.category, facts: kind.facts }] : []),
    ...(price ? [price] : []),
    ...dealFields(deal ?? guessedDeal(price, category)),
    ...place,
    ...addressOf(facts, text),
    ...sizes,
    ...roomFields(facts, category),
    ...ownFields(facts, category),
    ...depositOf(facts, deal),
    ...(category === 'Plot' ? surveyOf(facts) : []),
  ]
  return [...titleOf(fields, kind?.word), ...fields]
}

function enteredIn(filled: readonly FilledField[]) {
  const areas = filled.flatMap(({ name, entered }) => (entered ? [[name, entered]] : []))
  return areas.length > 0 ? { enteredAreas: Object.fromEntries(areas) } : {}
}

/** '5 katha plot in Matigara': made where the kind, a size and a place are known. */
function titleOf(fields: readonly FilledField[], noun: string | undefined): FilledField[] {
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value
  const size = fields.find(({ name, entered }) => entered && name !== 'carpetArea')?.entered
  const bhk = valueOf('bhk')
  const measure =
    typeof bhk === 'string' ? bhk.replace('BHK', ' BHK') : size && formatArea(size.value, size.unit)
  const place = valueOf('locality') ?? valueOf('city')
  if (noun === undefined || measure === undefined || typeof place !== 'string') return []
  return [{ name: 'title', value: `${measure} ${noun} in ${place}`, facts: [] }]
}

/** What no field was filled from, neighbouring words together. */
function restOf(text: string, facts: readonly Fact[], filled: readonly Pick<FilledField, 'facts'>[]): Span[] {
  const used = filled.flatMap(({ facts: spans }) => spans)
  const rest: Span[] = []
  for (const fact of facts) {
    const isUsed = used.some(({ from, to }) => from <= fact.from && fact.to <= to)
    if (isUsed || fact.is === 'nothing' || fact.is === 'near') continue
    const last = rest.at(-1)
    const isNext = last && !/[^ :.'’()-]/u.test(text.slice(last.to, fact.from))
    if (isNext) last.to = fact.to
    else rest.push({ from: fact.from, to: fact.to })
  }
  return rest
}
