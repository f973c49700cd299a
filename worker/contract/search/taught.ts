import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { plainLine, rawLetters } from '#contract/text/plain-text.ts'
import { tokensOf } from './tokens.ts'

/* What the firm's admins taught the search: words that visitors used and that it did not understand. */

/** A taught word is the name of a place, says the same as other words, or says nothing to filter by. */
export const TAUGHT_MEANINGS = ['place', 'words', 'nothing'] as const
export type TaughtMeaning = (typeof TAUGHT_MEANINGS)[number]

const ONE_WORD = /^\p{L}[\p{L}\p{M}\p{Nd}\u200c\u200d]*$/u

/** A typed word as the search reads it; undefined where it is none, or more than one. */
export function taughtKey(typed: string): string | undefined {
  const word = typed.normalize('NFKC').trim().toLowerCase()
  if (!ONE_WORD.test(word)) return undefined
  const [token, ...others] = tokensOf(word)
  return others.length === 0 ? token?.word : undefined
}

const Word = z
  .string(SERVER_MESSAGES.taughtWord)
  .max(LIMITS.seenWordLetters, { message: SERVER_MESSAGES.taughtWord, abort: true })
  .transform((typed, context) => {
    const word = taughtKey(typed)
    if (word !== undefined) return word
    context.addIssue({ code: 'custom', message: SERVER_MESSAGES.taughtWord })
    return z.NEVER
  })

const Meant = z
  .string(SERVER_MESSAGES.taughtAs)
  .max(rawLetters(LIMITS.taughtLetters), { message: SERVER_MESSAGES.taughtAs, abort: true })
  .overwrite(plainLine)
  .max(LIMITS.taughtLetters, SERVER_MESSAGES.taughtAs)

/** PUT /api/words: `as` is the place, or the other words; it is left out for a word that says nothing. */
export const TaughtInput = z
  .object(
    {
      word: Word,
      means: z.enum(TAUGHT_MEANINGS, SERVER_MESSAGES.taughtMeans),
      as: Meant.default(''),
    },
    SERVER_MESSAGES.invalid,
  )
  .refine(({ means, as }) => (as === '') === (means === 'nothing'), {
    message: SERVER_MESSAGES.taughtAs,
    path: ['as'],
  })
export type TaughtInput = z.output<typeof TaughtInput>

export const TaughtWord = z.object({ word: z.string(), means: z.enum(TAUGHT_MEANINGS), as: z.string() })
export type TaughtWord = z.infer<typeof TaughtWord>
