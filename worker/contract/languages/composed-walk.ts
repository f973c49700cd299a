import type { PicturePlace } from '#contract/properties/enums.ts'
import type { OfAnyKind } from '#contract/properties/replies.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { composedText, featuresOf, landOf, lieOf, listed, sentence, stored } from './composed-text.ts'
import { inDigitsOf } from './digits.ts'
import type { OtherLanguage } from './languages.ts'
import { areaIn } from './numbers.ts'
import { COMPOSED, WALKS } from './tables.ts'

/** A composed text as a walk tells it: at each place what belongs there, above it what is left to say. */
type ComposedWalk = { lead: string; said: ReadonlyMap<PicturePlace, string> }

/** What is said at the first of some places that the walk stops at; the text above leaves out its fields. */
type Clause = { at: readonly PicturePlace[]; fields: readonly string[]; words?: string | false | undefined }

/** A composed text divided among places of a walk. A place of which no field is known has no words. */
export function composedWalk(
  language: OtherLanguage,
  property: OfAnyKind,
  places: readonly PicturePlace[],
  near: readonly NearThing[] = [],
): ComposedWalk {
  const said = new Map<PicturePlace, string>()
  const left: OfAnyKind = { ...property }
  for (const { at, fields, words } of clausesOf(language, property, places)) {
    const place = at.find((one) => places.includes(one))
    if (!place) continue
    for (const field of fields) Reflect.set(left, field, null)
    if (words) said.set(place, [said.get(place), sentence(language, words)].filter(Boolean).join(' '))
  }
  return { lead: composedText(language, left, near), said }
}

const clausesOf = (language: OtherLanguage, property: OfAnyKind, places: readonly PicturePlace[]) =>
  property.category === 'Villa'
    ? clausesOfHouse(language, property, places.includes('bath'))
    : clausesOfGround(language, property)

function clausesOfHouse(language: OtherLanguage, property: OfAnyKind, hasBathStop: boolean): Clause[] {
  const words = WALKS[language]
  const count = (value: number | null | undefined) =>
    value ? inDigitsOf(language, String(value)) : undefined
  const { facing, parkingPlaces, area, numberOfFloors, furnishing, landArea, amenities, garden } = property
  const baths = count(property.bathrooms)
  const beds = count(property.bedrooms ?? property.bedRooms)
  const kitchen = (amenities ?? [])
    .join(' ')
    .match(/\b(new|modular) kitchen\b/i)?.[1]
    ?.toLowerCase()
  return [
    {
      at: ['front'],
      fields: ['facing', 'parkingPlaces', 'garage', 'gatedCommunity'],
      words: words.front(facing ? stored(language, facing) : undefined, count(parkingPlaces)),
    },
    {
      at: ['living'],
      fields: ['area', 'numberOfFloors'],
      words: words.inside({
        area: area ? areaIn(language, area, 'sq ft') : undefined,
        floors: count(numberOfFloors),
        isOneFloor: numberOfFloors === 1,
        furnishing: furnishing ? stored(language, furnishing) : undefined,
      }),
    },
    { at: ['kitchen'], fields: [], words: kitchen && words.kitchen[kitchen === 'new' ? 'new' : 'modular'] },
    {
      at: ['bedroom'],
      fields: ['bedrooms', 'bedRooms', 'bathrooms'],
      words: words.rooms(beds, hasBathStop ? undefined : baths),
    },
    { at: ['bath'], fields: ['bathrooms'], words: words.rooms(undefined, baths) },
    ...(landArea
      ? [
          {
            at: ['garden'],
            fields: ['landArea', 'garden'],
            words: words.land(landOf(language, property, landArea), garden === true),
          } satisfies Clause,
        ]
      : []),
  ]
}

/** Of a plot or a hall: how it lies where one comes to it, what it has where one sees it whole. */
function clausesOfGround(language: OtherLanguage, property: OfAnyKind): Clause[] {
  const words = COMPOSED[language]
  return [
    {
      at: ['road', 'front'],
      fields: ['facing', 'roadWidth', 'isCornerPlot', 'accessRoadWidth', 'ceilingHeight'],
      words: listed(lieOf(language, property), words.and),
    },
    {
      at: ['above', 'front', 'road'],
      fields: ['loadingDock', 'hasCraneFacility', 'isColdStorageAvailable', 'powerBackup', 'boundaryWall'],
      words: featuresOf(language, property),
    },
  ]
}
