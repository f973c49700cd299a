import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
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
