import { join } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const here = import.meta.dirname

export default defineConfig(async () => ({
  root: here,
  cacheDir: join(here, '../node_modules/.vite/worker'),
  plugins: [
    cloudflareTest({
      wrangler: { configPath: join(here, '../wrangler.toml') },
      miniflare: {
        assets: { directory: join(here, 'test/assets') },
        bindings: {
          ENVIRONMENT: 'development',
          SITE_URL: 'https://aangan.test',
          AUTH_SECRET: 'a secret for tests only, 32 bytes or more',
          RESEND_BASE_URL: 'https://mail.test',
          TEST_MIGRATIONS: await readD1Migrations(join(here, '../migrations')),
        },
      },
    }),
  ],
  test: {
    include: ['**/*.test.ts'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}))
