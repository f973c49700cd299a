import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseArea } from '#contract/units/area-words.ts'
import { parseBudget } from '#contract/list/budget.ts'
import { CSV_COLUMNS, CSV_HEADERS, CSV_REQUIRED, knownHeader } from '#contract/properties/csv-columns.ts'
import { knownListAddress, listParameters } from '#contract/list/address.ts'
import { ALL_FIELDS, type Field } from '#contract/properties/fields.ts'
import { ListingFields } from '#contract/properties/input-fields.ts'
import { parseMapLocation } from '#contract/properties/map-location.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { composed, plainLine, plainText } from '#contract/text/plain-text.ts'
import {
  AddPropertyBody,
  EditPropertyBody,
  NewPropertyDetails,
  PropertyChanges,
} from '#contract/properties/input.ts'
import { PropertyQuery } from '#contract/list/query.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { placeNames } from '#contract/search/place-names.ts'
import { doubtfulWords, readListSearch } from '#contract/search/read-list-search.ts'
import { knownWord, suggestWord } from '#contract/search/spelling.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { namesTag, namesVersion } from '#worker/features/answers/etags.ts'
import { readRange } from '#worker/routes/images/read.ts'
import { inputOf } from '#worker/routes/calls/call.ts'
import { TABLE } from '#worker/routes/index.ts'
import { checkCsv } from '#worker/features/imports/check.ts'
import { openCsv } from '#worker/features/imports/open.ts'
import { writeLine } from '#worker/features/imports/cells.ts'
import { readPictureName } from '#worker/services/pictures/names.ts'
import { countWork } from './counted-work.ts'
import { GOOD_BODIES, goodDetails } from '#worker/test/good-bodies.ts'

/** What a stranger may repeat for as long as a body or an address allows. */
const RUNS =
  ` |\n|\t| \n|\u2028|\u200d|\u200c |\u0323\u0301|(|[]|{|<|<iframe |"|""|'|,|.|-|0|1,|1 lakh |A1 |ক`.split(
    '|',
  )

/** Fewer of them for the many columns of a CSV file, whose fields are also tested as details, with all of RUNS. */
const CELL_RUNS = [' ', '\n', '\t', '\u200d', '(', '"', ',', '1,']

/** Lengths within the limit of short texts, and beyond it. */
const SIZES = [300, 1200]
const MOST_GROWTH = 2.5
/** So few steps per letter are no fault even if they grow: refusing a text that is too long may cost more than reading it. */
const FEW_STEPS = 20

const run = (letters: string, length: number) =>
  `x${letters.repeat(Math.ceil(length / letters.length)).slice(0, length)}x`

type Read = (text: string) => unknown

/** The runs on which `read` does more than it may when its text gets twice as long. */
const tooSlow = (read: Read, runs = RUNS): string[] => tooSlowWith((text) => text, read, runs)

/** The same for what is read of a value with that text in it; to make the value is not counted. */
function tooSlowWith<Value>(
  valueOf: (text: string) => Value,
  read: (value: Value) => unknown,
  runs = RUNS,
): string[] {
  const workFor = (text: string) => {
    const value = valueOf(text)
    return countWork(() => read(value))
  }
  return runs.filter((letters) =>
    SIZES.some((length) => {
      const once = workFor(run(letters, length))
      const twice = workFor(run(letters, length * 2))
      return twice > Math.max(MOST_GROWTH * once, FEW_STEPS * length)
    }),
  )
}

/** Copies of a value, each with another one of its texts replaced. */
function spoiled(value: unknown, text: string): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((one, at) => spoiled(one, text).map((bad) => value.with(at, bad)))
  if (value === null || typeof value !== 'object') return [text]
  return Object.entries(value).flatMap(([name, one]) =>
    spoiled(one, text).map((bad) => ({ ...value, [name]: bad })),
  )
}

function allSpoiled(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((one) => allSpoiled(one, text))
  if (value === null || typeof value !== 'object') return text
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, allSpoiled(one, text)]))
}

const LISTING_CALLS = {
  'POST /api/properties/add-property': { envelope: AddPropertyBody, details: NewPropertyDetails },
  'PUT /api/properties/edit-property/:id': { envelope: EditPropertyBody, details: PropertyChanges },
  'POST /api/properties/like': { envelope: AddPropertyBody, details: PropertyChanges },
  'POST /api/properties/composed': { envelope: AddPropertyBody, details: PropertyChanges },
}

/** The text schemas of all bodies. A listing is read in two steps, as its routes do. */
const SCHEMAS = new Map<string, { schema: z.ZodType; good: unknown }>()
for (const call of TABLE) {
  const name = `${call.method} ${call.path}`
  const { json } = inputOf(call)
  if (json) SCHEMAS.set(name, { schema: json, good: GOOD_BODIES[name] })
}
for (const [call, { envelope }] of Object.entries(LISTING_CALLS))
  SCHEMAS.set(call, {
    schema: envelope,
    good: { propertyType: 'Plot', propertyDetails: { category: 'Plot' } },
  })

/** The schemas of query parameters and headers, each with a call that has it. */
const PARAMETERS = new Map(
  TABLE.flatMap((call) => {
    const { query, header } = inputOf(call)
    return [query, header].flatMap((schema) =>
      Object.entries(schema?.shape ?? {}).map(
        ([name, one]) => [one, { call: call.path, name, schema }] as const,
      ),
    )
  }),
)

const places = placeNames(['Siliguri', 'Pradhan Nagar'])
const KNOWN = ['warehouse', 'siliguri'].map((word) => knownWord(word))

/** Reads a list call as the Worker does, and again with other spellings as for the second search. */
function readListQuery(name: string, text: string): unknown {
  const value = listParameters([[name, text]])[0]?.[1] ?? ''
  const asked = PropertyQuery.safeParse({ [name]: name === 'category' ? value.split(',') : value })
  if (!asked.success) return undefined
  const { search } = readListSearch(asked.data, places)
  const respelt = doubtfulWords(search, places).map(
    (word) => [word, suggestWord(word, KNOWN) ?? word] as const,
  )
  return readListSearch(asked.data, places, new Map(respelt))
}

/** Columns that are read in a way of their own. */
const SPECIAL_COLUMNS = [
  ...CSV_REQUIRED,
  'ID',
  'Property type',
  'Lease type',
  'Locality',
  'Address',
  'Map',
  'BHK',
  'Facing',
  'Dimension',
  'Road width',
  'Amenities',
  'Area',
  'Area unit',
]

/** These columns, and one for each way to read a cell: the fields' own readings are also tested as details, with all of RUNS. */
function columnsToRead(): string[] {
  const ofKinds = new Map(
    CSV_COLUMNS.toReversed().map(({ header, fields: [field = ''], kind }) => [
      `${kind} ${Object.entries<Field>(ALL_FIELDS).find(([name]) => name === field)?.[1].kind}`,
      header,
    ]),
  )
  return [...new Set([...SPECIAL_COLUMNS, ...ofKinds.values()])]
}

/** Reads a file with this cell in this column; a file that cannot be read is an answer too. */
function readCell(header: string, cell: string): unknown {
  const cells = { Category: 'Plot', Title: 'Plot', City: 'Siliguri', Price: '45 lakh', [header]: cell }
  const text = `${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}\n`
  try {
    return checkCsv(openCsv(new Uint8Array(new TextEncoder().encode(text)).buffer), 0)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

describe('twice the text is at most two and a half times the work', () => {
  it.each([...SCHEMAS.keys()])('in every text of %s', (name) => {
    const { schema, good } = SCHEMAS.get(name) ?? {}
    expect(schema?.safeParse(good).error).toBeUndefined()
    spoiled(good, '').forEach((_, at) => {
      const runs = tooSlowWith(
        (text) => spoiled(good, text)[at],
        (body) => schema?.safeParse(body),
      )
      expect({ where: spoiled(good, '…')[at], runs }).toMatchObject({ runs: [] })
    })
  })

  it.each(CATEGORIES)('in the details of a %s, each text alone and all at once', (category) => {
    const good: Record<string, unknown> = goodDetails(category)
    for (const [name, field] of Object.entries(ListingFields[category].shape))
      spoiled(good[name], '').forEach((_, at) => {
        const runs = tooSlowWith(
          (text) => spoiled(good[name], text)[at],
          (value) => field.safeParse(value),
        )
        expect({ name, runs }).toEqual({ name, runs: [] })
      })
    // Calls that read details by the same schema do the same work.
    for (const details of new Set(Object.values(LISTING_CALLS).map((call) => call.details))) {
      expect(details[category].safeParse(good).error).toBeUndefined()
      const runs = tooSlowWith(
        (text) => allSpoiled(good, text),
        (all) => details[category].safeParse(all),
      )
      expect(runs).toEqual([])
    }
  })

  it('in every query and header', () => {
    for (const { call, name, schema } of PARAMETERS.values()) {
      const read = (text: string) =>
        schema === PropertyQuery ? readListQuery(name, text) : schema?.safeParse({ [name]: text })
      expect({ call, name, runs: tooSlow(read) }).toEqual({ call, name, runs: [] })
    }
  })

  it.each(columnsToRead())('in a cell of the column %s', (header) => {
    expect(tooSlow((text) => readCell(header, `"${text.replaceAll('"', '""')}"`), CELL_RUNS)).toEqual([])
  })

  it('in columns that a file has', () => {
    expect(CSV_HEADERS).toEqual(expect.arrayContaining(columnsToRead()))
  })

  it('in a cell without quotes and in one whose quotes are odd', () => {
    expect(tooSlow((text) => readCell('Title', text))).toEqual([])
    expect(tooSlow((text) => readCell('Title', `"${text}"`))).toEqual([])
  })

  it.each<[string, Read]>([
    ['plain text', plainText],
    ['a plain line', plainLine],
    ['composed letters', composed],
    ['an amount', parseInr],
    ['a budget', parseBudget],
    ['an area', parseArea],
    ['a place on the map', parseMapLocation],
    ['the name of a column', knownHeader],
    ['a list address', (text) => knownListAddress([['searchTerm', text]])],
    ['many values', (text) => listParameters(Array.from(text).map((letter) => ['category', letter]))],
    ['If-None-Match', (text) => namesTag(text, '"x"')],
    ['If-Match', (text) => namesVersion(text, { version: 1 } as Parameters<typeof namesVersion>[1])],
    ['Range', (text) => readRange(text, 1000)],
    ['the name of a picture', (text) => readPictureName(text, 'image/webp', 0)],
    ['a cell that is written', (text) => writeLine([text])],
  ])('in %s', (_, read) => {
    expect(tooSlow(read)).toEqual([])
  })
})

describe('the counting', () => {
  it.each<[string, Read]>([
    ['spaces before the end', (text) => text.replace(/\s+$/, '')],
    ['spaces around a line break', (text) => text.replace(/\s*\n\s*/g, ' ')],
    ['feet behind spaces', (text) => text.replace(/\s*(ft|feet|foot|')\.?\s*$/i, '')],
    ['marks in order', (text) => text.normalize('NFC')],
    ['a tag that never ends', (text) => /<iframe\b[^>]*?\bsrc="x/.exec(text)],
    ['trimming the rest again and again', (text) => Array.from(text).map((_, at) => text.slice(at).trim())],
    [
      'looking in a list for each letter',
      (text) => Array.from(text).filter((one, at, all) => all.indexOf(one) === at),
    ],
  ])('finds what grows with the square: %s', (_, read) => {
    expect(tooSlow(read)).not.toEqual([])
  })

  it('counts the steps of each way to use a pattern', () => {
    const ways: Read[] = [
      (text) => text.replace(/\s/g, ''),
      (text) => text.split(/\s/),
      (text) => [...text.matchAll(/\s/g)],
      (text) => /[xy]$/.test(text),
      (text) => text.search(/x$/),
    ]
    for (const way of ways) expect(countWork(() => way(run(' ', 100)))).toBeGreaterThan(100)
  })

  it('leaves strings, lists and patterns as they were', () => {
    const methods = () => [
      Reflect.get(RegExp.prototype, 'exec'),
      Reflect.get(String.prototype, 'trim'),
      Reflect.get(Array.prototype, 'map'),
    ]
    const before = methods()
    expect(countWork(() => 'a'.repeat(5_000_000).includes('b'))).toBe(Infinity)
    methods().forEach((method, at) => expect(method).toBe(before[at]))
  })
})
