import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '../../node_modules/react-router/dist/production')

/**
 * Takes react-router's production files (the package offers bundlers its development ones) and lets the bundler drop
 * what is not used: each component there carries a displayName, which otherwise keeps all of them. Saves 4 kB of 12.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(FOLDER, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(FOLDER, 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '')
          .replaceAll(
            /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
            '$1/* @__PURE__ */ $2',
          ),
        map: null,
      }),
    },
  }
}
