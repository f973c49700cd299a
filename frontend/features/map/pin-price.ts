import { formatLakhCrore } from '#contract/units/money.ts'
import type { Property } from '#contract/properties/replies.ts'
import { isPerMonth } from '#contract/properties/rules.ts'
import { messages } from '#frontend/messages/messages.ts'

/** What a pin says: '₹72 L', '₹2.65 Cr', '₹25.5 K/mo', in other languages as their prices are written; a price on request in a word. */
export function pinPrice({ price: priceInr, deal }: Pick<Property, 'price' | 'deal'>): string {
  if (priceInr === 0) return messages.resultsMap.ask
  return shortOf(priceInr) + (isPerMonth(deal) ? messages.resultsMap.perMonth : '')
}

function shortOf(priceInr: number): string {
  const short = formatLakhCrore(priceInr)
  if (import.meta.env.LANGUAGE !== 'en') return messages.words.amount(short)
  if (priceInr >= 1000 && priceInr < 100_000) return `₹${Math.floor(priceInr / 100) / 10} K`
  return short.replace(' Lakh', ' L')
}
