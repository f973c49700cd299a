import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'

type Wishing = { words: string; looksFor: string | null; offer: unknown }

const NUMBER = `${FIRM.listingLetter}-0*(\\d{1,7})`
const ALONE = ['(?<![\\p{L}\\p{N}-])', '(?![\\p{L}\\p{N}])'] as const
const NAMED = new RegExp(`${ALONE[0]}${NUMBER}${ALONE[1]}`, 'iu')
/** What staff write of how somebody came, and the listing that is asked about: no wish. */
const NO_WISH = new RegExp(
  `${ALONE[0]}(?:phone ?calls?|(?:asks|asked|asking|enquires|enquired) (?:about|for)|${NUMBER})${ALONE[1]}[.,:;]*\\s*`,
  'giu',
)

/**
 * What a lead looks for: as staff wrote it, else in the person's own words without what is no wish, where anything is left; nothing
 * where somebody offers.
 */
export function wishOf({ words, looksFor, offer }: Wishing): string {
  if (looksFor !== null) return looksFor
  if (offer) return ''
  const said = words.slice(0, LIMITS.maxSearchLetters)
  return said.replace(NO_WISH, '').trim() || said
}

/** The age of the first listing that a text names by its number: 'A-12', in any digits. */
export function namedListing(text: string): number | undefined {
  const age = Number(NAMED.exec(asciiDigits(text))?.[1] ?? 0)
  return age === 0 ? undefined : age
}
