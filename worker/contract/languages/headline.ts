import type { Category } from '#contract/properties/enums.ts'
import type { OfAnyKind, Property } from '#contract/properties/replies.ts'
import { inDigitsOf } from './digits.ts'
import { englishTitle, headlineKindOf, landSizeOf, latinLetters, roomsOf, sizeOf } from './english-title.ts'
import { fieldIn } from './field-in.ts'
import type { Language, OtherLanguage } from './languages.ts'
import { areaIn } from './numbers.ts'
import { placeIn } from './places.ts'
import { HEADLINES, STORED_WORDS } from './tables.ts'

/** A listing's title in a language: as staff typed it there or in its letters, else composed from its facts. */
export function titleIn(language: Language, property: Property): string {
  if (language === 'en') return englishTitle(property)
  const own = property[fieldIn('title', language)]
  if (own) return own
  return isInLettersOf(language, property.title) ? property.title : headlineIn(language, property)
}

const LETTERS = { bn: /[\u0980-\u09ff]/g, hi: /[\u0900-\u097f]/g, ne: /[\u0900-\u097f]/g }

/** Whether most letters of a text are those that the language is written in. */
export const isInLettersOf = (language: OtherLanguage, text: string): boolean =>
  (text.match(LETTERS[language])?.length ?? 0) > latinLetters(text)

/** The fields from which a headline is composed beside place, deal and size, by category. */
export const HEADLINE_FIELDS = {
  Plot: ['enteredAreas', 'zoneType', 'facing', 'isCornerPlot', 'boundaryWall'],
  Villa: ['enteredAreas', 'propertyType', 'villaType', 'bhk', 'landArea', 'furnishing', 'floor'],
  Warehouse: ['loadingDock', 'isColdStorageAvailable'],
} satisfies Record<Category, (keyof OfAnyKind)[]>

/** A listing's headline from its facts: 'মাটিগাড়ায় ৭ কাঠার দক্ষিণমুখী প্লট', 'सुकना में 15 कट्ठा ज़मीन पर 3BHK बंगला'. */
export function headlineIn(language: OtherLanguage, property: Property): string {
  const { deals, isDealLast, tied } = HEADLINES[language]
  const area = sizeOf(property)
  const size = area && tied(areaIn(language, area.value, area.unit))
  const having = havingOf(language, property)
  const deal = property.deal === 'sale' ? undefined : deals[property.deal]
  const typed = property.locality ?? property.location.city
  const place = typed ? placeIn(language, typed) : ''
  const isBehind = size !== undefined || having !== undefined || isDealLast?.(place)
  const thing = [
    place,
    having,
    size,
    isBehind ? undefined : deal?.before,
    roomsOf(property),
    kindIn(language, property),
  ]
    .filter(Boolean)
    .join(' ')
  return isBehind && deal ? `${thing}, ${deal.behind}` : thing
}

/** What a listing has that its size or rooms do not say. A floor of a house has no land of its own. */
function havingOf(language: OtherLanguage, property: OfAnyKind): string | undefined {
  const words = HEADLINES[language]
  const { deal, floor, furnishing, boundaryWall, isColdStorageAvailable, loadingDock } = property
  const land = deal === 'sale' && !floor ? landSizeOf(property) : undefined
  if (land) return words.onLand(areaIn(language, land.value, land.unit))
  if (deal !== 'sale' && furnishing === 'furnished') return STORED_WORDS[language][furnishing]
  if (boundaryWall === true) return words.walled
  if (isColdStorageAvailable) return words.cold
  if (loadingDock === true) return words.docks(undefined)
  const docks = typeof loadingDock === 'string' ? docksIn(loadingDock) : undefined
  return docks === undefined
    ? undefined
    : words.docks(docks === 1 ? undefined : inDigitsOf(language, String(docks)))
}

const NUMBERS = /* @__PURE__ */ 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** How many docks a hall has, as staff type it: 'Six raised docks, 4 ft, with levellers'. Shutters are none. */
function docksIn(typed: string): number | undefined {
  const docks = new RegExp(`\\b(\\d{1,2}|${NUMBERS.join('|')}) (?:[a-z]{1,12} )?docks?\\b`, 'i')
  const [, count] = docks.exec(typed) ?? []
  if (count === undefined) return undefined
  return NUMBERS.indexOf(count.toLowerCase()) + 1 || Number(count) || undefined
}

/** What it is: 'বাংলো', 'কৃষি জমি', 'দক্ষিণমুখী প্লট'. */
function kindIn(language: OtherLanguage, property: OfAnyKind): string {
  const kind = STORED_WORDS[language][headlineKindOf(property)]
  if (property.category !== 'Plot') return kind
  const { plots, facing: faces } = HEADLINES[language]
  const { zoneType, isCornerPlot, facing } = property
  if (zoneType === 'Agricultural' || zoneType === 'Commercial') return plots[zoneType]
  if (isCornerPlot) return plots.corner
  return facing ? `${faces(STORED_WORDS[language][facing])} ${kind}` : kind
}
