import { PATHS } from '#contract/paths.ts'
import { findOnMap } from '#worker/db/search/index.ts'
import { handlers } from '#worker/lib/app.ts'
import { apiListParameters, requestedQuery } from '#worker/features/properties/list-request.ts'
import { answerRead, jsonAnswer } from '#worker/features/answers/public-reads/index.ts'

/** What the map shows of a list call: where in the list, how many at once and in which order say nothing there. */
export const propertiesOnMap = handlers((c) => {
  const parameters = apiListParameters(c.req.url)
  for (const name of ['cursor', 'limit', 'sort']) parameters.delete(name)
  return answerRead(c, `${PATHS.propertiesMap}?${parameters.toString()}`, async () => {
    const query = await requestedQuery(c, parameters, {}, { costsMore: true })
    const { map, version } = await findOnMap(c.var.db, query)
    return { version, answer: await jsonAnswer(map) }
  })
})
