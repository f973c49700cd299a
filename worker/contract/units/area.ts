import { groupDigits } from './money.ts'

export const AREA_UNITS = ['sq ft', 'sq m', 'decimal', 'katha', 'chatak', 'bigha', 'acre', 'hectare'] as const
export type AreaUnit = (typeof AREA_UNITS)[number]
export type Area = { value: number; unit: AreaUnit }

/**
 * Exact factors as [square feet, units] in whole numbers: 43,560 sq ft are 100 decimal. For one plain number: `toSqFt(1, unit)`.
 * Local units as used in West Bengal: 1 katha = 720 sq ft = 16 chatak, 1 bigha = 20 katha; 1 acre = 43,560 sq ft = 100 decimal.
 * Metric units by the international foot of 1959 (0.3048 m): 1 sq ft = 0.09290304 sq m; 1 hectare = 10,000 sq m.
 */
export const SQ_FT_PER: Record<AreaUnit, readonly [sqFt: number, units: number]> = {
  'sq ft': [1, 1],
  'sq m': [100_000_000, 9_290_304],
  decimal: [43_560, 100],
  katha: [720, 1],
  chatak: [720, 16],
  bigha: [14_400, 1],
  acre: [43_560, 1],
  hectare: [1_000_000_000_000, 9_290_304],
}

/** Square feet of an area. Multiplies first and divides last: 12 decimal are 5227.2, not 5227.200000000001. */
export function toSqFt(value: number, unit: AreaUnit): number {
  const [sqFt, units] = SQ_FT_PER[unit]
  return (value * sqFt) / units
}

/** Square feet of an area, to the hundredth as they are stored. */
export const squareFeetOf = ({ value, unit }: Area): number => Math.round(toSqFt(value, unit) * 100) / 100

/** Square feet in another unit, unrounded. */
export function fromSqFt(areaSqFt: number, unit: AreaUnit): number {
  const [sqFt, units] = SQ_FT_PER[unit]
  return (areaSqFt * units) / sqFt
}

/** '7 katha', '11.6 decimal', '2,450 sq ft': Indian grouping, rounded to two decimals, from 1,000 up to whole units. */
export function formatArea(value: number, unit: AreaUnit): string {
  const rounded = Number(value.toFixed(value < 1000 ? 2 : 0))
  return `${groupDigits(String(rounded))} ${unit}`
}

/** The sizes that local buyers think in, to stand beside the square feet: ['7 katha', '11.57 decimal']; none below 0.01. */
export function landSizes(areaSqFt: number): string[] {
  return (['katha', 'decimal'] as const)
    .map((unit) => ({ value: fromSqFt(areaSqFt, unit), unit }))
    .filter(({ value }) => value >= 0.01)
    .map(({ value, unit }) => formatArea(value, unit))
}
