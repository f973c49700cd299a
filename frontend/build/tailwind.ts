import { join } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin } from 'vite'
import { changedSince } from './changes.ts'

const STYLES = join(import.meta.dirname, '../styles')
const STAFF = /styles\/staff\.css$/

type Compiled = {
  source: string
  startedAt: number
  dependencies: string[]
  compiler: Awaited<ReturnType<typeof compile>>
}
/** The compilers of this process by sheet: making one takes a tenth of a second, adding a class to it a hundredth. */
const compilers = new Map<string, Compiled>()

/** What Tailwind makes of a sheet in frontend/styles. Classes that no file names any more stay until the process ends. */
export async function tailwindSheet(name: string, source: string): Promise<string> {
  const known = compilers.get(name)
  const isCurrent = known?.source === source && !changedSince(known.startedAt, known.dependencies)
  const current = isCurrent ? known : await compiled(source)
  compilers.set(name, current)
  return current.compiler.build(new Scanner({ sources: current.compiler.sources }).scan())
}

async function compiled(source: string): Promise<Compiled> {
  const startedAt = Date.now()
  const dependencies: string[] = []
  const compiler = await compile(source, {
    base: STYLES,
    shouldRewriteUrls: true,
    onDependency: (path) => dependencies.push(path),
  })
  return { source, startedAt, dependencies, compiler }
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
