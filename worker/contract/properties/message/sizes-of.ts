import type { Category } from '#contract/properties/enums.ts'
import { MEASURED_BY, SIZE_FIELD } from '#contract/properties/kinds.ts'
import type { Fact } from './fact.ts'
import { type FactOf, type FilledField, isOf } from './filled-fields.ts'

const areaField = (name: string, { sqFt, entered, from, to }: FactOf<'size'>): FilledField => ({
  name,
  value: Math.round(sqFt * 100) / 100,
  facts: [{ from, to }],
  entered,
})

/** Each size goes to the field of the kind; where a field has two different ones, neither does. */
export function sizesOf(facts: readonly Fact[], category: Category | undefined): FilledField[] {
  if (category === undefined) return []
  const all = facts.filter(isOf('size'))
  const parking = category === 'Warehouse' ? all.filter(({ isBesideParking }) => isBesideParking) : []
  const own = all.filter((size) => !size.isCarpet && !parking.includes(size))
  const land = own.filter(({ isLand }) => isLand)
  const floor = own.filter(({ isLand }) => !isLand)
  const isOfLand = MEASURED_BY[category] === 'land'
  const carpet = category === 'Warehouse' ? all.filter(({ isCarpet }) => isCarpet) : []
  const whole = isOfLand
    ? land.length > 0
      ? land
      : floor
    : floor.length > 0 || category === 'Villa'
      ? floor
      : land
  const [dimension] = isOfLand ? own.filter((size) => size.dimension !== undefined) : []
  return [
    ...agreed(SIZE_FIELD[category], whole),
    ...(category === 'Villa' ? agreed('landArea', land) : []),
    ...agreed('carpetArea', carpet),
    ...agreed('parkingAreaSqFt', parking),
    ...(dimension ? [{ name: 'dimension', value: dimension.dimension, facts: [dimension] }] : []),
  ]
}

const SAME = 0.02

function agreed(name: string, sizes: readonly FactOf<'size'>[]): FilledField[] {
  const [first] = sizes
  if (!first || sizes.some(({ sqFt }) => Math.abs(sqFt - first.sqFt) > first.sqFt * SAME)) return []
  return [{ ...areaField(name, first), facts: sizes }]
}
