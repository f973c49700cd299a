import { SQ_FT_PER } from './area.ts'
import { isPerMonth } from '#contract/properties/rules.ts'
import { formatLakhCrore } from './money.ts'
import type { Category } from '#contract/properties/enums.ts'
import type { Property } from '#contract/properties/replies.ts'

/** What one unit of a listing costs: '₹1,944'. A rent's is per month. */
export type Rate = { per: 'sqFt' | 'sqFtBuilt' | 'katha' | 'kathaWithHouse'; price: string }

/**
 * What a square foot and a katha cost; none without a price or a size. A rented house is not priced by its size; a house for
 * sale is sold with its land.
 */
export function ratesOf(property: Property): Rate[] {
  const { price, areaSqFt } = property
  switch (property.category) {
    case 'Warehouse':
      return rate('sqFtBuilt', price, property.builtUpArea ?? areaSqFt, 1)
    case 'Plot': {
      const landSqFt = property.plotSizeSqFt ?? areaSqFt
      return [...rate('sqFt', price, landSqFt, 1), ...rate('katha', price, landSqFt, SQ_FT_PER.katha[0])]
    }
    case 'Villa':
      if (isPerMonth(property.deal)) return []
      return [
        ...rate('sqFtBuilt', price, property.area ?? areaSqFt, 1),
        ...rate('kathaWithHouse', price, property.landArea, SQ_FT_PER.katha[0]),
      ]
    default:
      return property satisfies never
  }
}

/** What buyers of each category compare by. */
const COMPARED: Record<Category, Rate['per']> = { Warehouse: 'sqFtBuilt', Plot: 'katha', Villa: 'sqFtBuilt' }

/** The one rate of a card: of rents only a warehouse's. */
export function comparedRate(property: Property): Rate | undefined {
  if (isPerMonth(property.deal) && property.category !== 'Warehouse') return undefined
  return ratesOf(property).find(({ per }) => per === COMPARED[property.category])
}

function rate(per: Rate['per'], priceInr: number, areaSqFt: number | null, unitSqFt: number): Rate[] {
  if (!areaSqFt || priceInr === 0) return []
  const inr = (priceInr * unitSqFt) / areaSqFt
  return [{ per, price: inr < 100 ? `₹${Math.floor(inr * 100) / 100}` : formatLakhCrore(inr) }]
}
