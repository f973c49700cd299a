import { PATHS } from '#contract/paths.ts'
import { understand } from '#worker/db/search/index.ts'
import { findNearest, nearJson } from '#worker/db/search/nearest.ts'
import { countSearch } from '#worker/features/properties/count-search.ts'
import { handlers } from '#worker/lib/app.ts'
import { apiListParameters, readQuery } from '#worker/features/properties/list-request.ts'
import { answerRead, jsonText } from '#worker/features/answers/public-reads/index.ts'

/** What comes nearest to a list call that finds nothing. It is about what is on offer, whoever asks. */
export const nearestProperties = handlers((c) => {
  const parameters = apiListParameters(c.req.url)
  return answerRead(c, `${PATHS.nearestProperties}?${parameters.toString()}`, async () => {
    await countSearch(c)
    const { search } = await understand(c.var.db, readQuery(parameters, undefined))
    const { nearest, version } = await findNearest(c.var.db, search)
    return { version, answer: await jsonText(`[${nearest.map(nearJson).join(',')}]`) }
  })
})
