import { formatLakhCrore } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'

/** What a pin says: '₹72 L', '₹2.65 Cr', '₹25 K' a month; a price on request in a word. */
export function pinPrice(priceInr: number): string {
  if (priceInr === 0) return messages.resultsMap.ask
  const short =
    priceInr >= 1000 && priceInr < 100_000
      ? `₹${Math.floor(priceInr / 100) / 10} K`
      : formatLakhCrore(priceInr)
  return messages.words.amount(short.replace(' Lakh', ' L'))
}
