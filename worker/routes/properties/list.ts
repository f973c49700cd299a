import { PATHS } from '#contract/paths.ts'
import { handlers } from '#worker/lib/app.ts'
import { askedProperties } from '#worker/lib/asked-properties.ts'
import { listHeaders } from '#worker/lib/list-headers.ts'
import { answerRead, jsonAnswer } from '#worker/lib/public-reads.ts'

export const listProperties = handlers((c) => {
  const { parameters, find } = askedProperties(c)
  return answerRead(c, `${PATHS.properties}?${parameters.toString()}`, async () => {
    const { properties, page } = await find()
    return { version: page.version, answer: await jsonAnswer(properties, listHeaders(page, parameters)) }
  })
})
