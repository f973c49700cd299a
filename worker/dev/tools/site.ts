import { join } from 'node:path'
import { build } from 'vite'
import { buildOtherLanguages } from './build.ts'
import { reasonOf, stopWith } from './say.ts'

const CONFIG = join(import.meta.dirname, '../../../frontend/vite.config.ts')

/**
 * Builds the site into a folder and goes on rebuilding it on every change. Returns once the pages of all languages are there;
 * after a change the English ones come first.
 */
export async function buildAndWatch(outDir: string): Promise<void> {
  const watcher = await startBuild(outDir)
  const others = otherLanguages(outDir)
  let isFirst = true
  await new Promise<void>((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_END') void event.result.close()
      if (event.code === 'ERROR') report(event.error, isFirst)
      if (event.code !== 'END') return
      isFirst = false
      void others.build().then(resolve)
    })
  })
}

/** One run at a time; what changes during a run is built by one more. */
function otherLanguages(outDir: string) {
  let isRunning = false
  let isOutdated = false
  async function build() {
    isOutdated = true
    if (isRunning) return
    isRunning = true
    while (isOutdated) {
      isOutdated = false
      const fault = await buildOtherLanguages(outDir)
      if (fault) console.error(fault)
    }
    isRunning = false
  }
  return { build }
}

async function startBuild(outDir: string) {
  try {
    const watcher = await build({
      configFile: CONFIG,
      logLevel: 'silent',
      build: { outDir, emptyOutDir: false, watch: {} },
    })
    if (!Array.isArray(watcher) && 'on' in watcher) return watcher
  } catch (error) {
    stopWith(`The site does not build: ${reasonOf(error)}`)
  }
  return stopWith('The site does not build: vite gave nothing to watch.')
}

function report(error: Error, isFirst: boolean): void {
  if (isFirst) stopWith(`The site does not build: ${reasonOf(error)}`)
  console.error(`The site does not build; the last good one stays. ${error.message}`)
}
