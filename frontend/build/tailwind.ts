import { join } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin } from 'vite'
import { changedSince } from './changes.ts'

const STYLES = join(import.meta.dirname, '../styles')
const STAFF = /styles\/staff\.css$/

type Compiler = Awaited<ReturnType<typeof compile>>
type Sheet = {
  source: string
  startedAt: number
  dependencies: string[]
  compiler: Compiler
  words: ReadonlySet<string>
  css: string
}
/** The sheets of this process by name: compiling one takes a tenth of a second, adding a class to it a hundredth. */
const sheets = new Map<string, Sheet>()

/** What Tailwind makes of a sheet in frontend/styles: the same as of a new one, but sooner where only classes came to it. */
export async function tailwindSheet(name: string, source: string): Promise<string> {
  const known = sheets.get(name)
  const kept =
    known?.source === source && !(await changedSince(known.startedAt, known.dependencies)) ? known : undefined
  const sheet = kept ?? (await compiled(source))
  const words = new Set(new Scanner({ sources: sheet.compiler.sources }).scan())
  const current = kept && lacksClass(kept, words) ? await compiled(source) : sheet
  if (current !== kept || [...words].some((word) => !kept.words.has(word)))
    current.css = current.compiler.build([...words])
  current.words = words
  sheets.set(name, current)
  return current.css
}

async function compiled(source: string): Promise<Sheet> {
  const startedAt = Date.now()
  const dependencies: string[] = []
  const compiler = await compile(source, {
    base: STYLES,
    shouldRewriteUrls: true,
    onDependency: (path) => dependencies.push(path),
  })
  return { source, startedAt, dependencies, compiler, words: new Set(), css: '' }
}

/** Whether a class is no longer used: Tailwind's compiler adds classes and never removes one. */
function lacksClass({ css, words }: Sheet, present: ReadonlySet<string>): boolean {
  const unescaped = css.replaceAll('\\', '')
  return [...words].some((word) => !present.has(word) && (/^\d/.test(word) || unescaped.includes(`.${word}`)))
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
