import { type People, PeopleQuery } from '#contract/accounts/people.ts'
import { PATHS } from '#contract/paths.ts'
import { findPeople } from '#worker/db/queries/accounts/people.ts'
import { answerRead, jsonAnswer } from '#worker/features/answers/public-reads/index.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'

/** The people of the firm who chose to be shown. */
export const listPeople = handlers(valid('query', PeopleQuery), (c) => {
  const { listing } = c.req.valid('query')
  return answerRead(c, `${PATHS.people}?listing=${listing ?? ''}`, async () => {
    const { people, version } = await findPeople(c.var.db, listing)
    return { version, answer: await jsonAnswer({ people } satisfies People) }
  })
})
