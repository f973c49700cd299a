import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

const LIBRARIES =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|rolldown\/runtime/
/** Each page takes some icons and some messages by name; in the site's chunk every page would load all of them. */
const TAKEN_BY_NAME = /lucide-react|messages\/(messages|en\.|en\/(?!frame))/
/** Runs before all others, see frontend/deferred-loader.ts. */
const FIRST_SCRIPT = /frontend\/deferred-loader\.ts/

/** What every page needs comes in two chunks: the libraries, which seldom change, and the frame of the site. */
export const codeSplitting: CodeSplitting = {
  groups: [
    { name: 'vendor', test: LIBRARIES, priority: 2 },
    {
      name: 'site',
      tags: ['$initial'],
      test: (id) => !TAKEN_BY_NAME.test(id) && !FIRST_SCRIPT.test(id),
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ],
}
