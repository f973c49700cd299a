import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { PATHS } from '#contract/paths.ts'
import { asVisitor, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const visitor = asVisitor()

it('a refusal names its first hundred faults, however many there are', async () => {
  const query = Array.from({ length: 3000 }, () => 'category=castle').join('&')
  const response = await asVisitor().get(`/api/properties?${query}`)
  const body = await response.text()
  expect([response.status, JSON.parse(body).issues.length]).toEqual([400, 100])
  expect(body.length).toBeLessThan(20_000)
})

it.each([
  ['searchterm', 'villa'],
  ['catgory', 'plot'],
  ['bedrooms', '3'],
  ['maxprice', '5000000'],
  ['sortt', 'newest'],
])('a name that looks like a parameter and is none: %s', async (name, value) => {
  for (const path of [PATHS.properties, PATHS.allProperties, PATHS.nearestProperties]) {
    const response = await asVisitor().get(`${path}?${name}=${value}`)
    const [status, code, message] = await refusal(response)
    expect([status, code]).toEqual([400, 'INVALID_INPUT'])
    expect(message).toContain(
      `There is no “${name}” here. The names are: ageYears, asTyped, bathrooms, bedRooms,`,
    )
  }
})

it.each(['utm_source=mail', 'fbclid=x', 'page=2', 'x=1', 'lang=bn', 'ref=home', 'v=3', 'state=x'])(
  'a name that is nobody of ours is ignored: %s',
  async (pair) => {
    expect((await asVisitor().get(`${PATHS.properties}?${pair}`)).status).toBe(200)
  },
)

const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}=1`).join('&')

it.each([
  PATHS.properties,
  PATHS.allProperties,
  PATHS.propertiesMap,
  PATHS.nearestProperties,
  PATHS.propertiesByKind,
  PATHS.feed,
])('more names than there are parameters, and some of others, are refused: %s', async (path) => {
  expect((await asVisitor().get(`${path}?${names(64)}`)).status).toBe(200)
  expect(await refusal(await asVisitor().get(`${path}?${names(65)}`))).toEqual([
    400,
    'INVALID_INPUT',
    'At most 64 names of parameters can be read at a time.',
  ])
})

it('a name counts once, however often it is said', async () => {
  const query = Array.from({ length: 100 }, () => 'category=Villa').join('&')
  expect((await asVisitor().get(`${PATHS.properties}?${query}`)).status).toBe(200)
})

it('search means searchTerm', async () => {
  const totalOf = async (query: string) =>
    (await asVisitor().get(`${PATHS.properties}?${query}`)).headers.get('x-total-count')
  await aProperty({ title: 'Orangery' })
  expect([await totalOf('search=orangery'), await totalOf('search=orangery&searchTerm=xyzzyx')]).toEqual([
    '1',
    '0',
  ])
})

it('a price that is too long to be one is ignored, and not repeated in the link of the next page', async () => {
  for (let count = 0; count < 2; count++) await aProperty()
  const response = await visitor.get(`${PATHS.properties}?limit=1&price=${'1'.repeat(20_000)}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('link')).toMatch(/^<\/api\/properties\?limit=1&cursor=\w+>; rel="next"$/)
})

describe('bad input to GET /api/properties', () => {
  it.each([
    'sort=cheap',
    'status=gone',
    'category=Castle',
    'deal=steal',
    'leaseType=Forever',
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1e3',
    'minPrice=lots',
    'maxArea=-5',
    'bedRooms=two',
    'minArea=NaN',
    'searchTerm=5000',
    'cursor=5000',
  ])('answers %s with a sentence', async (short) => {
    const query = short.replace('=5000', `=${'x'.repeat(5000)}`)
    const response = await visitor.get(`${PATHS.properties}?${query}`)
    const reply = ErrorReply.parse(await response.json())
    expect(response.status).toBe(400)
    expect(reply.code).toBe('INVALID_INPUT')
    expect(reply.message).toMatch(/^[A-Z].*\.$/)
  })

  const PARAMETERS = [
    'searchTerm',
    'city',
    'price',
    'category',
    'deal',
    'minPrice',
    'maxPrice',
    'minArea',
    'sort',
    'status',
    'limit',
    'cursor',
    'bedRooms',
    'x',
  ]
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '"',
      "'",
      '*',
      'a*',
      'NEAR(a b)',
      'title:x',
      '-x',
      'a OR b',
      '^a',
      '{',
      '\0',
      'a\0b',
      '%',
      '_',
      '😀',
      'বাংলা',
      "'; DROP TABLE properties; --",
      '../../etc/passwd',
    ),
  )

  it('never fails on hostile values', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...PARAMETERS), hostile, { maxKeys: 4 }),
        async (query) => {
          const response = await visitor.get(`${PATHS.properties}?${new URLSearchParams(query).toString()}`)
          await response.text()
          expect([200, 400, 403]).toContain(response.status)
        },
      ),
      { numRuns: 300 },
    )
  })
})
