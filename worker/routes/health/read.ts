import type { Context } from 'hono'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { readListingVersion } from '#worker/db/queries/meta.ts'
import { readStoreHealth } from '#worker/db/queries/store-health.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { configurationFaults, isLocal, MAIL_PROVIDER } from '#worker/lib/config.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { headPicture } from '#worker/services/pictures/store.ts'

/** 503 where the product cannot work; else 200, with what does not work as well as it should. */
export const readHealth = handlers(async (c) => {
  const faults = configurationFaults(c.env)
  if (faults.length > 0) throw new ApiError('NOT_CONFIGURED', faults.join(' '))
  const [database, bucket] = await Promise.allSettled([
    readListingVersion(c.var.db),
    headPicture(c.env.IMAGES, 'health'),
  ])
  const down = [
    ...(database.status === 'rejected' ? [SERVER_MESSAGES.databaseDown] : []),
    ...(bucket.status === 'rejected' ? [SERVER_MESSAGES.pictureStoreDown] : []),
  ]
  if (down.length > 0) throw new ApiError('NOT_CONFIGURED', down.join(' '))
  const degraded = await degradations(c)
  c.header('cache-control', CACHE_CONTROL.never)
  return c.json(degraded.length > 0 ? { status: 'degraded', degraded } : { status: 'ok' })
})

async function degradations(c: Context<AppEnv>): Promise<string[]> {
  const health = await readStoreHealth(c.var.db, Date.now(), MAIL_PROVIDER.unknownSender)
  return [
    ...(health.mailsWait ? [SERVER_MESSAGES.mailsWait] : []),
    ...(health.isSenderUnknown ? [SERVER_MESSAGES.senderUnknown(MAIL_PROVIDER.name)] : []),
    ...(health.mailsGivenUp ? [SERVER_MESSAGES.mailsGivenUp] : []),
    // The local runtime has no clock that starts the cron.
    ...(health.jobsLate && !isLocal(c.env) ? [SERVER_MESSAGES.jobsLate] : []),
    ...(health.jobsFail === null ? [] : [SERVER_MESSAGES.jobsFail(health.jobsFail)]),
    ...(health.picturesWait ? [SERVER_MESSAGES.picturesWait] : []),
  ]
}
