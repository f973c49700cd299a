import { build } from 'vite'
import { type Language, PUBLISHED } from '#contract/languages/languages.ts'
import { siteConfig } from '#frontend/vite.config.ts'
import { changedSince } from './changes.ts'

/** What is told of each language: that it is built, or why it is not. */
export type Told = { language: Language; fault?: string }

/** English first: its build has the panel too. */
const IN_TURN = PUBLISHED.toSorted((one, other) => Number(other === 'en') - Number(one === 'en'))

/**
 * Builds the site into a folder. The languages take turns in one process: what Tailwind and the bundler know of one serves the
 * next, and all of them together take half as long as each in a process of its own.
 */
export function siteBuilder(outDir: string, tell: (told: Told) => void) {
  const built = new Map<Language, { startedAt: number; files: ReadonlySet<string> }>()

  async function firstOutdated(): Promise<Language | undefined> {
    for (const language of IN_TURN) {
      const known = built.get(language)
      if (!known || (await changedSince(known.startedAt, known.files))) return language
    }
    return undefined
  }

  async function buildOne(language: Language): Promise<void> {
    const startedAt = Date.now()
    const files = new Set<string>()
    const config = siteConfig(language, files)
    built.delete(language)
    await build({ ...config, configFile: false, logLevel: 'silent', build: { ...config.build, outDir } })
    built.set(language, { startedAt, files })
  }

  /** Builds each language of which a file has changed, English before the others however often it does. Stops at a fault. */
  return async function bringUpToDate(): Promise<boolean> {
    for (;;) {
      const language = await firstOutdated()
      if (!language) return true
      const fault = await buildOne(language).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      tell(fault === undefined ? { language } : { language, fault })
      if (fault !== undefined) return false
    }
  }
}
