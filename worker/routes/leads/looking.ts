import { LookingQuery, type LookingReply } from '#contract/leads/leads.ts'
import { findLooking } from '#worker/db/queries/leads/looking.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import { toProperty } from '#worker/db/queries/properties/rows.ts'
import { placesNow } from '#worker/db/search/places.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'

export const showLooking = handlers(valid('query', LookingQuery), async (c) => {
  const { db } = c.var
  const found = await findProperties(db, c.req.valid('query').ids)
  const onOffer = [...found.values()].filter(({ status }) => status === 'available').map(toProperty)
  return c.json<LookingReply>(await findLooking(db, onOffer, await placesNow(db)))
})
