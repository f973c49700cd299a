import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { connect, type Db } from '#worker/db/client.ts'
import type { StateFolder } from './state.ts'

const CONFIG = join(import.meta.dirname, '../../wrangler.toml')

export type Store = { db: Db; database: D1Database; bucket: R2Bucket }

/** Opens the local database and picture store of a state folder for one piece of work, without a Worker. */
export async function withStore<Result>(
  state: StateFolder,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  Object.assign(process.env, {
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_REGISTRY_PATH: join(state.path, 'registry'),
  })
  const { env, dispose } = await getPlatformProxy<Env>({
    configPath: CONFIG,
    // A file that is not there: without any name it would read .dev.vars, which is for the Worker alone.
    envFiles: [join(state.path, 'no.env')],
    persist: { path: join(state.persistTo, 'v3') },
    remoteBindings: false,
  })
  try {
    return await work({ db: connect(env.DB), database: env.DB, bucket: env.IMAGES })
  } finally {
    await dispose()
  }
}
