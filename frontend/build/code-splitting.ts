import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

const LIBRARIES =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|rolldown\/runtime/
/** Icons of the frame itself; which icons a chunk takes is not known when chunks are cut. */
const FRAME_ICONS =
  /lucide-react\/dist\/esm\/icons\/(arrow-left|circle-exclamation-point|menu|phone|rotate-cw)\.mjs/
/** Cupboards from which each page takes by name; what it takes goes into its own chunk. */
const CUPBOARDS = /lucide-react\/dist\/esm\/(icons|lucide-react)|messages\/(messages|en\.|en\/(?!frame))/
const FIRST_SCRIPT = /frontend\/begin\.ts/
/** What pages share by what they show: how the API is asked, words and pictures, a listing's facts, a card. */
const SHARED = {
  calls: /lib\/api\/(api|api-error|auth-token|preloaded-data)\.ts|contract\/paths\.ts/,
  basics:
    /messages\/en\/(words|property\/card)\.ts|contract\/(property-words|money|pictures)\.ts|ui\/(tag|chip|picture)\.tsx|(no-picture\.svg|hero-land-\d+\.webp)/,
  facts:
    /messages\/en\/enquiry-opening\.ts|contract\/(place|listing-rules)\.ts|lib\/format\/(pictures|short-price|day)\.ts|ui\/feedback\/(skeleton|empty-state)\.tsx|features\/enquiries\/enquiry\.tsx/,
  cards: /ui\/form\/select-field\.tsx|features\/properties\/cards\/(card-\w+|property-card)\.tsx?/,
}

/**
 * What every page needs comes in two files: the libraries, which seldom change, and the frame of the site. What some
 * pages share comes in four more. Left alone, the bundler makes dozens of it, which compress worse and load slower.
 */
export const codeSplitting: CodeSplitting = {
  groups: [
    { name: 'vendor', test: LIBRARIES, priority: 2 },
    {
      name: 'site',
      tags: ['$initial'],
      test: (id) => FRAME_ICONS.test(id) || !(CUPBOARDS.test(id) || FIRST_SCRIPT.test(id)),
      includeDependenciesRecursively: false,
      priority: 1,
    },
    ...Object.entries(SHARED).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false })),
  ],
}
