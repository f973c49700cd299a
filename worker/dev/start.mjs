/*
 * The door of every command: `node worker/dev/start.mjs <command> [arguments]`. Runs on any Node from 18 on with
 * nothing installed, installs what is missing, and hands over to commands/<command>.ts on the pinned Node.
 */
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, realpathSync } from 'node:fs'
import * as module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWhenNeeded } from './install.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const root = fileURLToPath(new URL('../..', import.meta.url))
const [command, ...rest] = process.argv.slice(2)
const COMMANDS = readdirSync(join(root, 'worker/dev/commands')).map((file) => file.replace(/\.ts$/, ''))
process.chdir(root)
if (!COMMANDS.includes(command)) {
  console.error(`There is no command '${command ?? ''}'; there are: ${COMMANDS.join(', ')}.`)
  process.exit(1)
}

const leaveEarly = () => process.exit(130)
for (const signal of SIGNALS) process.on(signal, leaveEarly)
if (process.env.npm_lifecycle_event) stopWithParent()
await installWhenNeeded(root)
for (const signal of SIGNALS) process.off(signal, leaveEarly)

// What Node makes of wrangler and of TypeScript is kept: it costs a second or two each time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
const pinnedNode = realpathSync(join(root, 'node_modules/node/bin/node'))
if (realpathSync(process.execPath) === pinnedNode) {
  module.enableCompileCache()
  await import(`./commands/${command}.ts`)
} else handOver()

function handOver() {
  const child = spawn(pinnedNode, [fileURLToPath(import.meta.url), command, ...rest], { stdio: 'inherit' })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** npm passes on no SIGHUP and dies of SIGKILL alone, as its shell does: whoever stops one of them means this process too. */
function stopWithParent() {
  const parent = process.ppid
  const npm = npmBehind(parent)
  const isOrphan = () => process.ppid !== parent || (npm !== undefined && !isAlive(npm))
  setInterval(() => isOrphan() && process.kill(process.pid, 'SIGHUP'), 1000).unref()
}

/** The npm that started a shell, where the shell stays between the two; some shells make way for their last command. */
function npmBehind(parent) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' })
  const [, npm] = /^\s*(\d+)\s+(?:\S*\/)?-?(?:sh|dash|bash|ash|zsh|ksh)\s*$/.exec(stdout ?? '') ?? []
  return npm === undefined ? undefined : Number(npm)
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
