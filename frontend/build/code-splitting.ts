import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

const LIBRARIES = /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//
/** Icons of the frame itself; which icons a chunk takes is not known when chunks are cut. */
const FRAME_ICONS =
  /lucide-react\/dist\/esm\/icons\/(arrow-left|circle-exclamation-point|menu|phone|rotate-cw)\.mjs/
/** Cupboards from which each page takes by name; what it takes goes into its own chunk. */
const CUPBOARDS = /lucide-react\/dist\/esm\/(icons|lucide-react)|messages\/(messages|en\.|en\/(?!frame))/

/**
 * What every page needs comes in two files: the libraries, which seldom change, and the frame of the site.
 * Left alone, the bundler makes a dozen of it, which compress worse and load slower.
 */
export const codeSplitting: CodeSplitting = {
  groups: [
    { name: 'vendor', test: LIBRARIES, priority: 2 },
    {
      name: 'site',
      tags: ['$initial'],
      test: (id) => FRAME_ICONS.test(id) || !CUPBOARDS.test(id),
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ],
}
