import { PATHS } from '#contract/paths.ts'
import { handlers } from '#worker/lib/app.ts'
import {
  apiListParameters,
  findRequestedPage,
  listHeaders,
} from '#worker/features/properties/list-request.ts'
import { answerRead, jsonText } from '#worker/features/answers/public-reads.ts'

export const listProperties = handlers((c) => {
  const parameters = apiListParameters(c.req.url)
  return answerRead(c, `${PATHS.properties}?${parameters.toString()}`, async () => {
    const page = await findRequestedPage(c, parameters)
    const answer = await jsonText(`[${page.listings.join(',')}]`, listHeaders(page, parameters))
    return { version: page.version, answer }
  })
})
