import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Whether one of these files was written, moved or deleted since. */
export async function changedSince(startedAt: number, files: Iterable<string>): Promise<boolean> {
  const times = await Promise.all(
    [...files].map((file) =>
      stat(file).then(
        ({ ctimeMs }) => ctimeMs,
        () => Infinity,
      ),
    ),
  )
  return times.some((time) => time >= startedAt)
}

/** A folder and all that is in it. */
export async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return [folder, ...names.map((name) => join(folder, name))]
}

/** Adds to a set which modules of the project a build is made of. */
export function noteModules(files: Set<string>): Plugin {
  return {
    name: 'note-modules',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const [path = ''] = id.split('?')
        if (existsSync(path) && !path.includes('/node_modules/')) files.add(path)
      }
    },
  }
}
