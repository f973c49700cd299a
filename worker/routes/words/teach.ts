import type { MessageReply } from '#contract/message-reply.ts'
import type { PlaceNames } from '#contract/search/place-names.ts'
import { readListSearch } from '#contract/search/read-list-search.ts'
import { TaughtInput, type TaughtWord } from '#contract/search/taught.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findTaughtWord, teachWord } from '#worker/db/queries/taught-words.ts'
import type { Db } from '#worker/db/client.ts'
import { placesNow, placesWith } from '#worker/db/search/places.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Teaches the search a word that it does not understand by itself. */
export const teachSearch = handlers(valid('json', TaughtInput), async (c) => {
  const { id, email } = signedIn(c)
  const taught = c.req.valid('json')
  const places = await placesNow(c.var.db)
  const isTaughtAnew = (await findTaughtWord(c.var.db, taught.word)) !== undefined
  if (!isTaughtAnew && isUnderstood(taught.word, places))
    throw new ApiError('CONFLICT', SERVER_MESSAGES.taughtKnown)
  await refuseUnclear(c.var.db, taught, places)
  if (!(await teachWord(c.var.db, taught, { actor: { id, email }, nowMs: Date.now() })))
    throw new ApiError('CONFLICT', SERVER_MESSAGES.taughtFull)
  return c.json<MessageReply>({ message: SERVER_MESSAGES.taughtSaved })
})

/** Words must be understood with their new meaning: none may stand for itself, by way of others either. */
async function refuseUnclear(db: Db, word: TaughtInput, before: PlaceNames): Promise<void> {
  const { names, taught } = await placesWith(db, word)
  if (word.means === 'words' && !isUnderstood(word.word, names))
    throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.taughtUnclear)
  const isLost = (other: TaughtWord) =>
    other.means === 'words' && isUnderstood(other.word, before) && !isUnderstood(other.word, names)
  if (taught.some(isLost)) throw new ApiError('CONFLICT', SERVER_MESSAGES.taughtLeaning)
}

/** Whether a text becomes filters or an order whole, with no word left to be searched as text. */
function isUnderstood(text: string, places: PlaceNames): boolean {
  const { reading } = readListSearch({ searchTerm: text }, places)
  if (!reading || reading.words.length > 0) return false
  return reading.parts.length > 0 || reading.order !== undefined || reading.unfiltered !== undefined
}
