import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { watch } from 'chokidar'
import { PUBLISHED } from '#contract/languages/languages.ts'
import { startBuilder } from './build.ts'
import { onOwnEnd } from './children.ts'
import { progress, reasonOf, stopWith } from './say.ts'

const FRONTEND = join(import.meta.dirname, '../../../frontend')
/** How the builder ends when one of the files it runs on has changed. */
const OUTDATED = 75

/**
 * Builds the site into a folder and goes on rebuilding it on every change, English first. `begun` is fulfilled with the English
 * pages, `complete` with all languages; stops the command where they do not build at first.
 */
export function buildAndWatch(outDir: string): { begun: Promise<unknown>; complete: Promise<unknown> } {
  const missing = new Set<string>(PUBLISHED)
  const said = progress('Languages', missing.size)
  const events = new EventEmitter()
  start(['--clear'])
  return { begun: once(events, 'begun'), complete: once(events, 'complete') }

  function start(options: string[] = []): void {
    let output = ''
    const builder = startBuilder(['--watch', ...options, outDir], {
      onOutput: (text) => (output += text),
      onLanguage: ({ name, fault }) => {
        if (fault && missing.size > 0) stopWith(fault)
        if (fault) console.error(`${fault} The last good one stays.`)
        if (missing.delete(name)) said()
        events.emit('begun')
        if (missing.size === 0) events.emit('complete')
      },
    })
    onOwnEnd(builder, (code) => {
      if (code === OUTDATED) {
        console.log('The code that builds the site has changed: building all of it anew.')
        return start()
      }
      const fault = `The site's build has ended by itself: ${reasonOf(output)}`
      if (missing.size > 0) stopWith(fault)
      const watcher = watch(FRONTEND, { ignoreInitial: true })
      watcher.once('all', () => {
        void watcher.close()
        start()
      })
      watcher.once('ready', () =>
        console.error(`${fault} It starts again after the next change in frontend/.`),
      )
    })
  }
}
