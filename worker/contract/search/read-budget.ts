import { type Budget, parseBudget } from '#contract/list/budget.ts'
import { LIMITS } from '#contract/limits.ts'
import { withoutEndings } from './endings.ts'
import { after, phrasesIn } from './phrases.ts'
import { sizeOrBudget } from './quantities.ts'
import { tokensOf } from './tokens.ts'
import { isOtherLanguage } from './vocabulary.ts'

/** A budget as `parseBudget` reads it, also in the words of Bengali, Hindi and Nepali: '৬০ লাখের মধ্যে', '६० लाखभित्र', 'পঞ্চাশ হাজার'. */
export function readBudget(text: string): Budget | undefined {
  const budget = parseBudget(text)
  if (budget || text.length > LIMITS.shortTextLetters) return budget
  const tokens = withoutEndings(tokensOf(text))
  const phrases = phrasesIn(tokens)
  if (!tokens.some(({ key }) => isOtherLanguage(key))) return undefined
  const read = sizeOrBudget(phrases, after(phrases, 0, 'small') ?? 0)
  const { minPriceInr: minInr, maxPriceInr: maxInr } = read?.filters ?? {}
  if (read?.next !== tokens.length || (minInr === undefined && maxInr === undefined)) return undefined
  return { ...(minInr !== undefined && { minInr }), ...(maxInr !== undefined && { maxInr }) }
}
