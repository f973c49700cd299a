import { BHK_TYPES, type Category } from '#contract/properties/enums.ts'
import { OWN_FIELDS } from '#contract/properties/fields.ts'
import type { FilterFact } from '#contract/properties/filters.ts'
import { FILTER_NAMES, FILTERS, searchNames } from '#contract/properties/filters.ts'
import { possessionOf } from '#contract/properties/possession.ts'
import type { Fact } from './fact.ts'
import { type FilledField, filtersIn, isOf, onlyOf } from './filled-fields.ts'

export function roomFields(facts: readonly Fact[], category: Category | undefined): FilledField[] {
  if (category !== 'Villa') return []
  const [floors, ...otherFloors] = facts.filter(isOf('floors'))
  const rooms = filtersIn(facts).filter(({ filters }) => filters.bedRooms !== undefined)
  const baths = filtersIn(facts).filter(({ filters }) => filters.bathrooms !== undefined)
  const count = onlyOf(rooms.map(({ filters }) => filters.bedRooms))
  const bathrooms = onlyOf(baths.map(({ filters }) => filters.bathrooms))
  return [
    ...(count === undefined
      ? []
      : [
          { name: 'bedrooms', value: count, facts: rooms },
          { name: 'bhk', value: BHK_TYPES[Math.min(count, BHK_TYPES.length) - 1], facts: rooms },
        ]),
    ...(bathrooms === undefined ? [] : [{ name: 'bathrooms', value: bathrooms, facts: baths }]),
    ...(floors && otherFloors.length === 0
      ? [{ name: 'numberOfFloors', value: floors.floors, facts: [floors] }]
      : []),
  ]
}

const READ_UNITS: ReadonlySet<string> = new Set(['ft', 'places', 'years', 'moving in'])

/** What the kind has of the facts that the search filters by, and the zone. */
export function ownFields(facts: readonly Fact[], category: Category | undefined): FilledField[] {
  if (category === undefined) return []
  const zones = 'zoneType' in OWN_FIELDS[category] ? facts.filter(isOf('zone')) : []
  const zone = onlyOf(zones.map((fact) => fact.zone))
  const compared = FILTER_NAMES.flatMap((name) => {
    const filter = FILTERS[name]
    const isRead =
      filter.type === 'flag' ||
      name === 'facing' ||
      name === 'ownership' ||
      name === 'furnishing' ||
      name === 'villaType' ||
      (name === 'floor' && !facts.some((fact) => fact.is === 'floors' && !fact.isAbove)) ||
      (filter.type === 'range' && READ_UNITS.has(filter.unit))
    const field = 'fact' in filter ? fieldOf(filter.fact, category) : undefined
    if (!isRead || field === undefined) return []
    const search = name === 'ageYears' ? 'maxAgeYears' : (searchNames(name)[0] ?? name)
    const said = filtersIn(facts).flatMap((fact) => {
      const value = new Map<string, unknown>(Object.entries(fact.filters)).get(search)
      return value === undefined ? [] : [{ fact, value }]
    })
    const value = onlyOf(said.map((one) => one.value))
    return value === undefined
      ? []
      : [
          {
            name: field,
            value:
              filter.type === 'range' && filter.unit === 'moving in' ? possessionOf(Number(value)) : value,
            facts: said.map(({ fact }) => fact),
          },
        ]
  })
  return [
    ...compared,
    ...(zone === undefined ? [] : [{ name: 'zoneType', value: zone, facts: zones }]),
    ...featuresOf(facts, category),
  ]
}

function featuresOf(facts: readonly Fact[], category: Category): FilledField[] {
  const features = facts.filter(isOf('feature')).filter(({ name }) => name in OWN_FIELDS[category])
  return [...new Set(features.map(({ name }) => name))].flatMap((name) => {
    const said = features.filter((feature) => feature.name === name)
    const value = onlyOf(said.map((feature) => feature.value))
    return value === undefined ? [] : [{ name, value, facts: said }]
  })
}

function fieldOf(fact: FilterFact, category: Category): string | undefined {
  if (typeof fact === 'string') return fact === 'deal' ? undefined : fact
  return new Map<string, string>(Object.entries(fact)).get(category)
}

export function surveyOf(facts: readonly Fact[]): FilledField[] {
  const said = facts.filter(isOf('survey'))
  const number = onlyOf(said.map((fact) => fact.number))
  return number === undefined ? [] : [{ name: 'surveyNo', value: number, facts: said }]
}
