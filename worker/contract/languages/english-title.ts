import { MEASURED_BY, SIZE_FIELD } from '#contract/properties/kinds.ts'
import type { OfAnyKind, Property } from '#contract/properties/replies.ts'
import { type AreaUnit, formatArea, fromSqFt } from '#contract/units/area.ts'

/** A listing's title in English: as it was typed, or composed from its facts where it was typed in Indian letters. */
export const englishTitle = (property: Property): string =>
  isEnglish(property.title) ? property.title : headline(property)

/** Whether a text is not mostly in Indian letters. */
export const isEnglish = (text: string) => (text.match(/[\u0900-\u09ff]/g)?.length ?? 0) <= latinLetters(text)

export const latinLetters = (text: string): number => text.match(/[a-z]/gi)?.length ?? 0

/** '7 katha plot in Matigara', '3BHK villa for rent in Dagapur'. */
function headline(property: Property): string {
  const { deal, locality, location } = property
  const size = sizeOf(property)
  const area = size && formatArea(size.value, size.unit)
  const thing = [
    area,
    roomsOf(property),
    headlineKindOf(property).toLowerCase(),
    deal === 'sale' ? '' : `for ${deal}`,
  ]
  const place = [locality, location.city].find((typed) => typed && isEnglish(typed))
  const said = [...thing, place && `in ${place}`].filter(Boolean).join(' ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`
}

/** Kinds of houses as their type is typed, the first that it names: a 'Guest house' is a house. */
const HOUSES = ['Bungalow', 'Row House', 'Duplex', 'House'] as const

/** A kind as a headline names it, by its stored word: what is typed of a house says more than that it is one. */
export function headlineKindOf({ villaType, category, propertyType }: OfAnyKind) {
  const typed = `${villaType} ${propertyType}`.toLowerCase()
  return (category === 'Villa' && HOUSES.find((house) => typed.includes(house.toLowerCase()))) || category
}

export const roomsOf = ({ bhk }: OfAnyKind) => bhk

/** The size that stands before the kind, where it is not told by its rooms. */
export function sizeOf(property: OfAnyKind): { value: number; unit: AreaUnit } | undefined {
  const size = MEASURED_BY[property.category]
  const name = SIZE_FIELD[property.category]
  if (size === 'rooms') return undefined
  const sqFt = property[name] ?? property.areaSqFt
  if (size === 'floor') return sqFt ? { value: sqFt, unit: 'sq ft' } : undefined
  const entered = property.enteredAreas?.[name]
  if (entered) return entered
  return sqFt ? landSize(sqFt) : undefined
}

/** The land of a house, in the unit that staff typed. */
export function landSizeOf({ landArea, enteredAreas }: OfAnyKind) {
  if (!landArea) return undefined
  return enteredAreas?.['landArea'] ?? landSize(landArea)
}

/** Land as it is named here: whole and half bigha by the bigha, else by the katha. */
function landSize(sqFt: number): { value: number; unit: AreaUnit } {
  const bigha = fromSqFt(sqFt, 'bigha')
  const unit = bigha >= 1 && Number.isInteger(bigha * 2) ? 'bigha' : 'katha'
  return { value: fromSqFt(sqFt, unit), unit }
}

/** A number and its unit, and a road and its number, stay on one line where a title breaks. */
export const unbroken = (title: string): string => title.replace(/(\p{Nd}|\bNH) (?=[\p{L}\d])/gu, '$1\u00a0')
