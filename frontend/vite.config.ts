import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sharedBuild } from './build/shared.ts'
import { codeSplitting } from './build/code-splitting.ts'
import { sitePages } from './build/site-pages.ts'

const isTest = process.env['VITEST'] !== undefined

export default defineConfig({
  ...sharedBuild,
  plugins: [react(), ...(isTest ? [] : [tailwindcss({ optimize: false }), sitePages()])],
  build: {
    ...sharedBuild.build,
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: {
      polyfill: false,
      // The lists of what each page's chunk imports weigh more in every visitor's first load than they save later.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { ...sharedBuild.build.rolldownOptions.output, codeSplitting },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: sharedBuild.build.rolldownOptions.output },
  },
  test: {
    environment: 'jsdom',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one processor to itself, which is half of a small machine.
    maxWorkers: '100%',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['e2e/**', 'dist/**'],
    setupFiles: ['./test/setup.ts'],
  },
})
