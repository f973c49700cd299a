import react from '@vitejs/plugin-react'
import type { Rolldown, UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import type { Language } from '#contract/languages/languages.ts'
import { oneLanguage } from './build/one-language.ts'
import { leanRouter, ROUTER } from './build/lean-router.ts'
import { ownLoading } from './build/own-loading.ts'
import { parts } from './build/parts.ts'
import { catalogueOf, LANGUAGE, sharedBuild } from './build/shared.ts'
import { noteModules } from './build/changes.ts'
import { sitePages } from './build/site-pages.ts'
import { staffStyles } from './build/tailwind.ts'

const isTest = process.env['VITEST'] !== undefined

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

const LIBRARIES = /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/
/** Sentences read the firm's data while they load, so it must be in a chunk that imports none of theirs. */
const FIRM = /contract\/(test\/another-)?firm|messages\/expertise/
/** Modules without side effects: the bundler may drop what nobody imports from them. */
const PURE = /\/(frontend\/messages|worker\/contract)\//

/** Number words and place names, which other languages' sentences read while they load: a chunk that imports none of these. */
const WORDS_OF_LANGUAGE =
  /contract\/(languages\/(languages|digits|numbers|place|stored)|units\/(area|money)\.ts|search\/words\/places)|contract\/languages\/\w+\.ts\?part=(?!(HEADLINES|headline|FOUND_WORDS|found|OFFERS|offer|FIRM_WORDS|firm|COMPOSED|composed)$)|\?shared=[a-zV]/

/**
 * The chunks of visitors' pages, the first before the others: each holds these modules and, of all that they import,
 * what no chunk before it holds. So a chunk imports only those above it.
 */
const CHUNKS: readonly [name: string, modules: RegExp][] = [
  // The frame, and small things that nearly all pages show: in files of their own they would weigh more.
  [
    'site',
    /frontend\/main\.tsx$|lib\/api\/auth-token|navigation\/carried-picture|browser\/reduced-motion|ui\/picture\.tsx$|lib\/browser\/use-near|people\/late-people|icons\/(map-pin|arrow-right|chevron-down|badge-check)\.|properties\/seals|units\/money\.ts$|\?(part|shared)=(footer|card|words|EXPERTISE|FILTER_CATEGORIES|KIND_PLURALS)$/,
  ],
  // Of about and contact; a listing loads it later.
  ['late-people', /people\/late-people\.tsx$/],
  ['inputs', /ui\/form\/(text-field|for-machines)\.tsx$|format\/phone\.ts$|lib\/api\/api\.ts$/],
  // Of the list and of a listing's page.
  [
    'listings',
    /enquiries\/(enquiry\.tsx|use-opened-enquiry)|lib\/api\/use-reply|feedback\/empty-state|cards\/card-plan|ui\/(tag|chip)|lib\/browser\/use-root-mark|public\/card-corner|format\/(listing-words|short-price|pictures)|units\/rates|site\/drawings|icons\/chevron-(left|right)\.|\?part=(DRAWINGS|DEALS)$/,
  ],
  // Of the search on the home page, the filters and the menu.
  [
    'search',
    /contract\/(list\/budget|units\/money-words)|filters\/budget-label|suggestions\/(use-suggestions|recent-searches)|home\/use-home|format\/category-icons|icons\/(search|house)\.|\?part=(activeFilters|home)$/,
  ],
  // Of a listing's page, and of pages that show parts of one.
  ['detail', /\?part=detail$/],
  // Of the list, and of sections further down on other pages.
  ['cards', /cards\/(property-card|card-grid|use-portions)|lib\/browser\/use-laid-out/],
  // Their parts that are loaded on demand would otherwise split these pages into small files.
  ['property-list', /pages\/public\/property-list\.tsx$/],
  ['property-detail', /pages\/public\/property-detail\.tsx$/],
  ['home', /pages\/public\/home\.tsx$/],
  // What is loaded after the page, one file for each place that needs it: the bundler's own splitting makes twenty small
  // files, each with an overhead.
  [
    'kept',
    /property-facts\/print-head\.tsx$|features\/kept\/(card-corner|keep-button)\.tsx$|property-facts\/share-here\.tsx$|browser\/take-lost-focus\.ts$|app\/public\/once-idle\.ts$/,
  ],
  ['list-parts', /filters\/(sort-field|reading-notes)\.tsx$|alerts\/alert-link\.tsx$/],
  ['drawings', /drawings\/drawing-section\.tsx$/],
  [
    'detail-parts',
    /public\/property-detail-late\.tsx$|gallery\/(walk|lower-pictures)\.tsx$|facts\/features-(section|by-place)\.tsx$|property-facts\/(checks-section|share-row|rera-box)\.tsx$|reports\/report-row\.tsx$/,
  ],
  ['map', /map\/place-map\.tsx$/],
  ['footer', /app\/public\/footer\.tsx$/],
]

/**
 * Chunks that visitors' pages run at once. With the hint below Chromium compiles them while they download, off the
 * main thread, not lazily.
 */
const COMPILED_AT_ONCE = new Set(['vendor', 'words', ...CHUNKS.map(([name]) => name)])
/** https://v8.dev/blog/explicit-compile-hints */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** The libraries, which seldom change, come first, then the words of another language, then the chunks of pages. */
const codeSplitting = (language: Language): CodeSplitting => ({
  groups: [
    {
      name: 'vendor',
      test: (id) => LIBRARIES.test(id) || FIRM.test(id),
      priority: CHUNKS.length + 2,
    },
    ...(language === 'en'
      ? []
      : [
          {
            name: 'words',
            test: WORDS_OF_LANGUAGE,
            includeDependenciesRecursively: false,
            priority: CHUNKS.length + 1,
          },
        ]),
    ...CHUNKS.map(([name, test], index) => ({ name, test, priority: CHUNKS.length - index })),
  ],
})

type SiteBuild = {
  /** Gets what the build is made of. */
  files?: Set<string>
  /** Scripts and sheets keep their names while the site is developed, see `sharedBuild`. */
  keepsNames?: boolean
}

/** The build of one language. */
export function siteConfig(
  language: Language,
  { files = new Set(), keepsNames = false }: SiteBuild = {},
): UserConfig {
  const shared = sharedBuild(language, keepsNames)
  const { output } = shared.build.rolldownOptions
  return {
    ...shared,
    resolve: {
      alias: [catalogueOf(language), ...(isTest ? [] : [{ find: /^react-router$/, replacement: ROUTER }])],
    },
    publicDir: language === 'en' ? 'public' : false,
    plugins: [
      react(),
      ...(isTest
        ? []
        : [
            ownLoading(),
            leanRouter(),
            parts(),
            oneLanguage(language),
            staffStyles(),
            sitePages(language, { files, keepsNames }),
            noteModules(files),
          ]),
    ],
    build: {
      ...shared.build,
      outDir: 'dist',
      emptyOutDir: false,
      modulePreload: {
        polyfill: false,
        // Preload lists of each chunk's imports would weigh more in the first load than they save later.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
      },
      reportCompressedSize: false,
      ...(keepsNames && { minify: false }),
      rolldownOptions: {
        ...shared.build.rolldownOptions,
        checks: { pluginTimings: false },
        // A page loads the sentences it shows; without this every page loads all sentences that name the firm.
        treeshake: { moduleSideEffects: (id) => (PURE.test(id) ? false : undefined) },
        output: {
          ...output,
          codeSplitting: codeSplitting(language),
          ...(!keepsNames && {
            postBanner: ({ name }) => (COMPILED_AT_ONCE.has(name) ? COMPILE_AT_ONCE : ''),
          }),
          // In development an open page loads scripts of later builds under the same names: with minified export
          // names it would import the wrong thing.
          ...(keepsNames && { minifyInternalExports: false }),
        },
      },
    },
    worker: { format: 'es', plugins: () => [noteModules(files)], rolldownOptions: { output } },
  }
}

export default defineConfig({
  ...siteConfig(LANGUAGE),
  test: {
    environment: 'jsdom',
    // One process and one jsdom per file took half of the time; here each file still has a context of its own.
    pool: 'vmThreads',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['e2e/**', 'dist/**'],
    setupFiles: ['./test/setup.ts'],
  },
})
