import { ErasureQuery, type ErasureReply } from '#contract/leads/leads.ts'
import { phoneKey } from '#contract/leads/phone.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { indiaDate } from '#contract/units/time.ts'
import { erasePerson, isSoughtInTexts } from '#worker/db/queries/leads/erase.ts'
import { handlers } from '#worker/lib/app.ts'
import { invalid } from '#worker/lib/errors.ts'
import { untilSaved } from '#worker/lib/until-saved.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Erases everything of one person. */
export const eraseLeads = handlers(valid('query', ErasureQuery), async (c) => {
  const nowMs = Date.now()
  const key = phoneKey(c.req.valid('query').phone)
  if (key.length < LIMITS.contactPhoneMinDigits || key.length > LIMITS.contactPhoneMaxDigits)
    throw invalid('phone', SERVER_MESSAGES.erasePhone)
  const erasing = { actor: signedIn(c), nowMs }
  const { counts, isFound, pictures } = await untilSaved(
    () => erasePerson(c.var.db, key, erasing),
    SERVER_MESSAGES.eraseBusy,
  )
  const isAnything = isFound || pictures.length > 0
  const said = isAnything ? SERVER_MESSAGES.erased(indiaDate(nowMs)) : SERVER_MESSAGES.erasedNothing
  const left = [
    ...(isSoughtInTexts(key) ? [] : [SERVER_MESSAGES.erasedOwnAlone]),
    ...(pictures.length > 0 ? [SERVER_MESSAGES.erasedButPictures(pictures)] : []),
  ]
  const message = [said, ...left].join(' ')
  return c.json<ErasureReply>({ ...counts, message })
})
