import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const GRACE_MS = 5000
const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href
const running = new Set<ChildProcess>()
const asked = new WeakSet<ChildProcess>()

// Every child leads a process group of its own, so that its own children end with it whatever happens to this process.
process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL')
})

/** The script of an installed program, by the name it has on the command line. */
export const tool = (name: string) => join(import.meta.dirname, '../../../node_modules/.bin', name)

/**
 * Starts a program on the pinned Node. It writes to the terminal, or to `onOutput` where one is given; its messages to the
 * parent process go to `onMessage`.
 */
export function startNode(
  script: string,
  args: string[],
  options: {
    env?: NodeJS.ProcessEnv
    onOutput?: (text: string) => void
    onMessage?: (message: unknown) => void
  } = {},
): ChildProcess {
  const stdio = options.onOutput ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, script, ...args], {
    detached: true,
    stdio: ['ignore', stdio, stdio, ...(options.onMessage ? (['ipc'] as const) : [])],
    env: { ...process.env, ...options.env },
  })
  running.add(child)
  if (options.onMessage) child.on('message', options.onMessage)
  child.once('exit', () => running.delete(child))
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => options.onOutput?.(String(chunk)))
  return child
}

/** The exit code of a program at its end, 1 where a signal ended it. Never settles for one that was asked to stop. */
export function finished(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => onOwnEnd(child, (code) => resolve(code ?? 1)))
}

/** Calls back when a program ends although nobody asked it to. */
export function onOwnEnd(child: ChildProcess, callback: (code: number | null) => void): void {
  child.once('close', (code) => asked.has(child) || callback(code))
}

/** Asks everything that was started to end, as Ctrl-C would, and insists after five seconds. */
export async function stopChildren(): Promise<void> {
  const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of running) {
    asked.add(child)
    signal(child, 'SIGINT')
  }
  await Promise.race([Promise.all(ends), pause(GRACE_MS)])
}

/** Ends this command and its children when the terminal, npm or another process asks for it. */
export function stopOnSignals(exitCode: number): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await stopChildren()
    process.exit(exitCode)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop())
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, name)
  } catch {
    child.kill(name)
  }
}
