import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { type Language, PUBLISHED } from '#contract/languages/languages.ts'
import { siteConfig } from '#frontend/vite.config.ts'
import { changedSince, filesIn } from './changes.ts'
import { siteWriter } from './site-writer.ts'

/** What is told of each language: that it is built, or why it is not. */
export type Told = { language: Language; fault?: string }

const PUBLIC = join(import.meta.dirname, '../public')
/**
 * Builds the site into a folder. One process builds all languages: what Tailwind and the bundler know of one serves the others,
 * and together they take half as long as each in a process of its own.
 */
export function siteBuilder(
  outDir: string,
  { keepsNames, tell }: { keepsNames: boolean; tell: (told: Told) => void },
) {
  const built = new Map<Language, { startedAt: number; files: ReadonlySet<string> }>()
  const unwritten = new Map<Language, Rolldown.RolldownOutput['output']>()
  const writeNew = siteWriter(outDir)
  let copiedAt = 0

  function isOutdated(language: Language): boolean {
    const known = built.get(language)
    return !known || changedSince(known.startedAt, known.files)
  }

  async function buildOne(language: Language): Promise<void> {
    const startedAt = Date.now()
    const files = new Set<string>()
    const config = siteConfig(language, { files, keepsNames })
    built.delete(language)
    const result = await build({
      ...config,
      configFile: false,
      logLevel: 'silent',
      build: { ...config.build, write: false },
    })
    if (Array.isArray(result) || !('output' in result)) throw new Error('The build gave no output.')
    unwritten.set(language, result.output)
    built.set(language, { startedAt, files })
  }

  async function write(): Promise<void> {
    await copyPublic()
    await writeNew([...unwritten.values()].flat())
    for (const language of unwritten.keys()) tell({ language })
    unwritten.clear()
  }

  async function copyPublic(): Promise<void> {
    const startedAt = Date.now()
    if (!changedSince(copiedAt, await filesIn(PUBLIC))) return
    await cp(PUBLIC, outDir, { recursive: true })
    copiedAt = startedAt
  }

  /** Whether it is built now; tells of a fault. */
  async function attempt(language: Language): Promise<boolean> {
    try {
      await buildOne(language)
      return true
    } catch (error) {
      tell({ language, fault: error instanceof Error ? error.message : String(error) })
      return false
    }
  }

  /**
   * Builds the languages of which a file has changed: English first, which has the panel too, then the others at once, because a
   * server reloads after each time that something is written. Stops at a fault.
   */
  return async function bringUpToDate(): Promise<boolean> {
    for (;;) {
      const languages = PUBLISHED.filter(isOutdated)
      if (languages.length === 0) return true
      const now = languages.includes('en') ? (['en'] as const) : languages
      const areBuilt = await Promise.all(now.map(attempt))
      if (areBuilt.includes(false)) return false
      await write()
    }
  }
}
