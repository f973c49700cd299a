/** Ends the command with one sentence a person can act on; children are stopped on the way out (children.ts). */
export function stopWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const PREAMBLE = /^(build failed with|error during build|\[plugin [\w:-]+\]$)/i
const ORIGIN = /^\[[\w:-]+\] /
const PLACE = /\[ (\S+:\d+:\d+) \]/

/** What an error says is wrong, in one line with the place where it names one: no colours, frames and stack. */
export function reasonOf(error: unknown): string {
  const words = plain(error instanceof Error ? error.message : String(error))
  const lines = words.split('\n').map((line) => line.trim())
  const reason = lines.find((line) => line !== '' && !PREAMBLE.test(line)) ?? 'it gives no reason'
  const place = PLACE.exec(words)?.[1]
  return reason.replace(ORIGIN, '') + (place ? ` (${place})` : '')
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** Text without the terminal's colours. */
export function plain(text: string): string {
  return text.replace(COLOURS, '')
}

const STEPS = 7

/** The progress of everything that is under way, by its name. */
const underWay = new Map<string, { line: string; isDone: boolean }>()

/**
 * Shows the progress of something of many parts: on a terminal in one line with all else that is under way, else in a few
 * lines. The function it returns is to be called after each part.
 */
export function progress(what: string, total: number): () => void {
  let done = 0
  return () => {
    done += 1
    const line = `${what} ${done} of ${total}`
    if (!process.stdout.isTTY) {
      if (done === total || done % Math.ceil(total / STEPS) === 0) console.log(line)
      return
    }
    underWay.set(what, { line, isDone: done === total })
    const all = [...underWay.values()]
    process.stdout.write(`\r${all.map((part) => part.line).join(' · ')}`)
    if (!all.every(({ isDone }) => isDone)) return
    process.stdout.write('\n')
    underWay.clear()
  }
}
