import { describe, expect, it } from 'vitest'
import { CHECK_LABELS } from './checks.ts'
import { CSV_COLUMNS } from './csv-columns.ts'
import { CategoryDetails, StoredStaffDetails } from './replies.ts'
import { type Field, fieldsOf, jsonFieldsOf } from './fields.ts'
import { NewPropertyDetails } from './input.ts'
import { CATEGORIES } from './enums.ts'

const IN_PLACE = {
  title: 'A',
  city: 'B',
  price: 1,
  images: ['/property-images/a/1.webp'],
  googleMap: '26.7,88.4',
}

describe.each(CATEGORIES)('every field of a %s', (category) => {
  const fields = Object.entries<Field>(fieldsOf(category))

  it('is taken by the checks of a save', () => {
    const emptied = Object.fromEntries(fields.map(([name]) => [name, null]))
    const taken = NewPropertyDetails[category].parse({ ...emptied, ...IN_PLACE })
    expect(Object.keys(taken)).toEqual(expect.arrayContaining(fields.map(([name]) => name)))
  })

  it('stands in one column of a file, or is left out of it on purpose', () => {
    for (const [name, { label, isInCsv }] of fields) {
      const headers = CSV_COLUMNS.filter(({ fields: held }) => held.includes(name)).map(
        ({ header }) => header,
      )
      expect(headers).toEqual(isInCsv === false ? [] : [label])
    }
  })

  it('that only staff know stands apart from what visitors get', () => {
    const details = CategoryDetails.options.find(({ shape }) => shape.category.value === category)
    const json = Object.entries(jsonFieldsOf(category))
    const forStaff = json.flatMap(([name, { isForStaff }]) => (isForStaff ? [name] : []))
    const forAll = json.flatMap(([name, { isForStaff }]) => (isForStaff ? [] : [name]))
    expect(Object.keys(details?.shape ?? {}).toSorted()).toEqual(['category', ...forAll].toSorted())
    expect(Object.keys(StoredStaffDetails.shape)).toEqual(expect.arrayContaining(forStaff))
  })
})

it('has no check whose name in the form holds the name of a field that is typed', () => {
  const typed = [
    'Title',
    'Price',
    'City',
    'State',
    'Country',
    'Address',
    'Locality',
    'Description',
    'Ownership',
  ]
  const alike = Object.values(CHECK_LABELS).filter((label) =>
    typed.some((name) => label.toLowerCase().includes(name.toLowerCase())),
  )
  expect(alike).toEqual([])
})
