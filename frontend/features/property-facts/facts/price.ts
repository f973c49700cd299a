import { isPerMonth } from '#contract/properties/rules.ts'
import { formatInr, LAKH_INR } from '#contract/units/money.ts'
import { loweringOf } from '#contract/properties/lowered.ts'
import type { Property } from '#contract/properties/replies.ts'
import { ratesOf } from '#contract/units/rates.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { shortAmountOf, shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.detail.price

export type ShownPrice = {
  /** 'INR 1,85,00,000'; 'Price not available' for 0. */
  inr: string
  /** ' / month' for rents and leases. */
  per: string
  /** '₹1.85 Cr', for prices from one lakh on. */
  short: string | undefined
  /** When it was lowered, and from what. */
  lowered?: string | undefined
  /** What a square foot and a katha cost. */
  rates: string[]
}

export function shownPrice(property: Property): ShownPrice {
  const { price, deal } = property
  if (price === 0) return { inr: words.notAvailable, per: '', short: undefined, rates: [] }
  const perMonth = isPerMonth(deal)
  const per = perMonth ? words.perMonth : ''
  return {
    inr: words.inr(messages.words.amount(formatInr(price))),
    per,
    short: price < LAKH_INR ? undefined : shortPrice(property),
    lowered: loweredFrom(property),
    rates: ratesOf(property).map((rate) => messages.rates[rate.per](messages.words.amount(rate.price)) + per),
  }
}

function loweredFrom(property: Property): string | undefined {
  const lowering = loweringOf(property)
  const before = lowering && shortPriceOf({ price: lowering.beforeInr, deal: property.deal })
  return before && words.lowered(dayOf(lowering.at), before)
}

/** The price in the bottom bar on phones; its period is on the line below. */
export function barPrice(property: Property): { price: string; per: string } {
  const short = shortAmountOf(property)
  if (!short) return { price: words.onRequest, per: '' }
  return { price: messages.words.amount(short), per: isPerMonth(property.deal) ? words.perMonth.trim() : '' }
}

/** The price in its short form: '₹1.85 Cr'. */
export function shortPrice(property: Property): string {
  const short = shortPriceOf(property)
  return short ? messages.words.amount(short) : words.notAvailable
}
