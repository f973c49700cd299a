import { defineConfig } from '@playwright/test'

/** Keeps the browser from asking anything beyond the product, and lets it start as root in a container. */
const FLAGS = [
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
  // Each starts a product of its own.
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || undefined, args: FLAGS },
  },
})
