import { createHash } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk

/** The time of every file whose content is read at each request. */
const LASTING = new Date('2000-01-01')

/**
 * Writes what builds give into the site's folder: only what is not there as it is, all at one go, and pages after the scripts that
 * they name. A server that watches the folder lists it anew for a new name or a new time; so files that it reads
 * only then, which Cloudflare gives an underscore, get a new time, and all others keep one.
 */
export function siteWriter(outDir: string) {
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
