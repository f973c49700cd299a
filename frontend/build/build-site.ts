/*
 * `build-site.ts FOLDER` builds the site of every language into a folder; with `--watch` it goes on after each change, with
 * `--clear` it first removes the scripts and pictures that an earlier run has left: once a server watches the folder, a file
 * that goes while it is listed ends the server. It tells its parent of each language, a terminal of a fault, and ends with
 * OUTDATED when a file changes that it runs on itself.
 */
import { rm } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { watch } from 'chokidar'

const OUTDATED = 75
const ROOT = join(import.meta.dirname, '../..')
const WATCHED = ['frontend', 'worker/contract'].map((folder) => join(ROOT, folder))
/** Editors write a file in several steps. */
const SETTLED_MS = 30

const startedAt = Date.now()
const ownFiles = new Set([import.meta.filename])
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) ownFiles.add(fileURLToPath(url))
    return next(url, context)
  },
})
const { changedSince } = await import('./changes.ts')
const { siteBuilder } = await import('./site-builder.ts')

const { values, positionals } = parseArgs({
  options: { watch: { type: 'boolean', default: false }, clear: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const outDir = resolve(positionals[0] ?? join(ROOT, 'frontend/dist'))
const bringUpToDate = siteBuilder(outDir, {
  keepsNames: values.watch,
  tell: (told) => {
    if (process.send) process.send(told)
    else if (told.fault) console.error(told.fault)
  },
})
if (values.clear) await rm(join(outDir, 'static'), { recursive: true, force: true })
process.once('disconnect', () => process.exit(1))
if (values.watch) goOnAfterChanges()
else process.exit((await bringUpToDate()) ? 0 : 1)

function goOnAfterChanges(): void {
  let isRunning = false
  let isOutdated = false
  let settled: NodeJS.Timeout | undefined
  const run = async () => {
    isOutdated = true
    if (isRunning) return
    isRunning = true
    while (isOutdated) {
      isOutdated = false
      if (changedSince(startedAt, ownFiles)) process.exit(OUTDATED)
      await bringUpToDate()
    }
    isRunning = false
  }
  // Node's own recursive watch hears nothing more of a file that another one has replaced, as many editors save.
  const watcher = watch(WATCHED, { ignoreInitial: true })
  watcher.on('all', () => {
    clearTimeout(settled)
    settled = setTimeout(() => void run(), SETTLED_MS)
  })
  // What changed while the folders were listed.
  watcher.on('ready', () => void run())
  void run()
}
