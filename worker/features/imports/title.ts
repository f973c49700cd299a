import type { Category } from '#contract/properties/enums.ts'
import { SIZE_FIELD } from '#contract/properties/kinds.ts'
import { AREA_UNITS, type AreaUnit, formatArea } from '#contract/units/area.ts'
import { isRecord } from '#contract/text/records.ts'

const NOUNS: Record<Category, string> = { Plot: 'plot', Warehouse: 'warehouse', Villa: 'house' }

/** The title of a row without one: '3 BHK house in Matigara', '5 katha plot in Siliguri', '2 BHK flat in Sukna'. Undefined where no place is known. */
export function titleFrom(
  category: Category,
  values: Record<string, unknown>,
  isFlat = false,
): string | undefined {
  const { bhk, locality, city, enteredAreas } = values
  const place = [locality, city].find((name) => typeof name === 'string' && name !== '')
  if (typeof place !== 'string') return undefined
  const rooms = category === 'Villa' && typeof bhk === 'string' ? bhk.replace('BHK', ' BHK') : undefined
  const measure = rooms ?? sizeFrom(enteredAreas, values[SIZE_FIELD[category]], SIZE_FIELD[category])
  const noun = isFlat && category === 'Villa' ? 'flat' : NOUNS[category]
  const what = measure === undefined ? noun : `${measure} ${noun}`
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} in ${place}`
}

function sizeFrom(entered: unknown, areaSqFt: unknown, name: string): string | undefined {
  const area = isRecord(entered) ? entered[name] : undefined
  if (isRecord(area) && typeof area['value'] === 'number' && isUnit(area['unit']))
    return formatArea(area['value'], area['unit'])
  return typeof areaSqFt === 'number' ? formatArea(areaSqFt, 'sq ft') : undefined
}

const isUnit = (unit: unknown): unit is AreaUnit => AREA_UNITS.some((known) => known === unit)
