import { cp, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { type Language, PUBLISHED } from '#contract/languages/languages.ts'
import { siteConfig } from '#frontend/vite.config.ts'
import { changedSince, filesIn } from './changes.ts'
import { createHash } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk

/** The time of every file whose content is read at each request. */
const LASTING = new Date('2000-01-01')

/**
 * Writes what builds give into the site's folder: only what is not there as it is, all at one go, and pages after the scripts that
 * they name. A server that watches the folder lists it anew for a new name or a new time; so files that it reads
 * only then, which Cloudflare gives an underscore, get a new time, and all others keep one.
 */
function siteWriter(outDir: string) {
  const written = new Map<string, string>()
  const drafts = `${outDir}-drafts`

  const isNew = (output: Output) =>
    written.get(output.fileName) !== digestOf(output) || !existsSync(join(outDir, output.fileName))

  async function draft(output: Output): Promise<void> {
    const path = join(drafts, output.fileName)
    await Promise.all(
      [path, join(outDir, output.fileName)].map((file) => mkdir(dirname(file), { recursive: true })),
    )
    await writeFile(path, bytesOf(output))
    if (!output.fileName.startsWith('_')) await utimes(path, new Date(), LASTING)
  }

  return async function writeNew(outputs: readonly Output[]): Promise<void> {
    // Languages have files in common.
    const changed = [...new Map(outputs.filter(isNew).map((output) => [output.fileName, output])).values()]
    await Promise.all(changed.map(draft))
    const isPage = ({ fileName }: Output) => fileName.endsWith('.html')
    for (const output of [...changed.filter((one) => !isPage(one)), ...changed.filter(isPage)]) {
      renameSync(join(drafts, output.fileName), join(outDir, output.fileName))
      written.set(output.fileName, digestOf(output))
    }
    await rm(drafts, { recursive: true, force: true })
  }
}

const bytesOf = (output: Output) => (output.type === 'chunk' ? output.code : output.source)
const digestOf = (output: Output) => createHash('sha1').update(bytesOf(output)).digest('base64')

/** What is told of each language: that it is built, or why it is not. */
type BuildResult = { language: Language; fault?: string }

const PUBLIC = join(import.meta.dirname, '../public')
/**
 * Builds the site into a folder. One process builds all languages: what Tailwind and the bundler know of one serves the others,
 * and together they take half as long as each in a process of its own.
 */
export function siteBuilder(
  outDir: string,
  { keepsNames, tell }: { keepsNames: boolean; tell: (told: BuildResult) => void },
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
