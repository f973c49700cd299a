import { PATHS } from '#contract/paths.ts'
import { readHomeListings } from '#worker/db/queries/home.ts'
import { answerRead, jsonText } from '#worker/features/answers/public-reads/index.ts'
import { handlers } from '#worker/lib/app.ts'

export const readHome = handlers((c) =>
  answerRead(c, PATHS.home, async () => {
    const { json, version } = await readHomeListings(c.var.db)
    return { version, answer: await jsonText(json) }
  }),
)
