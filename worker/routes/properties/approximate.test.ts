import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { PropertiesOnMap } from '#contract/properties/on-map.ts'
import type { OfAnyKind } from '#contract/properties/replies.ts'
import { kilometresBetween } from '#contract/search/region.ts'
import { PLACE_KEY } from '#worker/db/queries/properties/shown-place.ts'
import { TABLE } from '#worker/routes/index.ts'
import { asAdmin, asStaff, asVisitor, type Caller } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { auditOf } from '#worker/test/stored.ts'

const TRUTH = { lat: 26.731234, lng: 88.412345 }
const STREET = '17 Walrus Lane'
const STREET_BN = 'ওয়ালরাস গলি'.normalize('NFC')
const SURVEY = 'Khatian Zq9917'
const canaries = ['26.731234', '88.412345', '26.7312', '88.4123', 'Walrus', STREET_BN, 'Zq9917']
const found = (text: string) => canaries.filter((canary) => text.includes(canary))
const written: string[] = []

const PLOT = {
  category: 'Plot' as const,
  title: 'Quiet plot behind trees',
  description: 'A quiet plot.',
  address: `${STREET}, Matigara`,
  addressBn: STREET_BN,
  locality: 'Matigara',
  city: 'Siliguri',
  surveyNo: SURVEY,
  plotSizeSqFt: 7200,
  googleMap: `${TRUTH.lat},${TRUTH.lng}`,
  placeIsApproximate: true,
}

let hidden: OfAnyKind
let visitor: Caller
let admin: Caller

beforeAll(async () => {
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...parts) => void written.push(parts.map(String).join(' ')))
  // Of random keys one in fifty shows a point whose latitude or longitude begins as the true one does.
  await env.DB.prepare(`UPDATE meta SET value = 'k1' WHERE key = ?`).bind(PLACE_KEY).run()
  visitor = asVisitor()
  admin = await asAdmin()
  hidden = await aProperty(PLOT)
  await aProperty({
    ...PLOT,
    title: 'Open plot nearby',
    address: 'Bank Road',
    addressBn: null,
    surveyNo: null,
    placeIsApproximate: false,
    googleMap: '26.74,88.42',
  })
})
afterAll(() => vi.restoreAllMocks())

const read = async (caller: Caller, id = hidden._id): Promise<OfAnyKind> =>
  (await caller.get(href(PATHS.property, { id }))).json()
const edit = async (changes: object, caller = admin) => {
  const response = await caller.put(href(PATHS.editProperty, { id: hidden._id }), {
    propertyDetails: changes,
  })
  expect(response.status).toBe(200)
}
function shownPointOf({ googleMap }: OfAnyKind) {
  const [lat = 0, lng = 0] = (googleMap ?? '').split(',').map(Number)
  return { lat, lng }
}

const addressOf = (path: string) =>
  path
    .replace(':id', hidden._id)
    .replace(':number', '1')
    .replace(':form', 'plot')
    .replace(':filename', 'x.webp')
    .replace(':token', 'x')

it('no public answer, page or log line knows the point, the street or the survey number', async () => {
  const queries = [
    '',
    '?searchTerm=quiet',
    '?bbox=88.3,26.6,88.5,26.8',
    '?outline=26.6,88.3;26.9,88.3;26.7,88.6',
    '?status=all',
  ]
  const texts: string[] = []
  for (const caller of [visitor, admin, visitor])
    for (const { path } of TABLE.filter(({ method, who }) => method === 'GET' && who === 'anyone'))
      for (const query of queries) {
        const answer = await caller.get(addressOf(path) + query)
        const text = `${path}${query} ${JSON.stringify([...answer.headers])} ${await answer.text()}`
        if (caller === visitor) texts.push(text)
      }
  expect(texts.filter((text) => text.includes('Quiet plot behind trees')).length).toBeGreaterThan(8)
  expect(texts.filter((text) => found(text).length > 0)).toEqual([])
  expect(written.filter((line) => found(line).length > 0)).toEqual([])
})

it('visitors get one point near it, the locality and the city', async () => {
  const shown = await read(visitor)
  expect(shown).toMatchObject({
    placeIsApproximate: true,
    address: 'Matigara, Siliguri',
    locality: 'Matigara',
    surveyNo: null,
  })
  const metres = kilometresBetween(TRUTH, shownPointOf(shown)) * 1000
  expect(metres).toBeGreaterThan(200)
  expect(metres).toBeLessThan(500)
  const map = PropertiesOnMap.parse(
    await (
      await visitor.get(`${PATHS.propertiesMap}?searchTerm=Quiet plot behind trees&asTyped=true`)
    ).json(),
  )
  expect(map.pins).toMatchObject([{ _id: hidden._id, ...shownPointOf(shown), isApproximate: true }])
})

it('a box around the true point does not find it, one around the shown point does', async () => {
  const boxAround = ({ lat, lng }: { lat: number; lng: number }) =>
    [lng - 0.0004, lat - 0.0004, lng + 0.0004, lat + 0.0004].join()
  const idsIn = async (box: string, caller: Caller) => {
    const list: OfAnyKind[] = await (await caller.get(`${PATHS.properties}?bbox=${box}`)).json()
    return list.map(({ _id }) => _id)
  }
  for (const caller of [visitor, admin]) {
    expect(await idsIn(boxAround(TRUTH), caller)).toEqual([])
    expect(await idsIn(boxAround(shownPointOf(await read(visitor))), caller)).toEqual([hidden._id])
  }
})

it('a search by the street or the number does not find it', async () => {
  for (const words of ['Walrus', 'Walrus Lane', 'Zq9917', 'khatian zq9917']) {
    const list = await visitor.get(`${PATHS.properties}?asTyped=true&searchTerm=${encodeURIComponent(words)}`)
    expect(await list.json()).toEqual([])
  }
  const { results } = await env.DB.prepare(
    'SELECT address, lat, lng, search_terms, facets, measures, details FROM properties WHERE id = ?',
  )
    .bind(hidden._id)
    .all()
  expect(found(JSON.stringify(results))).toEqual([])
})

it('approved users get what is true, in answers and files', async () => {
  for (const caller of [admin, await asStaff()])
    expect(await read(caller)).toMatchObject({
      address: PLOT.address,
      addressBn: STREET_BN,
      surveyNo: SURVEY,
      googleMap: PLOT.googleMap,
    })
  const file = await (await admin.get(PATHS.propertiesCsv)).text()
  expect(found(file)).toEqual(expect.arrayContaining(['26.731234', 'Walrus', STREET_BN, 'Zq9917']))
  const again = await admin.fetch(`${PATHS.propertiesCsv}?update=1&dryRun=1`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'text/csv' },
  })
  expect(await again.json()).toMatchObject({ updated: 0, errors: [] })
  expect((await asVisitor().get(PATHS.propertiesCsv)).status).toBe(401)
})

it('edits do not move the shown point unless the pin moves to another cell, and never average out', async () => {
  const before = shownPointOf(await read(visitor))
  await edit({ price: 4_000_000 })
  await edit({ googleMap: `${TRUTH.lat + 0.000001},${TRUTH.lng}` })
  await edit({ placeIsApproximate: false })
  await edit({ placeIsApproximate: true, googleMap: PLOT.googleMap })
  expect(shownPointOf(await read(visitor))).toEqual(before)
  const twin = await aProperty({ ...PLOT, title: 'Quiet twin' })
  expect(shownPointOf(await read(visitor, twin._id))).toEqual(before)
})

it('a save that says nothing of the place keeps what is true', async () => {
  await edit({ description: 'A quiet plot, still.' })
  expect(await read(admin)).toMatchObject({
    address: PLOT.address,
    addressBn: STREET_BN,
    surveyNo: SURVEY,
    googleMap: PLOT.googleMap,
  })
  expect(await read(visitor)).toMatchObject({
    address: 'Matigara, Siliguri',
    addressBn: null,
    surveyNo: null,
  })
})

it('the log says that the place was changed, not where it is', async () => {
  const before = (await auditOf(hidden._id)).length
  await edit({
    address: '18 Walrus Lane, Matigara',
    addressBn: null,
    surveyNo: 'Khatian Zq99172',
    googleMap: '26.7313,88.4124',
  })
  const entries = (await auditOf(hidden._id)).slice(before)
  expect(entries.map(({ changes }) => changes)).toEqual([
    {
      address: ['•••', '•••'],
      addressBn: ['•••', '•••'],
      surveyNo: ['•••', '•••'],
      lat: ['•••', '•••'],
      lng: ['•••', '•••'],
    },
  ])
  await edit({ address: PLOT.address, addressBn: STREET_BN, surveyNo: SURVEY, googleMap: PLOT.googleMap })
})

it('an embedded map is kept from visitors, and comes back when the place may be known', async () => {
  const embed = 'https://www.openstreetmap.org/export/embed.html?bbox=88.41,26.73,88.42,26.74'
  await edit({ googleMap: embed })
  expect((await read(visitor)).googleMap).toBeNull()
  expect((await read(admin)).googleMap).toBe(embed)
  await edit({ googleMap: PLOT.googleMap, placeIsApproximate: false })
  expect(await read(visitor)).toMatchObject({
    address: PLOT.address,
    addressBn: STREET_BN,
    surveyNo: SURVEY,
    googleMap: PLOT.googleMap,
  })
})

it('an import hides the place as the form does, also when its file is read again', async () => {
  const csv = `Category,Title,City,Locality,Address,State,Country,Price,Map,Place is approximate\nPlot,Imported quiet plot,Siliguri,Matigara,"${STREET}",West Bengal,India,4500000,"${PLOT.googleMap}",yes\n`
  const response = await admin.fetch(PATHS.propertiesCsv, {
    method: 'POST',
    body: csv,
    headers: { 'content-type': 'text/csv' },
  })
  expect([response.status, await response.json()]).toMatchObject([201, { added: 1 }])
  const row = await env.DB.prepare(
    `SELECT address, lat FROM properties WHERE title = 'Imported quiet plot'`,
  ).first()
  expect(row?.['address']).toBe('Matigara, Siliguri')
  expect(row?.['lat']).not.toBe(TRUTH.lat)
})

it('the same add twice is one listing', async () => {
  const body = {
    ...PLOT,
    title: 'Quiet and repeated',
    price: 4_500_000,
    state: 'West Bengal',
    country: 'India',
  }
  const headers = { 'idempotency-key': 'quiet-plot-added-once' }
  const first = await admin.post(PATHS.addProperty, { propertyType: 'Plot', propertyDetails: body }, headers)
  const second = await admin.post(PATHS.addProperty, { propertyType: 'Plot', propertyDetails: body }, headers)
  const [one, other]: { property: OfAnyKind }[] = [await first.json(), await second.json()]
  expect([first.status, second.status, other?.property._id]).toEqual([201, 201, one?.property._id])
})
