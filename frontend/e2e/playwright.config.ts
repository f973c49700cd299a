import { defineConfig } from '@playwright/test'

const { hostname } = new URL(process.env['BASE_URL'] || 'http://localhost')

/**
 * Keeps the browser from asking anything beyond the product, and lets it start as root in a container. Names are cut off
 * here and not by a route, which would cut off the browser's cache as well.
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
]

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../../worker/dev/database/seeded-state.ts',
  // Each starts a product of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Noting down what a page does takes a fifth of the time: only a case that failed is run again with a trace, and has failed.
  retries: 1,
  failOnFlakyTests: true,
  // A busy machine takes its time; what never comes still fails.
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
