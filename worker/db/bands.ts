/*
 * Prices and areas fall into nine bands, three to a zone, so that "between these prices, newest first" is a
 * merge of at most five index walks instead of a scan. Each number opens a band: band 0 lies below the first.
 */

/** Indian rupees; rents lie in the lower bands, sales in the upper ones. */
export const PRICE_BANDS_INR = [
  25_000, 100_000, 500_000, 3_000_000, 5_000_000, 7_500_000, 15_000_000, 50_000_000,
]

/** Square feet. */
export const AREA_BANDS_SQ_FT = [1_000, 1_800, 2_880, 4_320, 7_200, 14_400, 30_000, 80_000]

const BANDS_PER_ZONE = 3

/** Where price on request stands when the cheapest come first. */
export const BEHIND_ALL_PRICES = Number.MAX_SAFE_INTEGER

/** The band a value falls into. */
export function bandOf(value: number, bands: number[]): number {
  return bands.filter((start) => value >= start).length
}

/** The same in SQL, for a generated column. */
export function bandSql(expression: string, bands: number[]): string {
  return bands.map((start) => `(${expression} >= ${start})`).join(' + ')
}

/** The zone of a value in SQL. */
export function zoneSql(expression: string, bands: number[]): string {
  return `(${bandSql(expression, bands)}) / ${BANDS_PER_ZONE}`
}

/** The bands from one to another, whole zones taken as zones: at most five pieces. */
export function coverBands(first: number, last: number): { kind: 'band' | 'zone'; number: number }[] {
  if (first > last) return []
  const isZone = first % BANDS_PER_ZONE === 0 && first + BANDS_PER_ZONE - 1 <= last
  const piece = isZone
    ? { kind: 'zone' as const, number: first / BANDS_PER_ZONE }
    : { kind: 'band' as const, number: first }
  return [piece, ...coverBands(first + (isZone ? BANDS_PER_ZONE : 1), last)]
}
