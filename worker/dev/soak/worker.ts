import { dirname } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { newId } from '#worker/lib/ids.ts'
import { issueToken } from '#worker/services/tokens.ts'

const SECRET = 'a secret for measuring only, 32 bytes or more'
const HOUR_SECONDS = 3600
const UNLIMITED = 1_000_000

/** `constant`: the address of another Worker in the same runtime, which answers the same to everything. */
export type SoakedWorker = {
  runtime: Miniflare
  origin: URL
  constant: URL
  database: D1Database
  bucket: R2Bucket
}

/** Prints the errors that the Worker logs, not its line about every request. */
const sayError = ({ level, message }: { level: string; message: string }) => {
  if (level === 'error') console.log(`  ${message.slice(0, 500)}`)
}

type SoakOptions = { folder?: string; signInsAMinute?: number; environment?: 'development' | 'production' }

/** Starts the built Worker on a store in a folder, or in memory, with nothing in front of it. Mails stay in its outbox. */
export async function startSoaked(
  path: string,
  { folder, signInsAMinute = UNLIMITED, environment = 'development' }: SoakOptions = {},
): Promise<SoakedWorker> {
  const runtime = new Miniflare({
    ...convertV4MiniflareOptions({
      cf: false,
      handleStructuredLogs: sayError,
      workers: [
        {
          name: 'product',
          compatibilityDate: '2026-10-20',
          compatibilityFlags: ['nodejs_compat'],
          modulesRoot: dirname(path),
          modules: [{ type: 'ESModule', path }],
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
          d1Databases: { DB: 'soak' },
          r2Buckets: ['IMAGES'],
          serviceBindings: { ASSETS: 'site' },
          ratelimits: {
            SIGN_IN_SHIELD: { namespace_id: '1001', simple: { limit: signInsAMinute, period: 60 } },
            SEARCH_SHIELD: { namespace_id: '1002', simple: { limit: UNLIMITED, period: 60 } },
          },
          versionMetadata: 'VERSION',
          bindings: {
            ENVIRONMENT: environment,
            SITE_URL: 'https://www.aangan.example',
            ADMIN_EMAILS: '',
            CORS_ORIGINS: '',
            MAIL_FROM: '',
            AUTH_SECRET: SECRET,
          },
        },
        {
          name: 'site',
          modules: true,
          script: `export default { fetch: () => new Response('<!doctype html><html><head></head><body><div id="root"></div></body></html>', { headers: { 'content-type': 'text/html' } }) }`,
        },
        {
          name: 'constant',
          modules: true,
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
          script: `export default { fetch: () => new Response('{"message":"constant"}', { headers: { 'content-type': 'application/json' } }) }`,
        },
      ],
    }),
    ...(folder !== undefined && { resourcePersistencePath: folder }),
  })
  const { DB: database, IMAGES: bucket } = await runtime.getBindings<Pick<Env, 'DB' | 'IMAGES'>>('product')
  return {
    runtime,
    origin: await runtime.unsafeGetDirectURL('product'),
    constant: await runtime.unsafeGetDirectURL('constant'),
    database,
    bucket,
  }
}

/** The token of a new session of a new account. */
export async function tokenOfNew(database: D1Database, role: 'admin' | 'staff'): Promise<string> {
  const nowMs = Date.now()
  const [userId, sessionId] = [newId(nowMs), newId(nowMs)]
  await database.batch([
    database
      .prepare(
        `INSERT INTO users (id, username, email, role, approved_by_admin, password_hash, created_at, updated_at)
        VALUES (?1, 'Soak', ?1 || '@firm.test', ?2, 1, 'x', ?3, ?3)`,
      )
      .bind(userId, role, nowMs),
    database
      .prepare(
        `INSERT INTO sessions (id, user_id, device, created_at, last_seen_at, expires_at) VALUES (?1, ?2, 'Soak', ?3, ?3, ?4)`,
      )
      .bind(sessionId, userId, nowMs, nowMs + HOUR_SECONDS * 1000),
  ])
  return issueToken(SECRET, { userId, sessionId }, HOUR_SECONDS)
}
