import { FIRM } from '#contract/firm.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'

/** What people call a listing by: the firm's letter and its age, which no other listing ever has. */
export const listingNumber = (age: number | '') => `${FIRM.listingLetter}-${age}`

/** A listing's number within a text, as it is written. */
export const WRITTEN_NUMBER = new RegExp(`(${FIRM.listingLetter}-\\d+)`)

const SAID = /^(#|no\.?\s|no\.|number\s)?\s*([a-z])?[\s.\-–—]*0*(\d{1,7})$/i

/** The age that a number names, in any spelling: 'A-142', 'a142', 'A-১৪২', '#142', 'no. 142', and '142' where `isBare` allows it. */
export function readListingNumber(text: string, isBare = false): number | undefined {
  const [, sign, letter, digits] = SAID.exec(asciiDigits(text.trim())) ?? []
  if (digits === undefined || Number(digits) === 0) return undefined
  const isOurs =
    letter === undefined ? isBare || sign !== undefined : letter.toUpperCase() === FIRM.listingLetter
  return isOurs ? Number(digits) : undefined
}
