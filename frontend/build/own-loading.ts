import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The module that Vite puts around each dynamic import. */
const VITES = '\0vite/preload-helper.js'
const OWN = join(import.meta.dirname, '../lib/browser/load-part.ts')

/**
 * Puts `load-part.ts` in the place of Vite's own module around dynamic imports, which never asks again for a sheet that did
 * not come, so that the next try shows the part without its styles.
 */
export function ownLoading(): Plugin {
  let isPlaced = false
  return {
    name: 'own-loading',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id !== VITES) return undefined
      isPlaced = true
      return OWN
    },
    generateBundle() {
      if (!isPlaced)
        throw new Error("Vite's module around dynamic imports has another name now: see own-loading.ts.")
    },
  }
}
