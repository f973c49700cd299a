import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vitest/config'
import config from '#frontend/vite.config.ts'

/** The site's own build, for another firm. */
export default mergeConfig(config, {
  resolve: {
    alias: [
      {
        find: '#contract/firm.ts',
        replacement: fileURLToPath(new URL('../../worker/contract/test/another-firm.ts', import.meta.url)),
      },
      {
        find: /^#contract\/site\/region-data\.ts$/,
        replacement: fileURLToPath(new URL('another-region-data.ts', import.meta.url)),
      },
    ],
  },
})
