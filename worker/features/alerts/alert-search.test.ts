import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { connect } from '#worker/db/client.ts'
import { findMatches } from '#worker/db/queries/alerts/rounds.ts'
import { placesNow } from '#worker/db/search/places.ts'
import type { RoundNews } from '#worker/db/tables/alerts.ts'
import { asVisitor } from '#worker/test/client.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { QUESTIONS } from '#worker/test/questions.ts'
import { keptQuery, meantBy, searchSentence, searchSentenceForStrangers, wantedBy } from './alert-search.ts'

const RUNS = 12 * env.TEST_RANDOM_LENGTH
const LISTINGS = 90
const db = connect(env.DB)
let news: RoundNews[]

beforeAll(async () => {
  await generateListings(LISTINGS)
  const { results } = await env.DB.prepare(
    `SELECT id, seq FROM properties WHERE status = 'available' ORDER BY seq`,
  ).all<{ id: string; seq: number }>()
  news = results.map(({ id, seq }) => ({ id, seq, newAt: 1, loweredAt: null }))
})

const some = <Value>(...values: Value[]) => fc.constantFrom(...values)
const OWN_TEXTS = [
  'zebra',
  'cornr listing',
  'Corner listing 12',
  'helipad',
  'furnished',
  'A-12',
  'listing near the rod',
  'corner xyzzy',
  'new villa',
]
const texts = QUESTIONS.flatMap((one) =>
  one.in === 'searchTerm' ? [one.en, one.bn, one.hi, one.ne, ...one.latin] : [],
)
const cities = QUESTIONS.flatMap((one) =>
  one.in === 'city' ? [one.en, one.bn, one.hi, one.ne, ...one.latin] : [],
)
const prices = QUESTIONS.flatMap((one) => (one.in === 'price' ? [one.en, one.bn, ...one.latin] : []))
const PARAMETERS = {
  searchTerm: some(...texts, ...OWN_TEXTS, ...OWN_TEXTS, ...OWN_TEXTS),
  city: some('Matigara', 'Bagdogra', 'Siliguri', 'Sukna', 'Matigra', ...cities),
  price: some(...prices),
  category: some('Villa', 'plot', 'Warehouse', 'Residential', 'Plot,Villa'),
  deal: some('sale', 'rent'),
  minPrice: some('300000', '9000', '20 lakh'),
  maxPrice: some('500000', '15000', '40 lakh'),
  minArea: some('2000', '40000'),
  maxArea: some('30000', '80000'),
  bedRooms: some('1', '3'),
  facing: some('South', 'North-East'),
  garden: some('true'),
  crane: some('true'),
  lowered: some('true'),
  placed: some('true', 'false'),
  number: some('A-3', 'A-12', 'A-200'),
  bbox: some('88.2,26.6,88.5,26.8', '88.3,26.55,88.65,26.7'),
  outline: some('26.6,88.2;26.6,88.6;26.9,88.4', '26.55,88.2;26.8,88.2;26.8,88.5'),
}
const query = fc
  .record({
    all: fc.record(PARAMETERS),
    kept: fc.uniqueArray(some(...Object.keys(PARAMETERS)), { minLength: 1, maxLength: 3 }),
  })
  .map(({ all, kept }) =>
    new URLSearchParams(Object.entries(all).filter(([name]) => kept.includes(name))).toString(),
  )

/** What a round tells of these searches, each as if it had just been asked for. */
async function told(queries: readonly string[]): Promise<string[][]> {
  const places = await placesNow(db)
  const wanted = []
  for (const typed of queries) {
    const kept = keptQuery(typed)
    wanted.push(wantedBy({ query: kept, meant: await meantBy(db, kept) }, places))
  }
  const found = await findMatches(db, wanted, news)
  return queries.map((_, index) =>
    [...new Set(found.flatMap(([search, at]) => (search === index ? [news[at]?.id ?? ''] : [])))].toSorted(),
  )
}

async function listed(typed: string): Promise<string[]> {
  const list = await (await asVisitor().get(`${PATHS.properties}?${typed}&limit=100`)).json<Property[]>()
  const isNews = new Set(news.map(({ id }) => id))
  return list
    .map(({ _id }) => _id)
    .filter((id) => isNews.has(id))
    .toSorted()
}

it('finds of all listings those that the list has', async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(fc.array(query, { minLength: 8, maxLength: 12 }), async (queries) => {
      const all = await told(queries)
      for (const [index, typed] of queries.entries()) {
        const ids = await listed(typed)
        expect([typed, all[index]]).toEqual([typed, ids])
        found += ids.length
      }
    }),
    { numRuns: RUNS },
  )
  expect(found).toBeGreaterThan(300)
})

/** Between a sign and its digits, and between digits and their unit. */
const NO_BREAK = '\u00a0'

it.each([
  ['en', 'category=Plot&maxPrice=6000000', 'Plots in Siliguri and around, up to ₹60 Lakh'],
  ['en', 'category=Plot&minPrice=4000000', 'Plots in Siliguri and around, from ₹40 Lakh'],
  ['en', 'category=Plot&price=60-40 lakh', 'Plots in Siliguri and around, ₹40 Lakh to ₹60 Lakh'],
  [
    'en',
    'searchTerm=godown rent 8000 to 15000 sq ft with dock&minRoadWidth=30',
    'Warehouses to rent in Siliguri and around, 8,000 sq ft to 15,000 sq ft, road from 30 ft, loading dock',
  ],
  ['en', 'category=Plot&minArea=1440&maxArea=2880&facing=South', ', 2 katha to 4 katha, South facing'],
  ['en', 'category=Plot,Villa&bedRooms=1&furnishing=furnished', ', Plot / Villa, 1 bedroom, furnished'],
  ['en', 'searchTerm=5 katha plot', ', about 5 katha'],
  ['en', 'searchTerm=2-3 bhk ground floor', ', 2 bedrooms to 3 bedrooms, ground floor'],
  ['bn', 'category=Plot&minArea=1440&maxArea=2880&corner=true', ', ২ কাঠা থেকে ৪ কাঠা, কর্নার'],
  ['hi', 'category=Warehouse&minArea=8000&loadingDock=true', ', कम से कम 8,000 वर्ग फुट, लोडिंग डॉक'],
  ['ne', 'category=Villa&bedRooms=3&garden=true', ', ३ वटा सुत्ने कोठा, बगैँचा'],
  ['bn', 'maxPrice=6000000', '₹৬০ লাখ পর্যন্ত'],
  ['hi', 'maxPrice=6000000', '₹60 लाख तक'],
  ['ne', 'maxPrice=6000000', '₹६० लाखसम्म'],
] as const)('is said with its filters and its budget in %s: %s', async (language, query, said) => {
  const places = await placesNow(db)
  for (const sentence of [
    searchSentence(query, language, places),
    searchSentenceForStrangers(query, language),
  ])
    expect(sentence.replaceAll(NO_BREAK, ' ')).toMatch(new RegExp(`${said}$`))
})

it.each([
  ['searchTerm=villa under 1.5 crore, call 9832011223', 'Villas in Siliguri and around, up to ₹1.50 Cr'],
  ['searchTerm=warehouse rent', 'Warehouses to rent in Siliguri and around'],
  ['searchTerm=you have won a prize', 'Properties in Siliguri and around'],
  ['searchTerm=villa&category=Plot', 'Plots in Siliguri and around'],
])('tells an address that has not confirmed it what %s looks for, in our words alone', (query, said) => {
  expect(searchSentenceForStrangers(query, 'en').replaceAll(NO_BREAK, ' ')).toBe(said)
})
