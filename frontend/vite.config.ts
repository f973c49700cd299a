import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sharedBuild } from './build/shared.ts'
import { sitePages } from './build/site-pages.ts'

const ROUTER = join(import.meta.dirname, '../node_modules/react-router/dist/production')
const isTest = process.env['VITEST'] !== undefined

export default defineConfig({
  ...sharedBuild,
  plugins: [react(), ...(isTest ? [] : [tailwindcss({ optimize: false }), sitePages()])],
  resolve: {
    // The package offers bundlers its development build only; this one is smaller and silent.
    alias: isTest
      ? []
      : [
          { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
        ],
  },
  build: {
    ...sharedBuild.build,
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: {
    environment: 'jsdom',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['e2e/**', 'dist/**'],
    setupFiles: ['./test/setup.ts'],
  },
})
