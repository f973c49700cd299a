import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { sharedBuild } from './shared.ts'
import { slimIcons } from './slim-icons.ts'

export type RenderedPage = {
  file: string
  /** The module whose chunk the page needs at once. */
  module?: string
  head: { title: string; description: string; canonical?: string; robots?: string }
  /** Where the markup may be taken over by hydration; a shell has none. */
  path?: string
  markup: string
}

type Rendered = { css: string; font: string; pages: RenderedPage[] }
export type RenderedSite = Rendered & { assets: Rolldown.OutputAsset[] }

/** Builds frontend/app/prerender.tsx for Node and runs it: the pages' markup, the public styles, the files both name. */
export async function renderSite(): Promise<RenderedSite> {
  const { output } = await buildForNode()
  const entry = output[0]
  const assets = output.filter((part) => part.type === 'asset')
  const folder = join(import.meta.dirname, '../../node_modules/.cache/prerender')
  const file = join(folder, `${createHash('sha256').update(entry.code).digest('hex').slice(0, 16)}.mjs`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, entry.code)
  const module: { render: () => Promise<Rendered> } = await import(pathToFileURL(file).href)
  await rm(file)
  return { ...(await module.render()), assets }
}

async function buildForNode(): Promise<Rolldown.RolldownOutput> {
  const { rolldownOptions, ...options } = sharedBuild.build
  const result = await build({
    ...sharedBuild,
    configFile: false,
    logLevel: 'warn',
    plugins: [slimIcons(), react(), tailwindcss({ optimize: false })],
    ssr: { noExternal: ['lucide-react'] },
    build: {
      ...options,
      ssr: 'app/prerender.tsx',
      ssrEmitAssets: true,
      write: false,
      rolldownOptions: {
        output: { assetFileNames: rolldownOptions.output.assetFileNames, codeSplitting: false },
      },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The page build gave no output.')
  return result
}
