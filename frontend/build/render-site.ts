import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import react from '@vitejs/plugin-react'
import { type AliasOptions, build, type Rolldown } from 'vite'
import { filesIn, noteModules } from './changes.ts'
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
  /** What stands in its place until its code is there; the app replaces it. */
  frame: string
  head: { title: string; description: string }
  /** What chats show of it, in the words of Open Graph. */
  preview: [property: string, content: string][]
}
/** What is made of the firm alone: its structured data, and the file that phones install the site by. */
/** `wordmark`: its drawn name, to which the logos of a document refer; empty where it is written. */
export type RenderedFirm = {
  data: Record<string, unknown>
  manifest: Record<string, unknown>
  wordmark: string
}
export type RenderOutput = { fonts: string[]; files: Record<string, RenderedFile>; firm: RenderedFirm }
export type RenderedSite = RenderOutput & {
  assets: Rolldown.OutputAsset[]
  /** The files that it is made of. */
  madeOf: string[]
}

/** Builds frontend/app/prerender.tsx for Node and runs it: the markup and styles of every HTML file, and the files they name. */
export async function renderSite(
  language: Language,
  styled: StyledModules,
  alias: AliasOptions,
): Promise<RenderedSite> {
  const files = new Set([...Object.values(styled).flat(), ...(await filesIn(STYLES))])
  const { output } = await buildForNode(language, styled, alias, files)
  const assets = output.filter((part) => part.type === 'asset')
  return { ...(await run(output[0].code)), assets, madeOf: [...files] }
}

/** Runs the built code. An imported module would stay in memory for ever, one more after each change. */
function run(code: string): Promise<RenderOutput> {
  const built: { render?: (siteUrl: string) => Promise<RenderOutput> } = {}
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
