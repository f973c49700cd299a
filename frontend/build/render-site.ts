import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { compileFunction } from 'node:vm'
import react from '@vitejs/plugin-react'
import { type AliasOptions, build, type Rolldown } from 'vite'
import { changedSince, filesIn, noteModules } from './changes.ts'
import { pageStyles, type StyledModules, STYLES } from './page-styles.ts'
import type { Language } from '#contract/languages/languages.ts'
import { oneLanguage } from './one-language.ts'
import { sharedBuild, siteUrl } from './shared.ts'

/** What frontend/app/prerender.tsx gives back, by HTML file. */
export type RenderedFile = {
  css: string
  markup: string
  /** The markup that the Worker fills in; empty where it has no hand in the page. */
  serverTemplate: string
  head: { title: string; description: string }
  /** What chats show of it, in the words of Open Graph. */
  preview: [property: string, content: string][]
}
/** What is made of the firm alone: its structured data, and the file that phones install the site by. */
export type RenderedFirm = { data: Record<string, unknown>; manifest: Record<string, unknown> }
export type Rendered = { fonts: string[]; files: Record<string, RenderedFile>; firm: RenderedFirm }
export type RenderedSite = Rendered & {
  assets: Rolldown.OutputAsset[]
  /** What it is made of: where none of these changed, it is the same. */
  madeOf: string[]
}

type Kept = { startedAt: number; styled: StyledModules; site: RenderedSite }
/** The last ones of this process, by language. */
const kept = new Map<Language, Kept>()
/** What is being rendered; never two of a language at once. */
const underWay = new Map<Language, { styled: StyledModules; site: Promise<RenderedSite> }>()

/**
 * Begins to render while the browser's build still finds out which modules each page has: they are seldom others than
 * last time. The build then asks for it by `renderSite`.
 */
export async function renderAhead(language: Language, alias: AliasOptions): Promise<void> {
  await underWay.get(language)?.site.catch(() => undefined)
  const last = kept.get(language)
  if (last) begin(language, last.styled, alias).catch(() => undefined)
}

/** Builds frontend/app/prerender.tsx for Node and runs it: the markup and styles of every HTML file, and the files they name. */
export async function renderSite(
  language: Language,
  styled: StyledModules,
  alias: AliasOptions,
): Promise<RenderedSite> {
  const ahead = underWay.get(language)
  if (ahead && isDeepStrictEqual(ahead.styled, styled)) return ahead.site
  await ahead?.site.catch(() => undefined)
  return begin(language, styled, alias)
}

function begin(language: Language, styled: StyledModules, alias: AliasOptions): Promise<RenderedSite> {
  const site = rendered(language, styled, alias).finally(() => underWay.delete(language))
  underWay.set(language, { styled, site })
  return site
}

async function rendered(
  language: Language,
  styled: StyledModules,
  alias: AliasOptions,
): Promise<RenderedSite> {
  const startedAt = Date.now()
  const last = kept.get(language)
  const isKnown = last !== undefined && isDeepStrictEqual(last.styled, styled)
  if (isKnown && !changedSince(last.startedAt, last.site.madeOf)) return last.site
  const files = new Set([...Object.values(styled).flat(), ...(await filesIn(STYLES))])
  const { output } = await buildForNode(language, styled, alias, files)
  const assets = output.filter((part) => part.type === 'asset')
  const site = { ...(await run(output[0].code)), assets, madeOf: [...files] }
  kept.set(language, { startedAt, styled, site })
  return site
}

/** Runs the built code. An imported module would stay in memory for ever, one more after each change. */
function run(code: string): Promise<Rendered> {
  const built: { render?: (siteUrl: string) => Promise<Rendered> } = {}
  compileFunction(code, ['exports', 'require'])(built, createRequire(import.meta.url))
  if (!built.render) throw new Error('app/prerender.tsx exports no render().')
  return built.render(siteUrl())
}

async function buildForNode(
  language: Language,
  styled: StyledModules,
  alias: AliasOptions,
  files: Set<string>,
): Promise<Rolldown.RolldownOutput> {
  const shared = sharedBuild(language)
  const { rolldownOptions, ...options } = shared.build
  const { assetFileNames } = rolldownOptions.output
  const result = await build({
    ...shared,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    plugins: [oneLanguage(language), pageStyles(language, styled), react(), noteModules(files)],
    ssr: { noExternal: ['lucide', 'leaflet'] },
    build: {
      ...options,
      ssr: 'app/prerender.tsx',
      ssrEmitAssets: true,
      write: false,
      rolldownOptions: {
        experimental: rolldownOptions.experimental,
        checks: { pluginTimings: false },
        output: { format: 'cjs', assetFileNames, codeSplitting: false },
      },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The page build gave no output.')
  return result
}
