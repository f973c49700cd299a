/*
 * Prices and areas fall into bands, so that "between these prices, newest first" is a merge of a few index
 * walks instead of a scan. Each number opens a band: band 0 is below the first, band 1 from it on.
 */

/** Indian rupees; rents lie in the lower bands, sales in the upper ones. */
export const PRICE_BANDS_INR = [
  1, 10_000, 25_000, 50_000, 100_000, 500_000, 1_500_000, 3_000_000, 5_000_000, 7_500_000, 10_000_000, 20_000_000,
  50_000_000,
]

/** Square feet. */
export const AREA_BANDS_SQ_FT = [1, 750, 1_500, 2_500, 4_000, 7_200, 14_400, 30_000, 60_000]

/** The band a value falls into. */
export function bandOf(value: number, bands: number[]): number {
  return bands.filter((start) => value >= start).length
}

/** The same in SQL, for a generated column. */
export function bandSql(expression: string, bands: number[]): string {
  return bands.map((start) => `(${expression} >= ${start})`).join(' + ')
}
