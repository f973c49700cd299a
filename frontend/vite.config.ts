import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Rolldown, UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import type { Language } from '#contract/languages/languages.ts'
import { oneLanguage } from './build/one-language.ts'
import { ownLoading } from './build/own-loading.ts'
import { parts } from './build/parts.ts'
import { catalogueOf, LANGUAGE, sharedBuild } from './build/shared.ts'
import { noteModules } from './build/changes.ts'
import { sitePages } from './build/site-pages.ts'
import { staffStyles } from './build/tailwind.ts'

const isTest = process.env['VITEST'] !== undefined

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

const LIBRARIES = /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/
/** Each page takes some icons and some messages by name; in the site's chunk every page would load all of them. */
const TAKEN_BY_NAME =
  /lucide|messages\/(messages|\w\w\/|\w\w\.ts($|\?part=(?!(site|nav|chat|notFound|broken)$)))/
/** The icons of the header: in chunks of their own they weigh half as much again. */
const FRAME_ICONS = /lucide\/dist\/esm\/icons\/(menu|phone|arrow-left|rotate-cw)\./
/** Icons and the sign-in's token, on most pages, and the inputs that stand in the footer too: each alone would be a file of 200 bytes. */
const SHARED =
  /lib\/api\/auth-token|lucide\/dist\/esm\/icons\/(map-pin|search|house|chevron-(left|right|down)|arrow-right|circle-exclamation-point|circle-alert)\./
const INPUTS = /ui\/form\/(field|text-field|select-field)\./
/** What shows a listing's picture. */
const PICTURES =
  /ui\/picture\.tsx|art\/no-picture\.svg|contract\/pictures\/files\.ts|lib\/format\/pictures\.ts|messages\/\w\w\/listing\.ts\?part=card$/
/** The list page; the parts it loads on demand would otherwise split it into small chunks. */
const LIST_PAGE =
  /pages\/public\/property-list\.tsx|assets\/pictures\/hero\/|lucide\/.*\/list-filter|features\/properties\/(list-head|list-failed|selling-strip|results|results-head|use-property-list|found-properties|filters\/(filter-bar|list-query|wide-bar))\.tsx?$|messages\/\w\w\/list\.ts\?part=(list|filters)$|contract\/(list\/(found-sentence|address)|languages\/found-sentence|search\/reading)\.ts|contract\/properties\/filters\.ts\?part=LIST_PARAMETERS$|contract\/languages\/\w+\.ts\?part=(FOUND_WORDS|found)$/
/** What both the list page and a listing's page need at first. */
const LISTINGS =
  /contract\/(units\/(rates|money|area)|properties\/(rules|place)|site\/drawings)\.ts|contract\/properties\/(kinds|enums)\.ts\?part=(FILTER_CATEGORIES|DEALS|SORTS|USE_LEASE_TYPES|DEAL_LEASE_TYPES|SIZE_FIELD|MEASURED_BY|RENT_RATES|CARD_FACTS|DRAWINGS|KIND_PLURALS)$|lib\/format\/(short-price|day|listing-words)|ui\/(tag|chip|feedback\/empty-state)|cards\/(card-plan|card-grid|card-skeleton|use-portions)|features\/enquiries\/(enquiry\.tsx|use-opened-enquiry)|lib\/(api\/use-reply|browser\/(use-laid-out|use-near|use-root-mark))|messages\/\w\w\/listing\.ts\?part=(words|enquiryOpening|rates)$|contract\/languages\/((headline|english-title|field-in)\.ts|\w+\.ts\?part=(HEADLINES|headline)$)/
/** What the search of the home page and the filters share. */
const SEARCH =
  /contract\/list\/budget\.ts|filters\/budget-label|lib\/format\/category-icons|suggestions\/(use-suggestions|recent-searches)\.|contract\/units\/money-words/
/** Sentences read the firm's data while they load, so it must be in a chunk that imports none of theirs. */
const FIRM = /contract\/(test\/another-)?firm|messages\/expertise/
/** The router's production build, without warnings for developers; the package exports the development build only. */
const ROUTER = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)
/** Runs before all others, see frontend/deferred-loader.ts. */
const FIRST_SCRIPT = /frontend\/deferred-loader\.ts/

/** Modules of constants and functions only: what nobody imports may be dropped. */
const PURE = /\/(frontend\/messages|worker\/contract)\//

/** Number words and place names, which other languages' sentences read while they load: a chunk that imports none of these. */
const WORDS_OF_LANGUAGE =
  /contract\/(languages\/(languages|digits|numbers|place|stored)|units\/(area|money)\.ts|search\/words\/places)|contract\/languages\/\w+\.ts\?part=(?!(HEADLINES|headline|FOUND_WORDS|found|OFFERS|offer|FIRM_WORDS|firm|COMPOSED|composed)$)|\?shared=[a-zV]/

/** What every page needs comes in two chunks: the libraries, which seldom change, and the frame of the site. */
const codeSplitting = (language: Language): CodeSplitting => ({
  groups: [
    ...(language === 'en'
      ? []
      : [{ name: 'words', test: WORDS_OF_LANGUAGE, includeDependenciesRecursively: false, priority: 3 }]),
    { name: 'vendor', test: (id) => LIBRARIES.test(id) || FIRM.test(id), priority: 2 },
    {
      name: 'site',
      tags: ['$initial'],
      test: (id) => FRAME_ICONS.test(id) || (!TAKEN_BY_NAME.test(id) && !FIRST_SCRIPT.test(id)),
      includeDependenciesRecursively: false,
      priority: 1,
    },
    { name: 'property-list', test: LIST_PAGE, includeDependenciesRecursively: false, priority: 1 },
    { name: 'listings', test: LISTINGS, includeDependenciesRecursively: false, priority: 1 },
    { name: 'search', test: SEARCH, includeDependenciesRecursively: false, priority: 1 },
    { name: 'pictures', test: PICTURES, includeDependenciesRecursively: false, priority: 1 },
    { name: 'shared', test: SHARED, includeDependenciesRecursively: false, priority: 1 },
    { name: 'inputs', test: INPUTS, includeDependenciesRecursively: false, priority: 1 },
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
          // An open page asks for the scripts of later builds by the same names: by one letter it would find something else in them.
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
