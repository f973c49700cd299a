import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { headersFile } from './headers-file.ts'
import { assemble, type Template } from './html.ts'
import { renderSite } from './render-site.ts'

/**
 * Turns the one built index.html into the site's HTML files: the pages rendered at build time, the empty shells and the
 * not-found page, each with the styles inside and its own chunk preloaded.
 */
export function sitePages(): Plugin {
  let outDir = ''
  return {
    name: 'site-pages',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    buildStart() {
      for (const sheet of ['public', 'tokens', 'measures', 'fonts', 'base']) {
        this.addWatchFile(join(import.meta.dirname, `../styles/${sheet}.css`))
      }
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const site = await renderSite()
        const template: Template = { html: takeIndex(bundle), css: site.css, font: site.font }
        for (const page of site.pages) {
          const preloads = page.module ? chunksOf(bundle, page.module) : []
          this.emitFile({ type: 'asset', fileName: page.file, source: assemble(template, page, preloads) })
        }
        for (const asset of site.assets) {
          if (!bundle[asset.fileName])
            this.emitFile({ type: 'asset', fileName: asset.fileName, source: asset.source })
        }
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() })
      },
    },
    writeBundle(_, bundle) {
      return removeStale(join(outDir, 'static'), outDir, bundle)
    },
  }
}

function takeIndex(bundle: Rolldown.OutputBundle): string {
  const index = bundle['index.html']
  if (index?.type !== 'asset') throw new Error('The build has no index.html.')
  delete bundle['index.html']
  return String(index.source)
}

function chunksOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(module),
  )
  return chunk?.type === 'chunk' ? [chunk.fileName, ...chunk.imports] : []
}

/** A rebuild leaves yesterday's chunks behind; they go only after the new ones are written. */
async function removeStale(folder: string, outDir: string, bundle: Rolldown.OutputBundle) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const stale = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !bundle[path.slice(outDir.length + 1)])
  await Promise.all(stale.map((path) => rm(path)))
}
