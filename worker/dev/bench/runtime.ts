import { dirname } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { PICTURE_WIDTHS } from '#contract/pictures/files.ts'
import { applyAfterMigrate } from '#worker/db/after-migrate.ts'
import { connect } from '#worker/db/client.ts'
import { afterMigrateText, migrate } from '#worker/dev/database/prepare.ts'
import { fill } from '#worker/dev/demo/fill.ts'

const ROOT_CONFIG = { compatibilityDate: '2026-10-20', compatibilityFlags: ['nodejs_compat'] }
const DIRECT = [{ host: '127.0.0.1', port: 0 }]

/** What was built: the bundled Workers as files, the site as a folder. */
export type Bundles = { product: string; measured: string; site: string }
/**
 * A Worker of the runtime: 'product' as it is deployed; 'cold' asks D1 for every read and has no edge cache (miniflare's
 * writes to disk, which would be most of what is measured); 'metered' says what a read cost.
 */
type Kind = 'product' | 'cold' | 'metered'

export type Runtime = {
  /** Where a Worker answers, on a socket of its own with nothing in front. */
  addressOf: (kind: Kind, listings: number) => Promise<URL>
  /** The address of a Worker that answers every request with the bytes of one list. */
  constant: () => Promise<URL>
  /** The same after the smallest question to D1. */
  floor: () => Promise<URL>
  idsOf: (listings: number) => Promise<string[]>
  stop: () => Promise<void>
}

/** Starts all Workers in one process and fills a database for each size of store; everything goes with `stop`. */
export async function startRuntime(bundles: Bundles, sizes: readonly number[]): Promise<Runtime> {
  const workers = sizes.flatMap((size) => workersOf(bundles, size))
  const largest = nameOf('product', Math.max(...sizes))
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      // Drops the log line about every request.
      handleStructuredLogs: () => {},
      workers: [...workers, site(bundles.site), constant('constant', largest), constant('floor', largest)],
    }),
  )
  for (const size of sizes) await fillStore(await databaseOf(runtime, size), size)
  return {
    addressOf: (kind, size) => runtime.unsafeGetDirectURL(nameOf(kind, size)),
    constant: () => runtime.unsafeGetDirectURL('constant'),
    floor: () => runtime.unsafeGetDirectURL('floor'),
    idsOf: async (size) => readIds(await databaseOf(runtime, size)),
    stop: () => runtime.dispose(),
  }
}

const nameOf = (kind: Kind, size: number) => `${kind}-${size}`
const databaseOf = (runtime: Miniflare, size: number): Promise<D1Database> =>
  runtime.getD1Database('DB', nameOf('product', size))

function workersOf(bundles: Bundles, size: number) {
  const worker = (kind: Kind, path: string) => ({
    ...ROOT_CONFIG,
    name: nameOf(kind, size),
    modulesRoot: dirname(path),
    modules: [{ type: 'ESModule' as const, path }],
    unsafeDirectSockets: DIRECT,
    d1Databases: { DB: `listings-${size}` },
    r2Buckets: ['IMAGES'],
    serviceBindings: { ASSETS: 'site' },
    cacheAPI: kind !== 'cold',
    ratelimits: { SEARCH_SHIELD: UNLIMITED },
    versionMetadata: 'VERSION',
    bindings: { ...VARS, FORGETS: kind === 'cold' },
  })
  return [
    worker('product', bundles.product),
    worker('cold', bundles.measured),
    worker('metered', bundles.measured),
  ]
}

/** What is measured comes from one network. */
const UNLIMITED = { namespace_id: '1002', simple: { limit: 1_000_000_000, period: 60 } } as const
const VARS = {
  ENVIRONMENT: 'production',
  SITE_URL: 'https://www.aangan.example',
  ADMIN_EMAILS: '',
  CORS_ORIGINS: '',
  MAIL_FROM: '',
}

/** The pictures of every listing; there are no such files. */
const PICTURES = ['front', 'living', 'kitchen', 'garden'].map((room) => ({
  url: `/property-images/villa/1750000000000_${room}.webp`,
  alt: `The house from the ${room}`,
  width: 960,
  height: 640,
  widths: [...PICTURE_WIDTHS],
  colour: '#a1907c',
}))

const site = (directory: string) => ({
  ...ROOT_CONFIG,
  name: 'site',
  modules: true as const,
  script: 'export default { fetch: (request, env) => env.FILES.fetch(request) }',
  assets: { directory, binding: 'FILES', assetConfig: { html_handling: 'auto-trailing-slash' } },
})

/** Fetches a list once and answers with its bytes from then on, to measure what the runtime alone takes to send them. */
const constant = (name: 'constant' | 'floor', product: string) => ({
  ...ROOT_CONFIG,
  name,
  modules: true as const,
  script: `let bytes
    export default { async fetch(request, env) {
      bytes ??= await (await env.PRODUCT.fetch('https://constant.example/api/properties')).arrayBuffer()
      ${name === 'floor' ? "await env.DB.prepare('SELECT 1').all()" : ''}
      return new Response(bytes, { headers: { 'content-type': 'application/json' } })
    } }`,
  unsafeDirectSockets: DIRECT,
  serviceBindings: { PRODUCT: product },
  d1Databases: { DB: 'floor' },
})

async function fillStore(database: D1Database, size: number): Promise<void> {
  await migrate(database)
  const started = Date.now()
  // Listings first: indexes and counters are made faster for all of them at once than one by one.
  await fill({ db: connect(database), database }, size, () => {}, PICTURES)
  await applyAfterMigrate(database, afterMigrateText())
  console.log(`  ${size.toLocaleString('en-IN')} listings in ${Math.round((Date.now() - started) / 1000)} s`)
}

async function readIds(database: D1Database): Promise<string[]> {
  const { results } = await database
    .prepare(`SELECT id FROM properties WHERE status = 'available' ORDER BY seq DESC LIMIT 200`)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}
