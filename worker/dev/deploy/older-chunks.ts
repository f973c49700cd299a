import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '#contract/units/time.ts'

const KEPT_DAYS = 30

/**
 * Keeps the files of earlier builds through a new one: a page that was opened before the deployment, or that the old Worker
 * still answers with, goes on finding its chunks. Their names carry their content, so nothing is ever overwritten.
 */
export async function keepingOlderChunks(site: string, build: () => Promise<void>): Promise<void> {
  const folder = join(site, 'static')
  const aside = await mkdtemp(join(tmpdir(), 'aangan-chunks-'))
  const copy = { recursive: true, preserveTimestamps: true, force: false }
  try {
    await cp(folder, aside, copy).catch(() => undefined)
    await build()
    await removeOld(aside)
    await cp(aside, folder, copy)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function removeOld(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    if (Date.now() - (await stat(path)).mtimeMs > KEPT_DAYS * DAY_MS) await rm(path)
  }
}
