import { formatLakhCrore } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'

/** What a pin says: '₹72 L', '₹2.65 Cr', '₹25.5 K' a month, in other languages as their prices are written; a price on request in a word. */
export function pinPrice(priceInr: number): string {
  if (priceInr === 0) return messages.resultsMap.ask
  const short = formatLakhCrore(priceInr)
  if (import.meta.env.LANGUAGE !== 'en') return messages.words.amount(short)
  if (priceInr >= 1000 && priceInr < 100_000) return `₹${Math.floor(priceInr / 100) / 10} K`
  return short.replace(' Lakh', ' L')
}
