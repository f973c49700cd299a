import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk

/**
 * Writes what builds give into the site's folder: only what is not there as it is, so that a server which watches the folder
 * has little to read anew, and pages after the scripts that they name.
 */
export function siteWriter(outDir: string) {
  const written = new Map<string, string>()

  const isNew = (output: Output) =>
    written.get(output.fileName) !== digestOf(output) || !existsSync(join(outDir, output.fileName))

  async function write(output: Output): Promise<void> {
    const path = join(outDir, output.fileName)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytesOf(output))
    written.set(output.fileName, digestOf(output))
  }

  return async function writeNew(outputs: readonly Output[]): Promise<void> {
    const changed = outputs.filter(isNew)
    const isPage = ({ fileName }: Output) => fileName.endsWith('.html')
    await Promise.all(changed.filter((output) => !isPage(output)).map(write))
    await Promise.all(changed.filter(isPage).map(write))
  }
}

const bytesOf = (output: Output) => (output.type === 'chunk' ? output.code : output.source)
const digestOf = (output: Output) => createHash('sha1').update(bytesOf(output)).digest('base64')
