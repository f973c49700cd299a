import type { Property } from '#contract/properties/replies.ts'
import { type AreaUnit, formatArea, fromSqFt } from '#contract/units/area.ts'

/** A listing's title in English: as it was typed, or composed from its facts where it was typed in Indian letters. */
export const englishTitle = (property: Property): string =>
  isEnglish(property.title) ? property.title : headline(property)

const isEnglish = (text: string) => (text.match(/[\u0900-\u09ff]/g)?.length ?? 0) <= latinLetters(text)

export const latinLetters = (text: string): number => text.match(/[a-z]/gi)?.length ?? 0

const KINDS = { Villa: 'villa', 'Row House': 'row house', Warehouse: 'warehouse', Plot: 'plot' }

/** '7 katha plot in Matigara', '3BHK villa for rent in Dagapur'. */
function headline(property: Property): string {
  const { category, deal, locality, location } = property
  const rooms = category === 'Villa' ? property.bhk : undefined
  const size = sizeOf(property)
  const area = size && formatArea(size.value, size.unit)
  const thing = [area, rooms, KINDS[kindOf(property)], deal === 'sale' ? '' : `for ${deal}`]
  const place = [locality, location.city].find((typed) => typed && isEnglish(typed))
  const said = [...thing, place && `in ${place}`].filter(Boolean).join(' ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`
}

export function kindOf(property: Property) {
  if (property.category !== 'Villa') return property.category
  return property.villaType === 'Row House' ? 'Row House' : 'Villa'
}

/** The size that stands before the kind; a villa's size is its rooms. */
export function sizeOf(property: Property): { value: number; unit: AreaUnit } | undefined {
  switch (property.category) {
    case 'Plot': {
      const entered = property.enteredAreas?.['plotSizeSqFt']
      if (entered) return entered
      const sqFt = property.plotSizeSqFt ?? property.areaSqFt
      return sqFt ? { value: fromSqFt(sqFt, 'katha'), unit: 'katha' } : undefined
    }
    case 'Warehouse': {
      const sqFt = property.builtUpArea ?? property.areaSqFt
      return sqFt ? { value: sqFt, unit: 'sq ft' } : undefined
    }
    case 'Villa':
      return undefined
    default:
      return property satisfies never
  }
}
