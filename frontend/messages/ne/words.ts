import { storedIn } from '#contract/languages/stored-words.ts'
import { amount, day } from './numbers.ts'

/** What the server stores and the contract writes, as this language says it. */
export const words = {
  stored: (word: string) => storedIn('ne', word),
  amount,
  day,
}
