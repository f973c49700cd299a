import type { CheckName } from '#contract/properties/enums.ts'
import type { OfAnyKind, Property } from '#contract/properties/replies.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { ratesOf } from '#contract/units/rates.ts'
import { inDigitsOf } from './digits.ts'
import { headlineKindOf, roomsOf, sizeOf } from './english-title.ts'
import type { Language } from './languages.ts'
import { amountIn, areaIn } from './numbers.ts'
import { knownPlace } from './place-names.ts'
import { COMPOSED, STORED_WORDS } from './tables.ts'
import type { ComposedPlace, OfferPhrases, TextFeature } from './words.ts'

/*
 * What a page says of a listing where staff wrote nothing in its language: two to four sentences from the fields. A field that
 * is missing leaves its phrase out, never an empty one.
 */

const FEATURES = [
  'loadingDock',
  'hasCraneFacility',
  'isColdStorageAvailable',
  'powerBackup',
  'boundaryWall',
  'garden',
  'garage',
  'gatedCommunity',
] as const satisfies TextFeature[]

/** A listing in two to four sentences of a language, with what is near; empty where not even its size, rooms or place are known. */
export function composedText(
  language: Language,
  property: OfAnyKind,
  near: readonly NearThing[] = [],
): string {
  const words = COMPOSED[language]
  return [
    words.offered(offeredIn(language, property)),
    [listed(lieOf(language, property), words.and), nearOf(language, near)].filter(Boolean).join('; '),
    featuresOf(language, property),
    papersOf(language, property).join('; '),
  ]
    .flatMap((said) => (said ? [sentence(language, said)] : []))
    .join(' ')
}

/** Words as a sentence of a language: a capital, and the stop behind. */
export const sentence = (language: Language, said: string) =>
  `${said.charAt(0).toUpperCase()}${said.slice(1)}${COMPOSED[language].stop}`

/** 'There is a boundary wall'; undefined where nothing is there. */
export function featuresOf(language: Language, property: OfAnyKind): string | undefined {
  const { has, features, and } = COMPOSED[language]
  const there = FEATURES.filter((name) => property[name] === true || isText(property[name]))
  if (there.length === 0) return undefined
  return has(
    listed(
      there.map((name) => features[name]),
      and,
    ),
  )
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** 'One, two and three', with the language's 'and'. */
export const listed = (things: readonly string[], and: string) =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')}${and}${things.at(-1) ?? ''}`

/** A stored word as it stands within a sentence. */
export const stored = (language: Language, word: string) =>
  language === 'en'
    ? word.toLowerCase()
    : (Object.entries(STORED_WORDS[language]).find(([name]) => name === word)?.[1] ?? word)

function offeredIn(language: Language, property: OfAnyKind): OfferPhrases {
  const words = COMPOSED[language]
  const { deal, area, landArea, numberOfFloors: floors } = property
  const size = sizeOf(property)
  const rooms = roomsOf(property)
  const katha = deal === 'sale' ? ratesOf(property).find(({ per }) => per === 'katha') : undefined
  return {
    kind: stored(language, headlineKindOf(property)),
    deal,
    place: placeOf(language, property),
    ...(size && { size: areaIn(language, size.value, size.unit) }),
    ...(rooms && { rooms }),
    parts: [
      ...(area ? [words.builtUp(areaIn(language, area, 'sq ft'))] : []),
      ...(landArea ? [words.land(landOf(language, property, landArea))] : []),
      ...(floors ? [words.floors(inDigitsOf(language, String(floors)), floors === 1)] : []),
    ],
    ...(katha && { rate: amountIn(language, katha.price) }),
  }
}

/** The land of a house in the unit that staff typed. */
export function landOf(language: Language, { enteredAreas }: OfAnyKind, sqFt: number): string {
  const entered = enteredAreas?.landArea
  return entered ? areaIn(language, entered.value, entered.unit) : areaIn(language, sqFt, 'sq ft')
}

type Where = Pick<Property, 'locality' | 'location'>

function placeOf(language: Language, { locality, location }: Where): ComposedPlace | undefined {
  const typed = locality ?? location.city
  if (!typed) return undefined
  const place = knownPlace(typed)
  const town = locality && location.city !== locality ? location.city : undefined
  return {
    name: place?.[language] ?? typed,
    ...(town && { town: knownPlace(town)?.[language] ?? town }),
    isRoad: /(?:Road|Bypass)$/.test(place?.en ?? typed),
    isKnown: place !== undefined && (town === undefined || knownPlace(town) !== undefined),
  }
}

/** How it lies: facing and road of a plot, road and height of a hall, the rooms of a house. */
export function lieOf(language: Language, property: OfAnyKind): string[] {
  const words = COMPOSED[language]
  const { facing, roadWidth, accessRoadWidth, ceilingHeight, isCornerPlot, bathrooms } = property
  const number = (value: number) => inDigitsOf(language, String(value))
  const beds = property.bedrooms ?? property.bedRooms
  return [
    ...(facing ? [words.facing(stored(language, facing))] : []),
    ...(roadWidth ? [words.road(number(roadWidth))] : []),
    ...(isCornerPlot ? [words.corner] : []),
    ...(accessRoadWidth ? [words.accessRoad(number(accessRoadWidth))] : []),
    ...(ceilingHeight ? [words.height(number(ceilingHeight))] : []),
    ...(beds || bathrooms
      ? [words.rooms(beds ? number(beds) : undefined, bathrooms ? number(bathrooms) : undefined)]
      : []),
  ]
}

/** How far the nearest station, the airport and the nearest landmark are. */
function nearOf(language: Language, near: readonly NearThing[]): string {
  const words = COMPOSED[language]
  const station = near.find(({ kind }) => kind === 'station')
  const airport = near.find(({ kind }) => kind === 'airport')
  const [landmark] = near
    .filter(({ kind }) => kind !== 'station' && kind !== 'airport')
    .toSorted((one, other) => one.km - other.km)
  const things = [station, airport, landmark].flatMap((one) =>
    one
      ? [
          {
            name: one === station ? `${one.name} ${words.station}` : one.name,
            km: inDigitsOf(language, String(one.km)),
          },
        ]
      : [],
  )
  return things.length > 0 ? words.near(things, (phrases) => listed(phrases, words.and)) : ''
}

/** Whose it is, and what our people have looked at. */
function papersOf(language: Language, { ownershipType, checks }: OfAnyKind): string[] {
  const { owned, seen } = COMPOSED[language]
  const isDone = (name: CheckName) => checks?.some(({ check }) => check === name) === true
  const [site, deed] = [isDone('siteVisited'), isDone('titleDeedSeen')]
  return [
    ...(ownershipType ? [owned(stored(language, ownershipType))] : []),
    ...(site && deed ? [seen.both] : []),
    ...(site && !deed ? [seen.site] : []),
    ...(deed && !site ? [seen.deed] : []),
  ]
}
