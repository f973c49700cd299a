import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GetPlatformProxyOptions } from 'wrangler'
import { connect, type Db } from '#worker/db/client.ts'
import { stopWith } from './tools/say.ts'
import type { StateFolder } from './state.ts'

const CONFIG = join(import.meta.dirname, '../../wrangler.toml')

/** Loaded when a store is opened: it takes a second, and a command that is refused needs none. */
const wrangler = () => import('wrangler')

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
  return withBindings(
    {
      configPath: CONFIG,
      // A file that is not there: without any name it would read .dev.vars, which is for the Worker alone.
      envFiles: [join(state.path, 'no.env')],
      persist: { path: join(state.persistTo, 'v3') },
      remoteBindings: false,
    },
    work,
  )
}

/** Opens the deployed database and bucket of wrangler.toml, in the name of whoever is signed in at Cloudflare. */
export async function withRemoteStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const { unstable_readConfig } = await wrangler()
  const {
    d1_databases: databases,
    r2_buckets: buckets,
    compatibility_date: date,
  } = unstable_readConfig({ config: CONFIG })
  if (!databases[0]?.database_id || /^0{8}-/.test(databases[0].database_id))
    stopWith('wrangler.toml names no deployed database: put its database_id there first.')
  const folder = mkdtempSync(join(tmpdir(), 'aangan-remote-'))
  const configPath = join(folder, 'wrangler.json')
  const remote = <Binding>(bindings: Binding[]) => bindings.map((binding) => ({ ...binding, remote: true }))
  const config = { name: 'aangan-safekeeping', compatibility_date: date }
  writeFileSync(
    configPath,
    JSON.stringify({ ...config, d1_databases: remote(databases), r2_buckets: remote(buckets) }),
  )
  process.env['WRANGLER_SEND_METRICS'] = 'false'
  try {
    return await withBindings({ configPath, persist: false, remoteBindings: true }, work)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withBindings<Result>(
  options: GetPlatformProxyOptions,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const { getPlatformProxy } = await wrangler()
  const { env, dispose } = await getPlatformProxy<Env>(options)
  try {
    return await work({ db: connect(env.DB), database: env.DB, bucket: env.IMAGES })
  } finally {
    await dispose()
  }
}
