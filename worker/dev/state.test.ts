import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

it.each(['', '{"product":"aang', '{}', 'null'])(
  'a state file that was cut off is one sentence: %j',
  (content) => {
    const folder = mkdtempSync(join(tmpdir(), 'aangan-state-'))
    writeFileSync(join(folder, 'aangan-state.json'), content)
    const state = join(import.meta.dirname, 'state.ts')
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `(await import(${JSON.stringify(state)})).openState()`],
      { env: { ...process.env, STATE_DIR: folder }, encoding: 'utf8' },
    )
    rmSync(folder, { recursive: true })
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1])
    expect(stderr).toMatch(/aangan-state\.json cannot be read, .* delete /)
  },
)

/** At once, as each waits for processes. */
describe.concurrent('a state folder that is in use', { timeout: 120_000 }, () => {
  it.for(['check', 'backup', 'restore', 'seed', 'reset', 'dev'])(
    '%s says by what',
    async (command, { expect, onTestFinished }) => {
      const running = lasting(onTestFinished)
      const folder = aFolder(onTestFinished, { command: '`npm run dev`', pid: running.pid })
      const { status, stderr } = await run(command, folder)
      expect(status).toBe(1)
      expect(stderr).toContain(`is in use by \`npm run dev\` (process ${running.pid}): stop that one first`)
    },
  )

  it.for(['check', 'reset', 'dev'])(
    '%s says which server was left behind, and how to end it',
    async (command, { expect, onTestFinished }) => {
      const server = lasting(onTestFinished)
      const folder = aFolder(onTestFinished, {
        command: '`npm run dev`',
        pid: deadProcess(),
        server: server.pid,
      })
      const { status, stderr } = await run(command, folder)
      expect(status).toBe(1)
      expect(stderr).toContain(`left behind: end it with \`kill -9 -- -${server.pid}\``)
    },
  )

  it('is taken over once nobody is left, or nobody can be read', async ({ expect, onTestFinished }) => {
    for (const content of [{ command: 'x', pid: deadProcess(), server: deadProcess() }, {}, { pid: -1 }]) {
      const folder = aFolder(onTestFinished, content)
      expect((await run('reset', folder)).status).toBe(0)
      expect(existsSync(folder)).toBe(false)
    }
  })

  it('is let go a moment after its command was killed, with all that the command had started', async ({
    onTestFinished,
  }) => {
    const folder = aFolder(onTestFinished, {})
    const pids = join(folder, 'pids')
    const grandchild = `require('fs').writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + process.ppid); setInterval(() => {}, 1000)`
    const child = join(folder, 'child.cjs')
    writeFileSync(
      child,
      `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]); setInterval(() => {}, 1000)`,
    )
    const children = pathToFileURL(join(import.meta.dirname, 'tools/children.ts')).href
    const command = lasting(
      onTestFinished,
      `(await import(${JSON.stringify(children)})).startNode(${JSON.stringify(child)}, [])`,
    )
    await expect.poll(() => existsSync(pids) && readFileSync(pids, 'utf8'), { timeout: 20_000 }).toMatch(/ /)
    const left = readFileSync(pids, 'utf8').split(' ').map(Number)
    expect(left.map(isRunning)).toEqual([true, true])
    command.kill('SIGKILL')
    await expect.poll(() => left.map(isRunning), { timeout: 20_000 }).toEqual([false, false])
  })

  it('is let go a moment after npm was killed, with a shell between', async ({ expect, onTestFinished }) => {
    const folder = aFolder(onTestFinished, {})
    const shell = `${process.execPath} ${join(import.meta.dirname, 'start.mjs')} dev > ${join(folder, 'said')} 2>&1; true`
    const options = JSON.stringify({
      stdio: 'ignore',
      env: {
        ...process.env,
        npm_lifecycle_event: 'dev',
        BUILT_SITE: import.meta.dirname,
        STATE_DIR: folder,
        PORT: '18816',
      },
    })
    const npm = lasting(
      onTestFinished,
      `(await import('node:child_process')).spawn('sh', ['-c', ${JSON.stringify(shell)}], ${options})`,
    )
    const holder = () => Number(/"pid":(\d+)/.exec(readFileSync(join(folder, 'running'), 'utf8'))?.[1])
    await expect.poll(holder, { timeout: 30_000 }).toBeGreaterThan(1)
    const pid = holder()
    expect(isRunning(pid)).toBe(true)
    npm.kill('SIGKILL')
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false)
  })
})

type OnTestFinished = (clear: () => void) => void

/** A state folder that is held so, until its test has finished. */
function aFolder(onTestFinished: OnTestFinished, holder: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-state-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(
    join(folder, 'aangan-state.json'),
    '{"product":"aangan","authSecret":"0123456789abcdef0123456789abcdef"}',
  )
  writeFileSync(join(folder, 'running'), JSON.stringify(holder))
  return folder
}

/** A process that runs until its test has finished. */
function lasting(onTestFinished: OnTestFinished, script = 'setInterval(() => {}, 1000)'): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    detached: true,
    stdio: 'ignore',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Runs a command of the product in a state folder until it ends. */
async function run(command: string, folder: string): Promise<{ status: number; stderr: string }> {
  const extra: Readonly<Record<string, string[]>> = {
    backup: [join(folder, 'no-such-backup')],
    restore: [join(folder, 'no-such-backup')],
    seed: ['--count', '1'],
  }
  const start = join(import.meta.dirname, 'start.mjs')
  const child = spawn(process.execPath, [start, command, ...(extra[command] ?? [])], {
    env: { ...process.env, STATE_DIR: folder, PORT: '18816' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += String(text)))
  const [status] = await once(child, 'close')
  return { status, stderr }
}

const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid

/** Not a process that has ended and only waits to be noticed. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}
