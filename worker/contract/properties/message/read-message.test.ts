import { expect, it } from 'vitest'
import { placeNames } from '#contract/search/place-names.ts'
import { REGION } from '#contract/search/region.ts'
import { readMessage } from './read-message.ts'
import { ALL_MESSAGES } from '#worker/test/later-messages.ts'
import type { Wanted } from '#worker/test/messages.ts'

const PLACES = placeNames(REGION.map(({ locality }) => locality))
/** What follows from another field, which the table does not repeat. */
const DERIVED = new Set([
  'title',
  'city',
  'state',
  'country',
  'bhk',
  'isForSale',
  'isForRent',
  'enteredAreas',
  'privateFile',
])

function found(message: string): Wanted {
  const { fields } = readMessage(message, PLACES)
  const areas = new Map(
    Object.entries(Object(fields['enteredAreas'])).map(([name, area]) => [name, Object(area)]),
  )
  const { ownerPhones, lowestPrice, notes: left } = fields.privateFile ?? {}
  const notes = ownerPhones?.join(', ') ?? /Phone: (.*)/.exec(left ?? '')?.[1]
  return {
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => {
        const area = areas.get(name)
        return DERIVED.has(name) ? [] : [[name, area ? `${area.value} ${area.unit}` : value]]
      }),
    ),
    ...(notes !== undefined && { notes }),
    ...(lowestPrice !== undefined && { lowestPrice }),
  }
}

const wrong: unknown[] = []
const missed: unknown[] = []
let all = 0
for (const [message, wanted] of ALL_MESSAGES) {
  const got = found(message)
  all += Object.keys(wanted).length
  for (const [name, value] of Object.entries(got))
    if (wanted[name] !== value) wrong.push({ message, name, value, wanted: wanted[name] })
  for (const name of Object.keys(wanted)) if (!(name in got)) missed.push({ message, name })
}
const share = (1 - missed.length / all) * 100

it(`finds ${share.toFixed(1)} % of ${all} fields of ${ALL_MESSAGES.length} messages, of 95 %, and none of them wrongly`, () => {
  expect(ALL_MESSAGES.length).toBeGreaterThanOrEqual(60)
  expect(wrong).toEqual([])
  expect({ missed: share >= 95 ? [] : missed }).toEqual({ missed: [] })
})

const pieceOf = (message: string, range: readonly number[] | undefined) =>
  message.slice(range?.[0], range?.[1])

it('says which piece each field came from, and what it did not understand', () => {
  const message = '⭐ 𝟱 katha plot Matigara, 18 lakh/katha, lucky number plate gift'
  const { fields, from, rest } = readMessage(message, PLACES)
  expect(fields).toMatchObject({
    title: '5 katha plot in Matigara',
    plotSizeSqFt: 3600,
    enteredAreas: { plotSizeSqFt: { value: 5, unit: 'katha' } },
    price: 9_000_000,
    isForSale: true,
    isForRent: false,
    city: 'Siliguri',
    state: 'West Bengal',
  })
  expect(pieceOf(message, from['plotSizeSqFt'])).toBe('𝟱 katha')
  expect(pieceOf(message, from['price'])).toBe('18 lakh/katha')
  expect(pieceOf(message, from['locality'])).toBe('Matigara')
  expect(from).not.toHaveProperty('title')
  expect(rest.map((range) => pieceOf(message, range)).join()).toContain('lucky number')
})

it('names the piece that says the locality, and the one that says the city', () => {
  const message = 'Siliguri stock: 4 katha plot Sukna'
  const { from } = readMessage(message, PLACES)
  expect(pieceOf(message, from['locality'])).toBe('Sukna')
  expect(pieceOf(message, from['city'])).toBe('Siliguri')
})

it('puts numbers to call, owners, keys and claims into the private file only', () => {
  const message =
    'plot 4 katha Sukna 40 lakh, mutation done, owner Mr Subba 98320 12345, key with chowkidar, 2%'
  const { fields, private: hidden } = readMessage(message, PLACES)
  expect(fields['privateFile']).toEqual({
    ownerName: 'Mr Subba',
    ownerPhones: ['98320 12345'],
    keyWith: 'chowkidar',
    commission: '2%',
    notes: 'Said, not checked: mutation done',
  })
  expect(hidden.map((range) => pieceOf(message, range))).toContain('98320 12345')
  const { privateFile: _, ...others } = fields
  expect(JSON.stringify(others)).not.toMatch(/98320|Subba|chowkidar|mutation/)
})

it('reads no price from a pin code, a number to call or a deposit', () => {
  for (const message of [
    'plot Matigara 734010',
    'house Siliguri 98320 98320',
    'flat for rent, call 98320...',
    'house deposit 5 lakh',
    'flat 2bhk, 3 lakh advance',
  ])
    expect(readMessage(message, PLACES).fields).not.toHaveProperty('price')
})

it('reads the longest messages within the time of a test, whatever they hold', () => {
  for (const piece of ['9', '9 ', 'a', '5 katha ', '1) ', '⭐', "9'", 'key with a ', 'owner Mr A '])
    expect(readMessage(piece.repeat(4000).slice(0, 4000), PLACES).fields).not.toHaveProperty('price')
})
