import { formatArea, fromSqFt } from '#contract/units/area.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import type { Difference } from '#contract/search/nearest.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { capitalised, dealLabel } from './filters/filter-labels.ts'

const words = messages.noProperties
const filters = messages.activeFilters
const stored = messages.words.stored

/** How a close match differs, in a few words: '3 bedrooms, not 2 bedrooms', '₹90 Lakh, you asked up to ₹80 Lakh'. */
export function differenceSentence({ field, wanted, has }: Difference): string {
  switch (field) {
    case 'category':
    case 'leaseType':
    case 'ownership':
    case 'villaType':
      return other(stored(String(wanted)), has === null ? null : stored(String(has)))
    case 'place':
      return other(placesIn(capitalised(String(wanted))), has === null ? null : placesIn(String(has)))
    case 'deal':
      return other(dealLabel(String(wanted)), has === null ? null : dealLabel(String(has)))
    case 'facing':
      return other(
        filters.facing(stored(String(wanted))),
        has === null ? null : filters.facing(stored(String(has))),
      )
    case 'bedRooms':
      return other(
        filters.bedroomsCount(String(wanted)),
        has === null ? null : filters.bedroomsCount(String(has)),
      )
    case 'bathrooms':
      return other(
        filters.bathroomsCount(String(wanted)),
        has === null ? null : filters.bathroomsCount(String(has)),
      )
    case 'price':
      return has === 0
        ? messages.card.contactForPrice
        : bound(wanted, has, formatLakhCrore, messages.card.contactForPrice)
    case 'area':
      return bound(wanted, has, (sqFt) => formatArea(sqFt, 'sq ft'), words.sizeUnknown)
    case 'land':
      return bound(wanted, has, (sqFt) => formatArea(fromSqFt(sqFt, 'katha'), 'katha'), words.sizeUnknown)
    case 'roadWidth':
      return bound(
        wanted,
        has,
        (feet) => words.road(String(feet)),
        words.notMentioned(filters.roadFrom(String(wanted))),
      )
    case 'ceilingHeight':
      return bound(
        wanted,
        has,
        (feet) => words.height(String(feet)),
        words.notMentioned(filters.heightFrom(String(wanted))),
      )
    case 'words':
      return words.withoutWords(String(wanted))
    case 'corner':
    case 'loadingDock':
    case 'crane':
    case 'coldStorage':
    case 'powerBackup':
    case 'gated':
    case 'garden':
    case 'garage':
    case 'boundaryWall':
      return has === null
        ? words.notMentioned(filters.features[field])
        : words.hasNot(filters.features[field])
    default:
      return field satisfies never
  }
}

/** 'Kawakhali, Siliguri', each in the page's language. */
const placesIn = (typed: string) => typed.split(', ').map(placeNameOf).join(', ')

function other(wanted: string, has: string | null): string {
  return has === null ? words.notMentioned(wanted) : words.notButIs(has, wanted)
}

function bound(
  wanted: Difference['wanted'],
  has: Difference['has'],
  written: (value: number) => string,
  unknown: string,
): string {
  if (typeof has !== 'number' || typeof wanted !== 'number') return unknown
  const sentence = has > wanted ? words.above : words.below
  return sentence(messages.words.amount(written(has)), messages.words.amount(written(wanted)))
}
