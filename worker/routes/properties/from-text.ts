import { FromTextBody, type FromTextReply, readMessage } from '#contract/properties/message/read-message.ts'
import { placesNow } from '#worker/db/search/places.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'

/** What a broker's message says of a listing; nothing is saved. */
export const fromText = handlers(valid('json', FromTextBody), async (c) => {
  const { text } = c.req.valid('json')
  return c.json<FromTextReply>(readMessage(text, await placesNow(c.var.db)))
})
