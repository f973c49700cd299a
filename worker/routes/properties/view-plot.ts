import { PATHS } from '#contract/paths.ts'
import { handlers } from '#worker/lib/app.ts'
import { answerPropertyPage } from '#worker/features/properties/view-page.ts'

export const viewPlotProperties = handlers((c) =>
  answerPropertyPage(c, PATHS.plotProperties, { category: ['Plot'] }),
)
