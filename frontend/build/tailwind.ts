import { dirname, join } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin } from 'vite'
import { changedSince } from './changes.ts'

const FRONTEND = join(import.meta.dirname, '..')
const STYLES = join(FRONTEND, 'styles')
const STAFF = /styles\/staff\.css$/

type Compiler = Awaited<ReturnType<typeof compile>>
type Scan = {
  startedAt: number
  words: ReadonlySet<string>
  /** What the words are from: files, and their folders, which change when a file comes. */
  paths: ReadonlySet<string>
}
type Sheet = {
  source: string
  startedAt: number
  dependencies: string[]
  compiler: Compiler
  scan: Scan
  css: string
}
/** The sheets of this process by name: compiling one takes a tenth of a second, adding a class to it a hundredth. */
const sheets = new Map<string, Sheet>()

/** What Tailwind makes of a sheet in frontend/styles: the same as of a new one, but sooner where only classes came to it. */
export async function tailwindSheet(name: string, source: string): Promise<string> {
  const known = sheets.get(name)
  const kept =
    known?.source === source && !changedSince(known.startedAt, known.dependencies) ? known : undefined
  if (kept && !changedSince(kept.scan.startedAt, kept.scan.paths)) return kept.css
  const sheet = kept ?? (await compiled(source))
  const scan = scanned(sheet.compiler)
  const current = kept && lacksClass(kept, scan.words) ? await compiled(source) : sheet
  const isSame = current === kept && [...scan.words].every((word) => kept.scan.words.has(word))
  if (!isSame) current.css = current.compiler.build([...scan.words])
  current.scan = scan
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
  const scan = { startedAt, words: new Set<string>(), paths: new Set<string>() }
  return { source, startedAt, dependencies, compiler, scan, css: '' }
}

function scanned({ sources }: Compiler): Scan {
  const startedAt = Date.now()
  const scanner = new Scanner({ sources })
  const words = new Set(scanner.scan())
  const paths = new Set(scanner.files)
  for (const path of paths) if (path !== FRONTEND) paths.add(dirname(path))
  return { startedAt, words, paths }
}

/** Whether a class is no longer used: Tailwind's compiler adds classes and never removes one. */
function lacksClass({ css, scan: { words } }: Sheet, present: ReadonlySet<string>): boolean {
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
