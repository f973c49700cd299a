import type { Difference } from '#contract/search/nearest.ts'
import {
  capitalised,
  isRange,
  isSwitch,
  RANGE_WORDS,
  SAID,
} from '#frontend/features/properties/filters/filter-labels.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.noProperties
/** How a number beyond a bound is said. */
type Bounds = Pick<typeof words, 'above' | 'below'>
const features = messages.activeFilters.features

/** How a close match differs, in a few words: '3 bedrooms, not 2 bedrooms', '₹90 Lakh, you asked up to ₹80 Lakh'. */
export function differenceSentence(
  { field, wanted, has }: Difference,
  { above, below }: Bounds = words,
): string {
  if (field === 'words') return words.withoutWords(String(wanted))
  if (field === 'place') return placeSentence(capitalised(String(wanted)), has === null ? '' : String(has))
  if (field === 'bbox' || field === 'outline') return words.elsewhere
  if (field === 'placed') return SAID.placed(String(has))
  if (isSwitch(field)) return (has === null ? words.notMentioned : words.hasNot)(features[field])
  if (!isRange(field))
    return other(SAID[field](String(wanted)), has === null ? null : SAID[field](String(has)))
  const { amount, asked = amount, unknown } = RANGE_WORDS[field]
  if (typeof has !== 'number' || typeof wanted !== 'number' || (field === 'price' && has === 0))
    return unknown(String(wanted))
  if (field === 'possession') return other(amount(wanted), amount(has))
  const sentence = has > wanted ? above : below
  return sentence(messages.words.amount(amount(has)), messages.words.amount(asked(wanted)))
}

/** 'In Kawakhali, not in Sukna': of 'Kawakhali, Siliguri' the locality alone, so that nobody reads a row of three places. */
function placeSentence(wanted: string, has: string): string {
  const [locality] = has.split(', ')
  return locality ? words.isInNotIn(locality, wanted) : words.notMentioned(placeNameOf(wanted))
}

function other(wanted: string, has: string | null): string {
  return has === null ? words.notMentioned(wanted) : words.notButIs(has, wanted)
}
