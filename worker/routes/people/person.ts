import type { Context } from 'hono'
import { PersonChange, type PersonSaved } from '#contract/accounts/people.ts'
import { rightsOf } from '#contract/accounts/roles.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findPerson, savePerson } from '#worker/db/queries/accounts/people.ts'
import { findAccount } from '#worker/db/queries/accounts/users.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { ApiError, invalid, notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** What visitors may see of an account's owner: for that person, and for admins. */
export const readPerson = handlers(async (c) => {
  const { subject } = await ownOrAny(c)
  return c.json<PersonSaved>((await findPerson(c.var.db, subject.id)) ?? nothingOf(subject.username))
})

export const changePerson = handlers(valid('json', PersonChange), async (c) => {
  const { actor, subject } = await ownOrAny(c)
  const change = c.req.valid('json')
  if (!(await savePerson(c.var.db, { actor, subject, change, nowMs: Date.now() })))
    throw invalid('photo', SERVER_MESSAGES.personPhoto)
  return c.json<PersonSaved>(change)
})

const nothingOf = (name: string): PersonSaved => ({
  isShown: false,
  name,
  photo: null,
  languages: [],
  hours: null,
})

async function ownOrAny(c: Context<AppEnv>) {
  const actor = signedIn(c)
  const id = c.req.param('id') ?? ''
  if (id !== actor.id && !rightsOf(actor).includes('administer'))
    throw new ApiError('FORBIDDEN', SERVER_MESSAGES.adminsOnly)
  const subject = await findAccount(c.var.db, id)
  if (!subject) throw notFound(SERVER_MESSAGES.userNotFound)
  return { actor, subject }
}
