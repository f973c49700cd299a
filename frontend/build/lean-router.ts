import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The router's production build, without warnings for developers; the package exports the development build only. */
export const ROUTER = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)
const ITS_FILES = /react-router\/dist\/production\/[^/]+\.mjs$/
const NAME = /^\w+\.displayName = "[\w.]+";$/gm
const MADE = /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm

/**
 * Lets the build drop what the site does not use of the router (its own links, forms, fetchers: 3 kB). Names that developers' tools show,
 * and calls that may do something for all the build knows, hold it otherwise.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!ITS_FILES.test(id)) return undefined
      const code = readFileSync(id, 'utf8')
      return { code: code.replace(NAME, '').replace(MADE, '$1/* @__PURE__ */ '), map: null }
    },
  }
}
