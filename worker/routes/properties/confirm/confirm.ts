import type { Context } from 'hono'
import { type Answer, ConfirmBody, type ConfirmReply } from '#contract/confirmations.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answerConfirmation } from '#worker/db/queries/confirmations/confirm.ts'
import { takeAnswerBack } from '#worker/db/queries/confirmations/take-back.ts'
import { type PropertyRow, toPropertyWithContact, asAnswered } from '#worker/db/queries/properties/rows.ts'
import { etagOfListing } from '#worker/features/answers/etags.ts'
import { refuseUnconfirmable, storedProperty } from '#worker/features/properties/stored-property.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { untilSaved } from '#worker/lib/until-saved.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

const SAID: Record<Answer, string> = {
  available: SERVER_MESSAGES.confirmed,
  sold: SERVER_MESSAGES.confirmedSold,
  rented: SERVER_MESSAGES.confirmedRented,
}

/** Says that a listing is still there, or that it is sold or rented. */
export const confirmProperty = handlers(valid('json', ConfirmBody), async (c) => {
  const { answer } = c.req.valid('json')
  const saved = await untilSaved(() => tryAnswer(c, answer), SERVER_MESSAGES.propertyChanged)
  return reply(c, saved, SAID[answer])
})

async function tryAnswer(c: Context<AppEnv>, answer: Answer) {
  const stored = await storedProperty(c)
  if (answer === 'available') refuseUnconfirmable(stored)
  return answerConfirmation(c.var.db, stored, { answer }, { actor: signedIn(c), nowMs: Date.now() })
}

/** Takes one's own answer back, for a slip of the thumb. */
export const undoConfirmation = handlers(async (c) => {
  const stored = await storedProperty(c)
  const saved = await takeAnswerBack(c.var.db, stored, { actor: signedIn(c), nowMs: Date.now() })
  if (saved === 'nothing to take back') throw new ApiError('CONFLICT', SERVER_MESSAGES.confirmNothingToUndo)
  return reply(c, saved, SERVER_MESSAGES.confirmUndone)
})

function reply(c: Context<AppEnv>, row: PropertyRow, message: string) {
  c.header('etag', etagOfListing(row))
  return c.json<ConfirmReply>({ message, property: asAnswered(toPropertyWithContact(row), row) })
}
