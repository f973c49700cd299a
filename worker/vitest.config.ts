import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { DEMO_LISTINGS } from './dev/fixtures/demo-listings.ts'
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api'
import * as schema from './db/schema.ts'
import { withRebuilds } from './dev/database/rebuild.ts'

const here = import.meta.dirname
/** A test run tries the same values every time; `npm run soak -- random` tries others. */
const RANDOM_SEED = Number(process.env['RANDOM_SEED'] ?? 7)
const IN_NODE = ['contract/**/*.test.ts', 'dev/**/*.test.ts', 'test/**/*.test.ts']

export default defineConfig({
  root: here,
  cacheDir: join(here, '../node_modules/.vite/worker'),
  test: {
    // Vitest leaves one processor to itself, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [onWorkerd, inNode],
  },
})

/** The Worker on the runtime it is deployed to, every file with a store of its own. */
async function onWorkerd() {
  return {
    extends: true as const,
    plugins: [
      cloudflareTest({
        wrangler: { configPath: join(here, '../wrangler.toml') },
        miniflare: {
          assets: { directory: join(here, 'test/assets') },
          bindings: {
            ENVIRONMENT: 'development',
            SITE_URL: 'https://aangan.test',
            AUTH_SECRET: 'a secret for tests only, 32 bytes or more',
            RECORD_ENQUIRIES: 'true',
            SEEN_GATHER_SECONDS: '0',
            RESEND_BASE_URL: 'https://mail.test',
            TEST_AFTER_MIGRATE: readFileSync(join(here, 'db/after-migrate.sql'), 'utf8'),
            TEST_REBUILD: await syntheticRebuild(),
            TEST_RANDOM_LENGTH: Number(process.env['RANDOM_LENGTH'] ?? 1),
            TEST_RANDOM_SEED: RANDOM_SEED,
            TEST_DEMO_LISTINGS: JSON.parse(JSON.stringify(DEMO_LISTINGS)),
            TEST_LANDED_STORE: readFileSync(join(here, 'test/stores/landed-0006.sql'), 'utf8'),
            TEST_MIGRATIONS: await readD1Migrations(join(here, '../migrations')),
          },
        },
      }),
    ],
    test: {
      name: 'workerd',
      isolate: false,
      include: ['**/*.test.ts'],
      exclude: IN_NODE,
      setupFiles: ['./test/setup.ts'],
    },
  }
}

/** What browsers and commands run too, and keeps nothing in memory: pure functions, all files in one place. */
function inNode() {
  return {
    extends: true as const,
    resolve: { alias: { 'cloudflare:workers': join(here, 'test/no-runtime.ts') } },
    test: {
      name: 'node',
      include: IN_NODE,
      isolate: false,
      setupFiles: ['./test/setup-node.ts'],
      provide: { randomSeed: RANDOM_SEED },
    },
  }
}

/** What `npm run db:new -- --rebuild properties` would write for one more column and another CHECK, for a test. */
async function syntheticRebuild(): Promise<string[]> {
  const before = await generateSQLiteDrizzleJson(schema)
  const after = structuredClone(before)
  const table = after.tables['properties']
  if (!table) throw new Error('There is no table of properties.')
  table.checkConstraints['properties_beds'] = { name: 'properties_beds', value: '"bed_rooms" < 1000' }
  table.columns['rera_number'] = {
    name: 'rera_number',
    type: 'text',
    default: "''",
    primaryKey: false,
    notNull: true,
    autoincrement: false,
  }
  return withRebuilds({ statements: await generateSQLiteMigration(before, after), before, after })
}
