import { CSV_COLUMNS } from '#contract/properties/csv-columns.ts'
import { type Area, fromSqFt, squareFeetOf } from '#contract/units/area.ts'
import type { Category } from '#contract/properties/enums.ts'
import { readArea, readBhk, type ReadPrice, readSizeOf, readSizes } from '#contract/properties/csv-values.ts'
import { SIZE_FIELD } from '#contract/properties/kinds.ts'
import { isRecord } from '#contract/text/records.ts'
import type { RowContext } from './row-content.ts'
import type { Values } from './row-values.ts'

/** The price of the whole: a rate times the size, which must be known. */
export function totalOf({ inr, per }: ReadPrice, values: Values, category: Category): number | undefined {
  if (per === undefined) return inr
  const names = per.startsWith('sq') ? [SIZE_FIELD[category]] : ['landArea', 'plotSizeSqFt']
  const size = names.map((name) => values[name]).find((value) => typeof value === 'number')
  return typeof size === 'number' ? Math.round(inr * fromSqFt(size, per)) : undefined
}

export const hasOwnSize = (headers: RowContext['headers'], category: Category) =>
  CSV_COLUMNS.some(({ header, fields }) => fields.includes(SIZE_FIELD[category]) && headers.includes(header))

/** A size goes to the field of the kind, where the file has no column of its own for it. */
export function sizesIn(cell: string, unit: string, values: Values, category: Category): Values {
  if (cell === '') return {}
  const of = readSizeOf(unit)
  const area = readArea(cell, of ? '' : unit)
  if (area) {
    const isLand = category === 'Villa' && (of === 'land' || (area.isUnitSaid && !area.unit.startsWith('sq')))
    const own = of === 'carpet' && category === 'Warehouse' ? 'carpetArea' : SIZE_FIELD[category]
    return sized(values, [[isLand ? 'landArea' : own, area]], area.isUnitSaid)
  }
  const sizes = readSizes(cell)
  if (!sizes.land && !sizes.floor && sizes.bedRooms === undefined) return {}
  const { areas, others } = sizesOfKind(category, sizes, values)
  return { ...sized(values, areas, true), ...others }
}

/** What a text about sizes fills in of a kind: its areas, and what else was said. */
function sizesOfKind(
  category: Category,
  { land, floor, bedRooms, ceilingHeight }: ReturnType<typeof readSizes>,
  { bhk }: Values,
): { areas: [string, Area][]; others: Values } {
  const own = SIZE_FIELD[category]
  const as = (field: string, size: typeof land): [string, Area][] => (size ? [[field, size.entered]] : [])
  switch (category) {
    case 'Plot': {
      const { dimension } = land ?? floor ?? {}
      return { areas: as(own, land ?? floor), others: dimension === undefined ? {} : { dimension } }
    }
    case 'Villa':
      return {
        areas: [...as(own, floor), ...as('landArea', land)],
        others: bedRooms === undefined || bhk !== undefined ? {} : { bhk: readBhk(String(bedRooms)) },
      }
    case 'Warehouse':
      return {
        areas: as(own, floor ?? land),
        others: ceilingHeight === undefined ? {} : { ceilingHeight },
      }
    default:
      return category satisfies never
  }
}

function sized(values: Values, areas: readonly [string, Area][], isUnitSaid: boolean): Values {
  const entered = isRecord(values['enteredAreas']) ? values['enteredAreas'] : {}
  const { areaSqFt: _, ...others } = entered
  return {
    areaSqFt: undefined,
    ...Object.fromEntries(areas.map(([name, area]) => [name, squareFeetOf(area)])),
    enteredAreas: {
      ...others,
      ...(isUnitSaid && Object.fromEntries(areas.map(([name, { value, unit }]) => [name, { value, unit }]))),
    },
  }
}
