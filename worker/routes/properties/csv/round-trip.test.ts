import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AREA_UNITS } from '#contract/units/area.ts'
import { PATHS } from '#contract/paths.ts'
import { type Property, PropertyList } from '#contract/properties/replies.ts'
import * as words from '#contract/properties/enums.ts'
import { asAdmin, type Caller } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('=1+1', "'=x", '-', '+91 98320', 'a "b", c;\td', 'দুই কাঠা', "'n Sons", ' x ', '১২', '@a\nb'),
)
const title = text.map((letters) => `${letters} A`)
const hundredths = fc.integer({ min: 1, max: 100_000 }).map((number) => number / 100)
const anyBoolean = fc.boolean()
const feature = fc.oneof(fc.boolean(), text)
const optional = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] })
const entered = (...fields: string[]) =>
  optional(
    Object.fromEntries(
      fields.map((field) => [field, fc.record({ value: hundredths, unit: fc.constantFrom(...AREA_UNITS) })]),
    ),
  )

const common = {
  price: fc.integer({ min: 0, max: 1_000_000_000_000 }),
  propertyType: text,
  description: text,
  address: text,
  locality: text,
  state: text,
  country: text,
  leaseType: fc.constantFrom(...words.LEASE_TYPES),
  ownershipType: fc.constantFrom(...words.OWNERSHIP_TYPES),
  isForSale: anyBoolean,
  isForRent: anyBoolean,
  isSold: anyBoolean,
  isRented: anyBoolean,
  company: text,
  phone: text,
  bedRooms: fc.integer({ min: 0, max: 1000 }),
  googleMap: fc.constantFrom('26.7271,88.3953', '-26.5,-0.25', 'https://www.google.com/maps/embed?pb=!1m18'),
}
const plot = optional({
  ...common,
  plotSizeSqFt: hundredths,
  enteredAreas: entered('plotSizeSqFt'),
  dimension: text,
  facing: fc.constantFrom(...words.FACINGS),
  isCornerPlot: anyBoolean,
  roadWidth: hundredths,
  zoneType: fc.constantFrom(...words.ZONE_TYPES),
  surveyNo: text,
  boundaryWall: feature,
})
const warehouse = optional({
  ...common,
  builtUpArea: hundredths,
  enteredAreas: entered('builtUpArea', 'carpetArea', 'parkingAreaSqFt'),
  ceilingHeight: hundredths,
  flooringType: fc.constantFrom(...words.FLOORING_TYPES),
  loadingDock: feature,
  hasCraneFacility: anyBoolean,
  powerBackup: feature,
  waterSupply: feature,
  security: feature,
  fireSafety: feature,
  accessRoadWidth: hundredths,
  isColdStorageAvailable: anyBoolean,
})
const villa = optional({
  ...common,
  areaSqFt: hundredths,
  enteredAreas: entered('areaSqFt', 'landArea'),
  bathrooms: fc.integer({ min: 0, max: 20 }),
  bhk: fc.constantFrom(null, ...words.BHK_TYPES),
  amenities: fc.array(text, { minLength: 1, maxLength: 4 }),
  villaType: fc.constantFrom(...words.VILLA_TYPES),
  numberOfFloors: fc.integer({ min: 0, max: 9 }),
  garden: fc.constantFrom(null, true, false),
  gatedCommunity: fc.constantFrom(null, true, false),
  servantRoom: anyBoolean,
})
const listing = fc.oneof(
  fc.record({ category: fc.constant('Plot' as const), title, details: plot }),
  fc.record({ category: fc.constant('Warehouse' as const), title, details: warehouse }),
  fc.record({ category: fc.constant('Villa' as const), title, details: villa }),
)

/** What a file carries of a listing: all but what the server sets, and an empty list as none. */
function carried({
  _id,
  number,
  listedBy,
  createdAt,
  updatedAt,
  publishedAt,
  untouchedDefaults,
  ...property
}: Property) {
  const amenities = 'amenities' in property ? { amenities: property.amenities ?? [] } : {}
  return { ...property, ...amenities, status: 'any', approvedByAdmin: false }
}

const everything = async (admin: Caller) => {
  const response = await admin.get(`${PATHS.properties}?status=all&limit=100`)
  return PropertyList.parse(await response.json()).map(carried)
}

it('an exported file imports as the same listings', async () => {
  const admin = await asAdmin()
  await fc.assert(
    fc.asyncProperty(fc.array(listing, { minLength: 1, maxLength: 12 }), async (listings) => {
      await env.DB.prepare('DELETE FROM properties').run()
      for (const { category, title: name, details } of listings)
        await aProperty({ ...details, category, title: name }, { approvedByAdmin: false })
      const before = await everything(admin)
      const body = await (await admin.get(PATHS.propertiesCsv)).arrayBuffer()
      await env.DB.prepare('DELETE FROM properties').run()
      const headers = { 'content-type': 'text/csv' }
      const response = await admin.fetch(PATHS.propertiesCsv, { method: 'POST', body, headers })
      expect([response.status, await response.text()]).toEqual([201, expect.anything()])
      expect((await everything(admin)).toReversed()).toEqual(before)
    }),
    {
      numRuns: 40,
      examples: [[[{ category: 'Villa', title: 'A', details: { amenities: ['pool, heated'] } }]]],
    },
  )
})
