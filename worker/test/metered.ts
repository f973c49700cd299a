import { env } from 'cloudflare:workers'
import { connect } from '#worker/db/client.ts'
import { metered } from './meter.ts'

/** The test's own database with a meter on it. */
export function meteredDb() {
  const { database, meter } = metered(env.DB)
  return { db: connect(database), meter }
}
