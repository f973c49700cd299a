import type { ReactNode } from 'react'
import type { PicturePlace } from '#contract/properties/enums.ts'
import type { Property } from '#contract/properties/replies.ts'
import { FeatureWords } from './feature-words.tsx'
import { type KnownFeature, knownFeatures } from './known-features.ts'

/** Where one sees a feature; none where it is seen nowhere, where a stop's name says it, or where staff type too much of it for a walk. */
const SEEN_AT: Record<Exclude<KnownFeature['name'], 'amenity'>, PicturePlace | undefined> = {
  swimmingPool: 'garden',
  garage: 'front',
  gatedCommunity: 'front',
  isColdStorageAvailable: 'front',
  servantRoom: 'bedroom',
  isCornerPlot: 'road',
  boundaryWall: 'road',
  garden: undefined,
  security: undefined,
  waterSupply: undefined,
  fireSafety: undefined,
}

/** The same of amenities as staff type them in English: the first that fits. */
const TYPED_AT: readonly (readonly [words: RegExp, PicturePlace])[] = [
  [/\b(garden|lawn|trees?|pool|(bore |tube )?well$|courtyard)\b/i, 'garden'],
  [/\b(kitchens?|chimney|gas|water (filter|purifier))\b/i, 'kitchen'],
  [/\b(bath(room)?s?|geysers?|water heater|showers?)\b/i, 'bath'],
  [/\b(guards?|gated?|parking|garage|cars?|porch|verandah?s?|balcon(y|ies)|cctv|intercom)\b/i, 'front'],
  [/\bterrace\b/i, 'above'],
  [/\b(bedrooms?|wardrobes?|(servant|guest) room|study)\b/i, 'bedroom'],
  [/\b(furnished|fireplace|theat(re|er)|(prayer|puja) room|air condition\w*|ac|lift|inverter)\b/i, 'living'],
]

/** What the composed sentence of a kitchen says already. */
const SAID_OF_KITCHEN = /^(new|modular) kitchen$/i

type Stop = { place: PicturePlace; isComposed?: true }

/** More than these stand in two lines on a phone. */
const MOST = 3

/** What a listing has at each stop of a walk through it, in few words; all of it stands among its features. */
export function featuresByPlace(property: Property, stops: readonly Stop[]) {
  const found = new Map<PicturePlace, { key: string; words: ReactNode }[]>()
  for (const feature of knownFeatures(property)) {
    const at = placeOf(feature)
    const stop = stops.find(({ place }) => place === at)
    if (!feature.isThere || !at || !stop) continue
    if (stop.isComposed && SAID_OF_KITCHEN.test(feature.typed ?? '')) continue
    const key = feature.name + (feature.typed ?? '')
    found.set(at, [...(found.get(at) ?? []), { key, words: <FeatureWords of={feature} /> }])
  }
  return (place: PicturePlace) => found.get(place)?.slice(0, MOST) ?? []
}

const placeOf = ({ name, typed = '' }: KnownFeature): PicturePlace | undefined =>
  name === 'amenity' ? TYPED_AT.find(([words]) => words.test(typed))?.[1] : SEEN_AT[name]
