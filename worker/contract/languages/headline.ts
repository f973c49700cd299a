import type { Property } from '#contract/properties/replies.ts'
import type { Deal } from '#contract/properties/enums.ts'
import { type AreaUnit, fromSqFt } from '#contract/units/area.ts'
import type { OtherLanguage } from './languages.ts'
import { areaIn } from './numbers.ts'
import { BENGALI_VOWEL, placeIn } from './places.ts'

const KINDS: Record<OtherLanguage, Record<'Villa' | 'Row House' | 'Warehouse' | 'Plot', string>> = {
  bn: { Villa: 'ভিলা', 'Row House': 'রো হাউস', Warehouse: 'গুদাম', Plot: 'প্লট' },
  hi: { Villa: 'विला', 'Row House': 'रो हाउस', Warehouse: 'गोदाम', Plot: 'प्लॉट' },
  ne: { Villa: 'भिल्ला', 'Row House': 'रो हाउस', Warehouse: 'गोदाम', Plot: 'प्लट' },
}

/** Before the kind where it has no size, behind it where it has. A sale goes without saying. */
const DEALS: Record<OtherLanguage, Record<Exclude<Deal, 'sale'>, { before: string; behind: string }>> = {
  bn: {
    rent: { before: 'ভাড়ায়', behind: 'ভাড়ার জন্য' },
    lease: { before: 'লিজে', behind: 'লিজের জন্য' },
  },
  hi: {
    rent: { before: 'किराए पर', behind: 'किराए के लिए' },
    lease: { before: 'लीज़ पर', behind: 'लीज़ के लिए' },
  },
  ne: {
    rent: { before: 'भाडामा', behind: 'भाडाका लागि' },
    lease: { before: 'लिजमा', behind: 'लिजका लागि' },
  },
}

/** A listing's headline from its facts: 'মাটিগাড়ায় ৭ কাঠার প্লট', 'दागापुर में किराए पर 3BHK विला'. */
export function headlineIn(language: OtherLanguage, property: Property): string {
  const size = sizeIn(language, property)
  const kind = KINDS[language][kindOf(property)]
  const deal = property.deal === 'sale' ? undefined : DEALS[language][property.deal]
  const rooms = property.category === 'Villa' ? property.bhk : null
  const typed = property.locality ?? property.location.city
  const place = typed ? placeIn(language, typed) : ''
  // 'सेवक रोड पर किराए पर' says 'on' twice.
  const isBehind = size !== undefined || (language === 'hi' && place.endsWith(' पर'))
  const thing = [place, size, isBehind ? undefined : deal?.before, rooms, kind].filter(Boolean).join(' ')
  return isBehind && deal ? `${thing}, ${deal.behind}` : thing
}

function kindOf(property: Property) {
  if (property.category !== 'Villa') return property.category
  return property.villaType === 'Row House' ? 'Row House' : 'Villa'
}

/** The size with the ending that ties it to the kind; a villa is known by its rooms. */
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

function tied(language: OtherLanguage, value: number, unit: AreaUnit): string {
  const size = areaIn(language, value, unit)
  if (language === 'bn') return `${size}${BENGALI_VOWEL.test(size) ? 'র' : 'ের'}`
  return language === 'hi' ? `${size} का` : `${size}को`
}
