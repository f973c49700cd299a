import type { MessageReply } from '#contract/message-reply.ts'
import { areaAt } from '#contract/site/areas.ts'
import { AreaChange } from '#contract/site/area-pages.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { changeArea } from '#worker/db/queries/area-pages.ts'
import { handlers } from '#worker/lib/app.ts'
import { invalid, notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Changes what is said of a place, each language and the picture by itself. */
export const updateArea = handlers(valid('json', AreaChange), async (c) => {
  const { id, email } = signedIn(c)
  const place = c.req.param('place') ?? ''
  const area = areaAt(place)
  if (!area) throw notFound(SERVER_MESSAGES.areaNotFound)
  const change = { ...c.req.valid('json'), place, name: area.place }
  if (!(await changeArea(c.var.db, change, { actor: { id, email }, nowMs: Date.now() })))
    throw invalid('picture', SERVER_MESSAGES.areaPicture)
  return c.json<MessageReply>({ message: SERVER_MESSAGES.areaSaved })
})
