import type { Context } from 'hono'
import { PersonChange, type PersonSaved } from '#contract/accounts/people.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findPerson, savePerson } from '#worker/db/queries/accounts/people.ts'
import { findAccount } from '#worker/db/queries/accounts/users.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { invalid, notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** What visitors may see of an account's owner: of the one named, else of whoever asks. */
export const readPerson = handlers(async (c) => {
  return c.json(await savedOf(c, await subjectOf(c)))
})

export const changePerson = handlers(valid('json', PersonChange), async (c) => {
  const subject = await subjectOf(c)
  const change = c.req.valid('json')
  if (!(await savePerson(c.var.db, { actor: signedIn(c), subject, change, nowMs: Date.now() })))
    throw invalid('photo', SERVER_MESSAGES.personPhoto)
  return c.json(await savedOf(c, subject))
})

const savedOf = async (c: Context<AppEnv>, { id, username }: { id: string; username: string }) =>
  (await findPerson(c.var.db, id)) ?? nothingOf(username)

const nothingOf = (name: string): PersonSaved => ({
  isShown: false,
  name,
  nameBn: null,
  nameHi: null,
  nameNe: null,
  photo: null,
  languages: [],
  hours: null,
})

async function subjectOf(c: Context<AppEnv>) {
  const id = c.req.param('id')
  if (id === undefined) return signedIn(c)
  const subject = await findAccount(c.var.db, id)
  if (!subject) throw notFound(SERVER_MESSAGES.userNotFound)
  return subject
}
