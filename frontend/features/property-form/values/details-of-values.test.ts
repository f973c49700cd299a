import { expect, it } from 'vitest'
import { NewPropertyDetails } from '#contract/properties/input.ts'
import { aPlot, aVilla, aWarehouse } from '#frontend/test/properties.ts'
import { newValues } from './blank-values.ts'
import { changesBetween, detailsOf } from './details-of-values.ts'
import type { FormValues } from './form-values.ts'
import { valuesOf } from './values-of-property.ts'

const values = (given: Partial<FormValues>): FormValues => ({ ...newValues({ isAdmin: true }), ...given })

it('sends an area in square feet and as it was typed', () => {
  const details = detailsOf('Plot', values({ plotSizeSqFt: '2 katha 8 chatak' }))
  expect(details['plotSizeSqFt']).toBe(1800)
  expect(details.enteredAreas).toEqual({ plotSizeSqFt: { value: 2.5, unit: 'katha' } })
})

it('takes an area without a unit in the unit beside it', () => {
  const { enteredAreas } = detailsOf('Villa', values({ area: '2,450', areaUnit: 'sq m' }))
  expect(enteredAreas).toEqual({ area: { value: 2450, unit: 'sq m' }, landArea: null })
})

it.each([
  ['45 lakh', 4_500_000],
  ['1.2 cr', 12_000_000],
  ['45,00,000', 4_500_000],
  ['0', 0],
  ['1e9', null],
  ['-5', null],
  ['', null],
])('reads the price %j as %j rupees', (price, rupees) => {
  expect(detailsOf('Plot', values({ price }))['price']).toBe(rupees)
})

it('sends flags that do not contradict each other', () => {
  expect(detailsOf('Plot', values({ isForSale: true, isSold: true }))).toMatchObject({
    isForSale: false,
    isSold: true,
  })
  expect(detailsOf('Plot', values({ isForSale: true, leaseType: 'Rent' }))).toMatchObject({
    isForSale: false,
    isForRent: true,
  })
})

it('tells a feature that is there, not there, described and unknown apart', () => {
  const details = detailsOf(
    'Warehouse',
    values({ loadingDock: 'yes', powerBackup: 'yes', powerBackupWords: ' 100 kVA ', security: 'no' }),
  )
  expect(details).toMatchObject({
    loadingDock: true,
    powerBackup: '100 kVA',
    security: false,
    waterSupply: null,
  })
})

it('gives a new villa garden, garage, gated community and 2BHK, and says of them what somebody looked at', () => {
  const presets = { garden: true, garage: true, gatedCommunity: true, bhk: '2BHK' }
  const { untouchedDefaults, ...shown } = values({})
  expect(shown).toMatchObject(presets)
  expect(untouchedDefaults.toSorted()).toEqual(['bhk', 'garage', 'garden', 'gatedCommunity'].toSorted())

  const untouched = detailsOf('Villa', values({}))
  for (const name of Object.keys(presets)) expect(untouched).not.toHaveProperty(name)
  expect(detailsOf('Villa', values({ untouchedDefaults: [] }))).toMatchObject(presets)
  expect(detailsOf('Villa', values({ untouchedDefaults: ['bhk'] }))).toMatchObject({ garden: true })
})

it('says of a flag that a listing has it or not only where somebody did', () => {
  const flags = (category: 'Villa' | 'Plot', changes: Partial<FormValues>) =>
    Object.entries(detailsOf(category, values(changes))).flatMap(([name, value]) =>
      ['swimmingPool', 'servantRoom', 'isCornerPlot'].includes(name) ? [[name, value]] : [],
    )
  expect(flags('Plot', {})).toEqual([['isCornerPlot', null]])
  expect(flags('Plot', { isCornerPlot: false })).toEqual([['isCornerPlot', false]])
  expect(Object.fromEntries(flags('Villa', { servantRoom: true }))).toEqual({
    swimmingPool: null,
    servantRoom: true,
  })
})

it.each([
  aWarehouse({ powerBackup: '100 kVA', hasCraneFacility: true, flooringType: 'Concrete' }),
  aPlot({ boundaryWall: false, enteredAreas: { plotSizeSqFt: { value: 7, unit: 'katha' } } }),
  aVilla({ amenities: ['Bore well'], googleMap: '26.7271,88.3953', numberOfFloors: 2 }),
])('sends nothing of a $category that was opened and not changed', (property) => {
  const opened = detailsOf(property.category, valuesOf(property))
  const saved = detailsOf(property.category, { ...valuesOf(property) })
  expect(changesBetween(opened, saved)).toEqual({})
})

it('sends only what was changed, of the areas too', () => {
  const property = aVilla({ area: 2450, landArea: 5040 })
  const before = detailsOf('Villa', valuesOf(property))
  const after = detailsOf('Villa', { ...valuesOf(property), title: 'Another title', landArea: '' })
  expect(changesBetween(before, after)).toEqual({
    title: 'Another title',
    landArea: null,
    enteredAreas: { landArea: null },
  })
})

it('keeps every stored value that the contract accepts', () => {
  const property = aVilla({ bhk: '6BHK+', villaType: 'Row House', ownershipType: 'Power of Attorney' })
  const { success } = NewPropertyDetails.Villa.safeParse({
    ...detailsOf('Villa', valuesOf(property)),
    googleMap: '26.7,88.4',
  })
  expect(success).toBe(true)
})
