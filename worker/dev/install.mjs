import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

// Without a network npm would wait for minutes between its tries.
const INSTALL = [
  'ci',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
]

/** Installs the locked dependencies when they are absent or not those of the lockfile; one installer at a time. */
export async function installWhenNeeded(root) {
  if (!isStale(root)) return
  const release = await takeLock(root)
  process.once('exit', release)
  if (isStale(root)) await install(root)
  process.off('exit', release)
  release()
}

function isStale(root) {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  const locked = readPackages(join(root, 'package-lock.json')) ?? {}
  return !existsSync(join(root, 'node_modules/node/bin')) || isOutdated(locked, installed)
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

async function install(root) {
  const wasThere = existsSync(join(root, 'node_modules'))
  console.log(
    wasThere
      ? 'The dependencies are older than the lockfile: installing them, about a minute ...'
      : 'First start: installing the dependencies, about a minute ...',
  )
  const started = Date.now()
  const { code, output } = await npm(INSTALL, root)
  if (code === 0)
    return console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`)
  console.error(output.trim().split('\n').slice(0, 12).join('\n'))
  console.error(
    'The dependencies could not be installed; npm says why above. Check the network and start again.',
  )
  process.exit(1)
}

function npm(args, cwd) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn('npm', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    const stop = () => child.kill('SIGTERM')
    process.once('exit', stop)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => {
      process.off('exit', stop)
      resolve({ code, output })
    })
  })
}

async function takeLock(root) {
  const file = join(
    tmpdir(),
    `aangan-install-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`,
  )
  const release = () => rmSync(file, { force: true })
  for (let isFirst = true; !tryLock(file); isFirst = false) {
    if (isFirst) console.log('Another command is installing the dependencies; waiting for it ...')
    if (isAbandoned(file)) release()
    else await pause(500)
  }
  return release
}

function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isAbandoned(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 && process.kill(pid, 0) !== true
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/**
 * Whether the packages of npm's hidden lockfile are not those of the project's: one is missing that this platform
 * needs, or has another version or content. `packages` are those objects of both files; the installed ones may be absent.
 * @param {Record<string, { version?: string, integrity?: string, optional?: boolean }>} locked
 * @param {Record<string, { version?: string, integrity?: string }> | undefined} installed
 */
export function isOutdated(locked, installed) {
  if (!installed) return true
  return Object.entries(locked).some(([path, { version, integrity, optional }]) => {
    if (path === '') return false
    const there = installed[path]
    if (!there) return !optional
    return there.version !== version || there.integrity !== integrity
  })
}
