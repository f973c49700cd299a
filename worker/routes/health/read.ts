import { SENTENCES } from '#contract/sentences.ts'
import { readListingVersion } from '#worker/db/queries/meta.ts'
import { handlers } from '#worker/lib/app.ts'
import { configurationFaults } from '#worker/lib/config.ts'
import { ApiError } from '#worker/lib/errors.ts'

export const readHealth = handlers(async (c) => {
  const faults = configurationFaults(c.env)
  if (faults.length > 0) throw new ApiError('NOT_CONFIGURED', faults.join(' '))
  const stores = await Promise.allSettled([readListingVersion(c.var.db), c.env.IMAGES.head('health')])
  if (stores.some(({ status }) => status === 'rejected'))
    throw new ApiError('NOT_CONFIGURED', SENTENCES.storeDown)
  return c.json({ status: 'ok' })
})
