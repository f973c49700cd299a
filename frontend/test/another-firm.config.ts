import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vitest/config'
import config from '#frontend/vite.config.ts'

/** The site's own build, for another firm. */
export default mergeConfig(config, {
  resolve: {
    alias: {
      '#contract/firm.ts': fileURLToPath(
        new URL('../../worker/contract/test/another-firm.ts', import.meta.url),
      ),
    },
  },
})
