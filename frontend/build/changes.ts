import { existsSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Whether one of these files was written, moved or deleted since. A promise for each costs more than asking. */
export function changedSince(startedAt: number, files: Iterable<string>): boolean {
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Infinity
  return [...files].some((file) => timeOf(file) >= startedAt)
}

/** A folder and all that is in it. */
export async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return [folder, ...names.map((name) => join(folder, name))]
}

/** Adds to a set which files of the project a build is made of: its modules, and what they name by `new URL(…)`. */
export function noteModules(files: Set<string>): Plugin {
  let root = ''
  return {
    name: 'note-modules',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).filter((part) => part.type === 'asset')
      const named = assets.flatMap(({ originalFileNames }) =>
        originalFileNames.map((name) => join(root, name)),
      )
      for (const id of [...this.getModuleIds(), ...named]) {
        const [path = ''] = id.split('?')
        if (!path.includes('/node_modules/') && existsSync(path)) files.add(path)
      }
    },
  }
}
