import { defineConfig } from '@playwright/test'

const { hostname } = new URL(process.env['BASE_URL'] || 'http://localhost')

/**
 * Blocks requests to any host but the product's, and lets the browser start as root in a container. Host names are blocked
 * here and not by a Playwright route, which would turn off the browser's cache as well.
 */
const FLAGS = [
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: to optimise its scripts takes an eighth of the time and brings nothing.
  '--js-flags=--no-opt --no-maglev',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../../worker/dev/database/seeded-state.ts',
  // Each worker starts a product of its own. Three, because a case waits as long as it computes.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Recording a trace takes a fifth of the time: only a failed case runs again with one, and still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  // Long, because a busy machine is slow; what never comes still fails.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || undefined, args: FLAGS },
  },
})
