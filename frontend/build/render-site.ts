import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type AliasOptions, build, type Rolldown } from 'vite'
import { pageStyles, type StyledModules } from './page-styles.ts'
import { oneLanguage } from './one-language.ts'
import { LANGUAGE, sharedBuild } from './shared.ts'
import { siteUrl } from './html.ts'

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
export type RenderedSite = Rendered & { assets: Rolldown.OutputAsset[] }

/** Builds frontend/app/prerender.tsx for Node and runs it: the markup and styles of every HTML file, and the files they name. */
export async function renderSite(styled: StyledModules, alias: AliasOptions): Promise<RenderedSite> {
  const { output } = await buildForNode(styled, alias)
  const assets = output.filter((part) => part.type === 'asset')
  const folder = join(import.meta.dirname, '../../node_modules/.cache/prerender')
  const hash = createHash('sha256').update(output[0].code).digest('hex').slice(0, 16)
  // Several builds may run at once, each removing its own file.
  const file = join(folder, `${hash}-${process.pid}.mjs`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, output[0].code)
  const module: { render: (siteUrl: string) => Promise<Rendered> } = await import(pathToFileURL(file).href)
  await rm(file)
  return { ...(await module.render(siteUrl())), assets }
}

async function buildForNode(styled: StyledModules, alias: AliasOptions): Promise<Rolldown.RolldownOutput> {
  const { rolldownOptions, ...options } = sharedBuild.build
  const { assetFileNames } = rolldownOptions.output
  const result = await build({
    ...sharedBuild,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    plugins: [oneLanguage(LANGUAGE), pageStyles(styled), react(), tailwindcss({ optimize: false })],
    ssr: { noExternal: ['lucide-react', 'leaflet'] },
    build: {
      ...options,
      ssr: 'app/prerender.tsx',
      ssrEmitAssets: true,
      write: false,
      rolldownOptions: { checks: { pluginTimings: false }, output: { assetFileNames, codeSplitting: false } },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The page build gave no output.')
  return result
}
