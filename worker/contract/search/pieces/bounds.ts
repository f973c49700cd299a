import type { Phrases } from '#contract/search/phrases.ts'
import type { Measure } from './measures.ts'

const MOST_PREFIXES = 5
const MOST_SUFFIXES = 4

export type Prefix = { bound?: 'atMost' | 'atLeast' | 'about' | 'between'; saysMoney: boolean; next: number }

export type Suffix = {
  bound?: 'atMost' | 'atLeast' | 'about'
  saysMoney: boolean
  isPerMonth?: true
  next: number
}

/** One or two measures, and the words before and behind them. */
export type BoundedMeasures = { first: Measure; second: Measure | undefined; prefix: Prefix; suffix: Suffix }

/** 'under', 'budget', 'from Rs': everything before a number that says what it bounds. */
export function prefixAt(phrases: Phrases, start: number): Prefix {
  const prefix: Prefix = { saysMoney: false, next: start }
  for (let taken = 0; taken < MOST_PREFIXES; taken += 1) {
    const phrase = phrases
      .at(prefix.next)
      .find(
        ({ roles: { is } }) => is.atMost || is.atLeast || is.about || is.between || is.budget || is.currency,
      )
    if (!phrase) break
    const { is } = phrase.roles
    if (is.between) prefix.bound = 'between'
    else if (is.atMost) prefix.bound = 'atMost'
    else if (is.atLeast) prefix.bound = 'atLeast'
    else if (is.about) prefix.bound ??= 'about'
    if (is.budget || is.currency) prefix.saysMoney = true
    prefix.next = phrase.next
  }
  return prefix
}

/** 'or less', 'a month', 'and above': everything behind a number that says what it bounds. */
export function suffixAt(phrases: Phrases, start: number, hasPlus: boolean): Suffix {
  const suffix: Suffix = { saysMoney: false, next: start, ...(hasPlus && { bound: 'atLeast' }) }
  for (let taken = 0; taken < MOST_SUFFIXES; taken += 1) {
    const phrase = phrases
      .at(suffix.next)
      .find(({ roles: { is } }) => is.orLess || is.orMore || is.about || is.perMonth || is.currency)
    if (!phrase) break
    const { is } = phrase.roles
    if (is.orMore) suffix.bound = 'atLeast'
    else if (is.about) suffix.bound ??= 'about'
    else if (is.orLess && !is.budget) suffix.bound ??= 'atMost'
    if (is.perMonth) suffix.isPerMonth = true
    if (is.orLess || is.perMonth || is.currency) suffix.saysMoney = true
    suffix.next = phrase.next
  }
  return suffix
}
