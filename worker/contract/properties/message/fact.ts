import type { ListFilters } from '#contract/properties/filters.ts'
import type { Piece } from '#contract/search/pieces/piece.ts'
import type { PlaceSearch } from '#contract/search/places.ts'
import type { Area, AreaUnit } from '#contract/units/area.ts'

/** What a piece of a message says. */
export type MessageFact =
  /** `isRange`: '85-87 lakh', 'around 85 lakh'. */
  | { is: 'price'; inr: number; isPerMonth: boolean; isRange?: true }
  | { is: 'deposit'; inr: number }
  /** `isUnitLeftOut`: '15 lakh kore', which is said of katha. */
  | { is: 'rate'; inr: number; unit: AreaUnit; isPerMonth: boolean; isUnitLeftOut?: true }
  | {
      is: 'size'
      sqFt: number
      entered: Area
      isLand: boolean
      isCarpet: boolean
      dimension?: string
      isBesideParking?: true
    }
  /** `isAbove`: 'G+4', which a flat has beside its own floor. */
  | { is: 'floors'; floors: number; isAbove?: true }
  /**
   * The least that the owner takes, of a unit of land or floor where it is a rate; `isBare` where it names no lakh or crore,
   * `isAskable` where people say so of the price itself: 'last 35', 'final price 35 lakh'.
   */
  | {
      is: 'lowest'
      decimal: string
      inr: number
      unit?: AreaUnit
      isUnitLeftOut?: true
      isBare: boolean
      isAskable: boolean
    }
  /** What a building has that the search does not filter by. */
  | { is: 'feature'; name: string; value: boolean | string }
  /** What stands behind 'Location:' and is no place that is known. */
  | { is: 'named place'; name: string }
  | { is: 'survey'; number: string }
  | { is: 'zone'; zone: 'Commercial' | 'Industrial' | 'Residential' | 'Agricultural' }
  | { is: 'near' }
  | { is: 'filters'; filters: ListFilters; place?: string; isNear?: boolean; isKindIfNone?: true }
  | { is: 'nothing' }
  /** `isOtherKind`: a shop, an office. */
  | { is: 'text'; isOtherKind?: true }
/** What a piece of a message says, and where it stands. */
export type Fact = MessageFact & { from: number; to: number }

/** A piece of the search, or one that only messages have, which says itself what it tells. */
export type MessagePiece = Piece & { told?: MessageFact }

/** How a message is read; in one that prices land 'per K', a K is a katha and no thousand. */
export type Reader = {
  places: PlaceSearch
  isKathaShort: boolean
  /** It tells rooms: then '2T' are toilets, elsewhere tonnes. */
  hasRooms: boolean
}
