import { asciiDigits } from '#contract/text/ascii-digits.ts'

export const MAX_INR = 10_000_000_000_000
/** No listing costs so little, not even a month of it: a lakh or a crore was rather meant. */
export const LOWEST_PRICE_INR = 500
const MAX_LETTERS = 100

const AMOUNT =
  /(\d+(?:(?:,\d\d\d?)*,\d{3})?(?:\.\d+)?)(?:\s*(?:(crores?|crs?|koti|kar[oa][dr]|kror|কোটি|करोड़|करोड)|(lakhs?|lacs?|laakh|lak|l|লাখ|লক্ষ|लाख)|(thousand|k|hazaa?r|hajaa?r|হাজার|हज़ार|हजार))(?![a-z])\.?)?\s*/g
const NOISE = /₹|\/-|:|(?:\/|per|a) ?month|monthly|p[./]?m\.?|rs\.?|inr|rupees?|rent|budget|price|only/g

/** One amount as read: its rupees, and the number before its unit with the unit's zeros (lakh 5, crore 7; none: bare). */
export type Amount = { inr: number; decimal: string; zeros: number | undefined }

/**
 * Whole rupees (paise are cut) from '50 lakh', '1.2 cr', '1 crore 20 lakh', '45,00,000', '₹ 38,000 / month', also in Bengali or
 * Devanagari. Exact: no floating point on the way. Undefined when it is no single amount, or above 10 lakh crore.
 */
export function parseInr(text: string): number | undefined {
  const { shape, amounts } = readAmounts(text)
  return shape === '#' ? amounts[0]?.inr : undefined
}

/** The number of a price in words that no listing costs, as typed: '79.5' of '₹79.5'. Undefined for a likely price, none, and 0. */
export function unlikelyPrice(text: string): string | undefined {
  const { shape, amounts } = readAmounts(text)
  const [amount] = amounts
  if (shape !== '#' || !amount || amount.inr === 0 || amount.inr >= LOWEST_PRICE_INR) return undefined
  return amount.zeros === undefined ? amount.decimal : String(amount.inr)
}

/** The amounts in a text, and its shape: '#' for each amount, currency words and 'per month' left out ('under #', '#-#'). */
export function readAmounts(text: string): { shape: string; amounts: Amount[] } {
  const amounts: Amount[] = []
  let end = 0
  const shape = amountText(text).replace(
    AMOUNT,
    (match, digits: string, crore, lakh, thousand, at: number) => {
      const decimal = digits.replaceAll(',', '')
      const zeros = unitZeros(crore, lakh, thousand)
      const inr = shiftPoint(decimal, zeros ?? 0)
      const larger = at === end ? amounts.at(-1) : undefined
      end = at + match.length
      if (larger?.zeros && zeros && zeros < larger.zeros) {
        amounts.splice(-1, 1, { ...larger, zeros, inr: larger.inr + inr })
        return ''
      }
      amounts.push({ inr, decimal, zeros })
      return '#'
    },
  )
  if (amounts.some((amount) => amount.inr > MAX_INR)) return { shape: '', amounts: [] }
  return { shape: shape.replace(NOISE, ' ').replace(/\s+/g, ' ').trim(), amounts }
}

/** A decimal number with its point moved right by so many places and the rest cut off: ('1.15', 7) is 11500000. */
export function shiftPoint(decimal: string, places: number): number {
  const [whole = '', fraction = ''] = decimal.split('.')
  return Number(whole + fraction.padEnd(places, '0').slice(0, places))
}

/** Lower case with ASCII digits for Bengali and Devanagari ones; empty when too long to be an amount (100 letters). */
export function amountText(text: string): string {
  if (text.length > MAX_LETTERS) return ''
  return asciiDigits(text.normalize('NFKC').toLowerCase()).trim()
}

function unitZeros(crore?: string, lakh?: string, thousand?: string): number | undefined {
  if (crore) return 7
  if (lakh) return 5
  return thousand ? 3 : undefined
}
