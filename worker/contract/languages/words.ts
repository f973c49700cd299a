import type {
  Category,
  Deal,
  DEAL_LEASE_TYPES,
  Facing,
  FilterCategory,
  FLOORING_TYPES,
  Furnishing,
  OwnershipType,
  PicturePlace,
  USE_LEASE_TYPES,
  VillaType,
  ZONE_TYPES,
} from '#contract/properties/enums.ts'
import type { QuerySummary } from '#contract/list/found-sentence.ts'
import type { OfAnyKind } from '#contract/properties/replies.ts'
import type { AreaUnit } from '#contract/units/area.ts'

/*
 * The words that a language gives the contract, by what they are for; each language has them in a file of its own.
 */

/** The line that offers a page in this language to visitors who read it. */
export type OfferWords = { read: string; close: string }

/** 'In' a place: 'শিলিগুড়িতে', 'सेवक रोड पर', 'माटीगाडामा'. */
export type InPlace = (name: string, isRoad: boolean) => string

/** The words around numbers in a language. {price} and {n} are placeholders. */
export type NumberWords = {
  lakh: string
  crore: string
  perMonth: string
  /** The counting word behind a number of things: 'টি', ' वटा'. */
  counter: string
  /** A count that stopped at its limit: '1,000+'. */
  moreThan: string
  units: Record<AreaUnit, string>
  months: readonly string[]
}

/** Sentences by number, {n} being the number with its counting word. Without `one`, `other` serves for 1 too. */
export type PluralForms = { zero: string; one?: string; other: string }

/** The words of a headline: 'মাটিগাড়ায় ৭ কাঠার প্লট', 'दागापुर में किराए पर 3BHK विला'. */
export type HeadlineWords = {
  /** Before the kind where the headline has no size, behind it where it has one. A sale is not mentioned. */
  deals: Record<Exclude<Deal, 'sale'>, { before: string; behind: string }>
  /** The size in the form that stands before the kind: '৭ কাঠার'. */
  tied: (size: string) => string
  /** What a title says of a house, a plot or a hall beside its size, before that: 'on 15 katha', 'with a wall', 'with 6 docks'. */
  onLand: (size: string) => string
  walled: string
  cold: string
  docks: (count: string | undefined) => string
  /** A plot by its zone or its place; `facing` goes before its kind. */
  plots: { Agricultural: string; Commercial: string; corner: string }
  facing: (direction: string) => string
  /** Whether the deal stands behind the kind after this place, also without a size. */
  isDealLast?: (place: string) => boolean
}

/** The words of 'শিলিগুড়িতে বিক্রির জন্য ৭টি ভিলা'; {place} is the name of the place. */
export type FoundWords = {
  /** Of what is no stored kind; those are called by their stored words. */
  kinds: Record<Exclude<QuerySummary['kind'], Category>, string>
  deals: Record<NonNullable<QuerySummary['deal']>, string>
  /** Behind the kind, in a form that fits every kind's gender. */
  gone: Record<NonNullable<QuerySummary['status']>, string>
  /** 'In {place} and around', with the firm's city, where no place is asked for. */
  or: string
  around: string
  containing: string
}

/** What the server writes into the HTML of a language (head, first paint, link previews) and the browser writes again. */
export type PageWords = {
  listTitle: string
  listDescription: string
  contactForPrice: string
  priceNotAvailable: string
  /** Behind a price; NumberWords has the whole phrase with the price. */
  perMonth: string
  /** A sum in full: `digits` are grouped and in the digits of the language. */
  rupees: (digits: string) => string
  sold: string
  rented: string
  /** The first line of a chat about a listing. */
  interestedIn: (id: string) => string
  propertiesFound: PluralForms
}

/** Translations of FIRM's values that are words rather than names. A value that is not here is shown as FIRM has it. */
export type FirmWords = {
  said: Record<string, string>
  inRegion: (region: string) => string
  /** '২০ বছরের বেশি অভিজ্ঞতা', '20 साल का अनुभव': `years` in the digits of the language. */
  expertise: (years: string, isOver: boolean) => string
}

/** Kinds of houses that no closed list has; staff type them. */
type House = 'Bungalow' | 'Duplex' | 'House'

/** The words of closed lists that describe a listing, as they are stored. BHK and units of area are not among them. */
type StoredWord =
  | FilterCategory
  | (typeof USE_LEASE_TYPES)[number]
  | (typeof DEAL_LEASE_TYPES)[number]
  | OwnershipType
  | (typeof FLOORING_TYPES)[number]
  | (typeof ZONE_TYPES)[number]
  | VillaType
  | Furnishing
  | Facing
  | House
  | 'For Sale'
  | 'West Bengal'
  | 'India'
  | 'For Rent'
  | 'For Lease'

export type StoredWords = Record<StoredWord, string>

/** What a picture shows. */
export type PictureSubject =
  | 'above'
  | 'kitchen'
  | 'living'
  | 'bedroom'
  | 'bath'
  | 'inside'
  | 'land'
  | 'outside'
/** `rendered`: a computer has made it. */
export type PictureWords = Record<PictureSubject | 'rendered', string>

/** A place in a language, for its own grammar: `town` where the place is a part of it, `isKnown` where the name is in its script. */
export type ComposedPlace = { name: string; town?: string; isRoad: boolean; isKnown: boolean }

/** What is offered, in the words of the language: '4 katha', '3BHK', 'villa'. */
export type OfferPhrases = {
  kind: string
  deal: Deal
  place: ComposedPlace | undefined
  size?: string
  rooms?: string
  /** How large a house is: what is built, its land, its floors. */
  parts: string[]
  /** The price of a katha. */
  rate?: string
}

/** The words of a composed text; each phrase says one fact. */
export type ComposedWords = {
  offered: (what: OfferPhrases) => string
  builtUp: (area: string) => string
  land: (area: string) => string
  floors: (count: string, isOne: boolean) => string
  facing: (direction: string) => string
  road: (feet: string) => string
  accessRoad: (feet: string) => string
  height: (feet: string) => string
  corner: string
  rooms: (beds: string | undefined, baths: string | undefined) => string
  /** What is near, each with its kilometres in a straight line. */
  near: (things: readonly { name: string; km: string }[], listed: (phrases: string[]) => string) => string
  /** Behind the name of a station, which is often its town's. */
  station: string
  /** At the end of a sentence. */
  stop: string
  has: (list: string) => string
  /** Between the last two phrases or things. */
  and: string
  features: Record<TextFeature, string>
  owned: (ownership: string) => string
  seen: { site: string; deed: string; both: string }
}

/** What a walk through a house says at its places, from the fields that belong there. */
export type WalkWords = {
  /** Empty where neither is known. */
  front: (facing: string | undefined, cars: string | undefined) => string
  inside: (what: {
    area: string | undefined
    floors: string | undefined
    isOneFloor: boolean
    furnishing: string | undefined
  }) => string
  kitchen: { new: string; modular: string }
  rooms: (beds: string | undefined, baths: string | undefined) => string
  land: (area: string, hasGarden: boolean) => string
  /** By these words a sentence that staff wrote names the place that it tells of. */
  named: Partial<Record<PicturePlace, RegExp>>
}

/** What a composed text may say that there is. */
export type TextFeature = keyof Pick<
  OfAnyKind,
  | 'loadingDock'
  | 'hasCraneFacility'
  | 'isColdStorageAvailable'
  | 'powerBackup'
  | 'boundaryWall'
  | 'garden'
  | 'garage'
  | 'gatedCommunity'
>
