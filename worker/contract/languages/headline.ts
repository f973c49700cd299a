import type { Property } from '#contract/properties/replies.ts'
import { type AreaUnit, fromSqFt } from '#contract/units/area.ts'
import { fieldIn } from './field-in.ts'
import type { OtherLanguage } from './languages.ts'
import { areaIn } from './numbers.ts'
import { placeIn } from './places.ts'
import { HEADLINES } from './tables.ts'

/** A listing's title in a language: as staff typed it, else composed from its facts. */
export const titleIn = (language: OtherLanguage, property: Property): string =>
  property[fieldIn('title', language)] ?? headlineIn(language, property)

/** A listing's description in a language: as staff typed it in that language, else the original. */
export const descriptionIn = (language: OtherLanguage, property: Property): string | null =>
  property[fieldIn('description', language)] ?? property.description

/** A listing's headline from its facts: 'মাটিগাড়ায় ৭ কাঠার প্লট', 'दागापुर में किराए पर 3BHK विला'. */
export function headlineIn(language: OtherLanguage, property: Property): string {
  const { kinds, deals, isDealLast } = HEADLINES[language]
  const size = sizeIn(language, property)
  const kind = kinds[kindOf(property)]
  const deal = property.deal === 'sale' ? undefined : deals[property.deal]
  const rooms = property.category === 'Villa' ? property.bhk : null
  const typed = property.locality ?? property.location.city
  const place = typed ? placeIn(language, typed) : ''
  const isBehind = size !== undefined || isDealLast?.(place)
  const thing = [place, size, isBehind ? undefined : deal?.before, rooms, kind].filter(Boolean).join(' ')
  return isBehind && deal ? `${thing}, ${deal.behind}` : thing
}

function kindOf(property: Property) {
  if (property.category !== 'Villa') return property.category
  return property.villaType === 'Row House' ? 'Row House' : 'Villa'
}

/** The size in the form that stands before the kind; a villa's size is its rooms. */
function sizeIn(language: OtherLanguage, property: Property): string | undefined {
  switch (property.category) {
    case 'Plot': {
      const entered = property.enteredAreas?.['plotSizeSqFt']
      if (entered) return tied(language, entered.value, entered.unit)
      const sqFt = property.plotSizeSqFt ?? property.areaSqFt
      return sqFt ? tied(language, fromSqFt(sqFt, 'katha'), 'katha') : undefined
    }
    case 'Warehouse': {
      const sqFt = property.builtUpArea ?? property.areaSqFt
      return sqFt ? tied(language, sqFt, 'sq ft') : undefined
    }
    case 'Villa':
      return undefined
    default:
      return property satisfies never
  }
}

const tied = (language: OtherLanguage, value: number, unit: AreaUnit): string =>
  HEADLINES[language].tied(areaIn(language, value, unit))
