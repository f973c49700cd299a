import { SQ_FT_PER } from './area.ts'
import { isPerMonth } from '#contract/properties/rules.ts'
import { cutToHundredths, formatLakhCrore, twoDecimals } from './money.ts'
import { MEASURED_BY, RENT_RATES, SIZE_FIELD } from '#contract/properties/kinds.ts'
import type { OfAnyKind } from '#contract/properties/replies.ts'

/** What one unit of a listing costs: '₹1,944'. A rent's is per month. */
export type Rate = { per: 'sqFt' | 'sqFtBuilt' | 'katha' | 'kathaWithHouse'; price: string }

const KATHA_SQ_FT = SQ_FT_PER.katha[0]

/**
 * What a square foot and a katha cost; none without a price or a size. A building is sold with its land, if it has any.
 */
export function ratesOf(property: OfAnyKind): Rate[] {
  const { category, price, areaSqFt, landArea = null } = property
  if (isPerMonth(property.deal) && RENT_RATES[category] === 'nowhere') return []
  const sizeSqFt = property[SIZE_FIELD[category]] ?? areaSqFt
  return MEASURED_BY[category] === 'land'
    ? [...rate('sqFt', price, sizeSqFt, 1), ...rate('katha', price, sizeSqFt, KATHA_SQ_FT)]
    : [...rate('sqFtBuilt', price, sizeSqFt, 1), ...rate('kathaWithHouse', price, landArea, KATHA_SQ_FT)]
}

/** The one rate of a card, by which buyers compare: land by the katha, a building by its floor. */
export function comparedRate(property: OfAnyKind): Rate | undefined {
  const unit = comparedUnit(property)
  return unit && ratesOf(property).find(({ per }) => per === unit.per)
}

/** The unit by which buyers compare a kind, and how large it is; none for a rent that is not compared so. */
export function comparedUnit({
  category,
  deal,
}: Pick<OfAnyKind, 'category' | 'deal'>): { per: 'sqFtBuilt' | 'katha'; sqFt: number } | undefined {
  if (isPerMonth(deal) && RENT_RATES[category] !== 'everywhere') return undefined
  return MEASURED_BY[category] === 'land'
    ? { per: 'katha', sqFt: KATHA_SQ_FT }
    : { per: 'sqFtBuilt', sqFt: 1 }
}

function rate(per: Rate['per'], priceInr: number, areaSqFt: number | null, unitSqFt: number): Rate[] {
  if (!areaSqFt || priceInr === 0) return []
  return [{ per, price: formatRate((priceInr * unitSqFt) / areaSqFt) }]
}

/** '₹1,944', '₹14 Lakh'; below a hundred rupees with its paise: '₹18.50'. */
export const formatRate = (inr: number): string =>
  inr < 100 ? `₹${twoDecimals(cutToHundredths(inr, 1))}` : formatLakhCrore(inr)
