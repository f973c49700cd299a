import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'

/** More work than this is too slow, whatever the text's length. */
const TOO_MUCH = 4_000_000

/**
 * The work that `read` does on text: the steps of its regular expressions, and the letters and members that the methods of
 * strings and lists go over. Not timed: the same call always counts the same. Infinity above TOO_MUCH. In Node only.
 */
export function countWork(read: () => unknown): number {
  let work = 0
  /** Whether the counting itself is running, which must not count. */
  let isCounting = true
  const add = (count: () => number) => {
    if (isCounting) return
    isCounting = true
    work += count()
    isCounting = false
    if (work > TOO_MUCH) throw new Error('Too much work.')
  }
  const undo = [watchPatterns(add), ...watchStrings(add), ...watchLists(add)]
  setFlagsFromString('--no-regexp-optimization')
  try {
    isCounting = false
    read()
  } catch (error) {
    if (work <= TOO_MUCH) throw error
  } finally {
    isCounting = true
    setFlagsFromString('--regexp-optimization')
    for (const restore of undo) restore()
  }
  return work > TOO_MUCH ? Infinity : work
}

type Add = (count: () => number) => void
type Called = { self: unknown; args: unknown[]; run: () => unknown }

const exec: (this: RegExp, text: string) => RegExpExecArray | null = Reflect.get(RegExp.prototype, 'exec')

function watchPatterns(add: Add): () => void {
  return watch(RegExp.prototype, 'exec', ({ self, args: [text], run }) => {
    if (self instanceof RegExp) add(() => knownStepsOf(self, String(text)))
    return run()
  })
}

const SHORT = 8
/** How many longer texts are remembered for a pattern. */
const MOST_LONG_TEXTS = 2000
const knownSteps = new WeakMap<RegExp, Map<string, number>>()

/** stepsOf with a cache: loops test every letter with one pattern, and all fields read the same texts by the same patterns. */
function knownStepsOf(pattern: RegExp, text: string): number {
  if (pattern.lastIndex > 0) return stepsOf(pattern, text)
  let known = knownSteps.get(pattern)
  if (!known) knownSteps.set(pattern, (known = new Map()))
  const knownAlready = known.get(text)
  if (knownAlready !== undefined) return knownAlready
  const steps = stepsOf(pattern, text)
  if (text.length <= SHORT || known.size < MOST_LONG_TEXTS) known.set(text, steps)
  return steps
}

/**
 * The steps of a pattern from its `lastIndex` on, as V8 counts them: it gives up a pattern after a limit of backtracks, and
 * the smallest limit with which it ends is looked for, to one part in 16. So that giving up differs from not matching,
 * the pattern gets an alternative that matches the empty text at the end.
 */
function stepsOf(pattern: RegExp, text: string): number {
  if (pattern.lastIndex > text.length) return 1
  const ends = (limit: number) => {
    const limited = withLimit(pattern, limit)
    limited.lastIndex = pattern.lastIndex
    return exec.call(limited, text)
  }
  let [enough, found] = [1, ends(1)]
  while (!found && enough <= TOO_MUCH) found = ends((enough *= 2))
  let few = enough / 2
  while (enough - few > enough / 16 && enough > 16) {
    const between = (few + enough) / 2
    if (ends(between)) enough = between
    else few = between
  }
  const end = found ? found.index + found[0].length : 0
  const isAnchored = found?.[0] === '' && pattern.source.startsWith('^') && !pattern.multiline
  return enough + (isAnchored ? 0 : end - pattern.lastIndex)
}

setFlagsFromString('--allow-natives-syntax')
const newPattern: (source: string, flags: string, limit: number) => RegExp = new Script(
  '(source, flags, limit) => %NewRegExpWithBacktrackLimit(source, flags, limit)',
).runInThisContext()
const limitedPatterns = new Map<string, RegExp>()
/** The same by the pattern itself, as its source and flags take long to read. A limit is a power of two, or lies between two. */
const limitedBefore = new WeakMap<RegExp, Map<number, RegExp>>()

function withLimit(pattern: RegExp, limit: number): RegExp {
  let before = limitedBefore.get(pattern)
  if (!before) limitedBefore.set(pattern, (before = new Map()))
  let limited = before.get(limit)
  if (!limited) before.set(limit, (limited = madeWithLimit(pattern, limit)))
  return limited
}

function madeWithLimit({ source, flags, sticky }: RegExp, limit: number): RegExp {
  const key = `${limit}/${source}/${flags}`
  const otherwise = sticky ? '' : '$(?![^])'
  const limited = limitedPatterns.get(key) ?? newPattern(`(?:${source})|${otherwise}`, flags, limit)
  limitedPatterns.set(key, limited)
  return limited
}

type Cost = (text: string, result: unknown, args: unknown[]) => number

const whole: Cost = (text) => text.length
const upToFound: Cost = (text, result, [, from = 0]) =>
  1 + (typeof result === 'number' && result >= 0 ? result : text.length) - Number(from)
const trimmed: Cost = (text, result) => 1 + text.length - String(result).length

const STRING_METHODS: Record<string, Cost> = {
  trim: trimmed,
  trimStart: trimmed,
  trimEnd: trimmed,
  toLowerCase: whole,
  toUpperCase: whole,
  replaceAll: whole,
  split: whole,
  includes: whole,
  indexOf: upToFound,
  lastIndexOf: whole,
  normalize: composing,
  charAt: () => 1,
  charCodeAt: () => 1,
  codePointAt: () => 1,
  slice: () => 1,
  substring: () => 1,
}

const MARK = /\p{M}/u

/** `normalize` sorts the combining marks of a letter by insertion: each passes those before it. */
function composing(text: string): number {
  if (!exec.call(MARK, text)) return Array.from(text).length
  let [work, marks] = [0, 0]
  for (const letter of text) {
    marks = exec.call(MARK, letter) ? marks + 1 : 0
    work += 1 + marks
  }
  return work
}

function watchStrings(add: Add): (() => void)[] {
  return Object.entries(STRING_METHODS).map(([name, cost]) =>
    watch(String.prototype, name, ({ self, args, run }) => {
      const result = run()
      add(() => cost(String(self), result, args))
      return result
    }),
  )
}

const LIST_METHODS =
  'map filter flatMap forEach some every find findIndex includes indexOf join slice splice shift reduce'.split(
    ' ',
  )

function watchLists(add: Add): (() => void)[] {
  return LIST_METHODS.map((name) =>
    watch(Array.prototype, name, ({ self, run }) => {
      add(() => (Array.isArray(self) ? self.length : 1))
      return run()
    }),
  )
}

/** Replaces a method of all strings, lists or patterns by `called`; answers a function that restores it. */
function watch(prototype: object, name: string, called: (call: Called) => unknown): () => void {
  const native = Reflect.get(prototype, name)
  const put = (value: unknown) =>
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true })
  put(function watched(this: unknown, ...args: unknown[]) {
    return called({ self: this, args, run: () => Reflect.apply(native, this, args) })
  })
  return () => put(native)
}
