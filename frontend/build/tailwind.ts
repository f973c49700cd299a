import { join } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin } from 'vite'
import { changedSince } from './changes.ts'

const STYLES = join(import.meta.dirname, '../styles')
const STAFF = /styles\/staff\.css$/

type Compiled = {
  source: string
  words: ReadonlySet<string>
  startedAt: number
  dependencies: string[]
  compiler: Awaited<ReturnType<typeof compile>>
}
/** The compilers of this process by sheet: making one takes a tenth of a second, adding a class to it a hundredth. */
const compilers = new Map<string, Compiled>()

/** What Tailwind makes of a sheet in frontend/styles. A compiler only adds classes, so where a word is gone, it is made anew. */
export async function tailwindSheet(name: string, source: string): Promise<string> {
  const known = compilers.get(name)
  const isCurrent = known?.source === source && !changedSince(known.startedAt, known.dependencies)
  const kept = isCurrent ? known : await compiled(source)
  const words = new Set(new Scanner({ sources: kept.compiler.sources }).scan())
  const current = [...kept.words].every((word) => words.has(word)) ? kept : await compiled(source)
  compilers.set(name, { ...current, words })
  return current.compiler.build([...words])
}

async function compiled(source: string): Promise<Compiled> {
  const startedAt = Date.now()
  const dependencies: string[] = []
  const compiler = await compile(source, {
    base: STYLES,
    shouldRewriteUrls: true,
    onDependency: (path) => dependencies.push(path),
  })
  return { source, words: new Set(), startedAt, dependencies, compiler }
}

/** The sheet of the staff's screens, which their layouts import. */
export function staffStyles(): Plugin {
  return {
    name: 'staff-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: STAFF },
      handler: (code, id) => tailwindSheet(id, code),
    },
  }
}
