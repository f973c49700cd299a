export const LAKH_INR = 100_000
export const LAKH_ZEROS = 5
const CRORE_INR = 10_000_000

/** Indian grouping of a number's digits, with or without decimals: '18500000' is '1,85,00,000'. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d\d)*\d{3}(?:\.|$))/g, ',')
}

/** Whole rupees in Indian grouping, no symbol: 18500000 is '1,85,00,000'. Paise are cut. */
export function formatInr(amountInr: number): string {
  return groupDigits(String(Math.floor(amountInr)))
}

/**
 * Rupees in the short form of the market: '₹1.20 Cr', '₹45.5 Lakh', '₹38,000'. A crore has two decimals or none, a lakh up to
 * two without trailing zeros. Always cut, never rounded up: 99,99,999 is '₹99.99 Lakh', not '₹1 Cr'.
 */
export function formatLakhCrore(amountInr: number): string {
  if (amountInr < LAKH_INR) return `₹${formatInr(amountInr)}`
  if (amountInr < CRORE_INR) return `₹${cutToHundredths(amountInr, LAKH_INR)} Lakh`
  return `₹${groupDigits(twoDecimals(cutToHundredths(amountInr, CRORE_INR)))} Cr`
}

/** The short form of a sum to pay (INR): what lies below its hundredths counts as one more, so that nobody brings too little. */
export function formatToPay(amountInr: number): string {
  const hundredth = amountInr < LAKH_INR ? 1 : (amountInr < CRORE_INR ? LAKH_INR : CRORE_INR) / 100
  return formatLakhCrore(Math.ceil(amountInr / hundredth) * hundredth)
}

/** The short form, a rent with ' / month'; undefined for 0, the price on request ('Contact for Price'). */
export function formatPrice(price: { priceInr: number; perMonth: boolean }): string | undefined {
  if (price.priceInr === 0) return undefined
  return formatLakhCrore(price.priceInr) + (price.perMonth ? ' / month' : '')
}

/** An amount (INR) in a unit (INR), with what lies below its hundredths cut. */
export function cutToHundredths(amountInr: number, unitInr: number): number {
  return Math.floor(amountInr / (unitInr / 100)) / 100
}

/** '1.20' and '18.50', but '2'. */
export const twoDecimals = (value: number) => value.toFixed(2).replace('.00', '')
