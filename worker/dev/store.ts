import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GetPlatformProxyOptions, Unstable_Config } from 'wrangler'
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
  const deployed = unstable_readConfig({ config: CONFIG })
  const id = deployed.d1_databases[0]?.database_id
  if (!id || /^0{8}-/.test(id))
    stopWith('wrangler.toml names no deployed database: put its database_id there first.')
  const folder = mkdtempSync(join(tmpdir(), 'aangan-remote-'))
  const configPath = join(folder, 'wrangler.json')
  writeFileSync(configPath, JSON.stringify(remoteConfig(deployed)))
  process.env['WRANGLER_SEND_METRICS'] = 'false'
  try {
    return await withBindings({ configPath, persist: false, remoteBindings: true }, work)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The configuration by which a command reaches the deployed stores. It names the account where wrangler.toml or CLOUDFLARE_ACCOUNT_ID
 * does: whoever belongs to several would be asked which one is meant, and a nightly backup has nobody to answer.
 */
export function remoteConfig({
  account_id: account = process.env['CLOUDFLARE_ACCOUNT_ID'],
  compatibility_date,
  d1_databases: databases,
  r2_buckets: buckets,
}: Pick<Unstable_Config, 'account_id' | 'compatibility_date' | 'd1_databases' | 'r2_buckets'>): Record<
  string,
  unknown
> {
  const remote = <Binding>(bindings: Binding[]) => bindings.map((binding) => ({ ...binding, remote: true }))
  return {
    name: 'aangan-safekeeping',
    ...(account && { account_id: account }),
    compatibility_date,
    d1_databases: remote(databases),
    r2_buckets: remote(buckets),
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
