import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { isRecord } from '#contract/text/records.ts'
import { reasonOf, stopWith } from './tools/say.ts'

const MARKER = 'aangan-state.json'
const HOLDER = 'running'
const LEFT_BEHIND_MS = 3000

/** What a state folder says about itself. */
type Marker = { product: 'aangan'; authSecret: string; seededAt?: string; restoredAt?: string }

/** A folder that holds everything one local run of the product keeps: database, pictures, secret, built site. */
export type StateFolder = {
  path: string
  /** The same, as a person would type it. */
  shownAs: string
  /** What wrangler takes as --persist-to. */
  persistTo: string
  site: string
  envFile: string
  authSecret: string
  isSeeded: boolean
  /** It holds a backup, with people who are really there: nobody may be mailed from it. */
  isRestored: boolean
}

const root = resolve(import.meta.dirname, '../..')
const chosenPath = () => resolve(root, process.env['STATE_DIR'] || '.state')
const shown = (path: string) => (relative(root, path).startsWith('..') ? path : relative(root, path) || '.')

/** Opens the state folder that STATE_DIR names, or makes it. Never takes over a folder with other things in it. */
export function openState(): StateFolder {
  const path = chosenPath()
  if (!isState(path)) makeState(path)
  return open(path)
}

/** Opens the state folder that STATE_DIR names; stops where there is none. */
export function openExistingState(): StateFolder {
  const path = chosenPath()
  if (!isState(path))
    stopWith(`There is no state folder ${shown(path)} yet: run \`npm run dev\` once, then try again.`)
  return open(path)
}

function open(path: string): StateFolder {
  const marker = readMarker(path)
  claim(path)
  rmSync(join(path, 'logs'), { recursive: true, force: true })
  return {
    path,
    shownAs: shown(path),
    persistTo: path,
    site: join(path, 'site'),
    envFile: join(path, 'dev.env'),
    authSecret: marker.authSecret,
    isSeeded: marker.seededAt !== undefined,
    isRestored: marker.restoredAt !== undefined,
  }
}

function makeState(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
    if (readdirSync(path).length > 0) stopWith(notOurs(path))
    writeMarker(path, { product: 'aangan', authSecret: randomBytes(48).toString('base64url') })
  } catch (error) {
    stopWith(`The state folder ${shown(path)} cannot be made: ${reasonOf(error)}.`)
  }
}

/** Remembers that the demo data went in, so that listings deleted later do not come back. */
export function markSeeded({ path }: StateFolder): void {
  writeMarker(path, { ...readMarker(path), seededAt: new Date().toISOString() })
}

/** Remembers that a backup goes in: from now on `npm run dev` mails nobody from here, nor does the demo data come. */
export function markRestored({ path }: StateFolder): void {
  const at = new Date().toISOString()
  writeMarker(path, { ...readMarker(path), seededAt: at, restoredAt: at })
}

/** Deletes the state folder. Says what it did, and stops where the folder is not one of ours. */
export function removeState(): string {
  const path = chosenPath()
  if (!existsSync(path)) return `There is no state folder ${shown(path)}; nothing to reset.`
  if (path === root || path === homedir() || !isState(path)) stopWith(notOurs(path))
  claim(path)
  rmSync(path, { recursive: true, force: true })
  return `Deleted ${shown(path)}. The next \`npm run dev\` starts with fresh demo data.`
}

/** Who works in a state folder: a command, and the server it started, which leads a process group of its own. */
type Holder = { command: string; pid: number; server?: number | undefined }

/** Takes a state folder for this process alone until it ends. */
function claim(path: string): void {
  const holder = readHolder(path)
  if (holder && holder.pid !== process.pid) refuseWhileHeld(path, holder)
  writeHolder(path, { command: commandName(), pid: process.pid })
  process.on('exit', () => rmSync(join(path, HOLDER), { force: true }))
}

/** Remembers the server that this process started in its state folder, in case it outlives this process. */
export function addServer({ path }: StateFolder, server: number | undefined): void {
  writeHolder(path, { command: commandName(), pid: process.pid, server })
}

/** A server whose command was killed ends by itself in a moment (tools/end-with-parent.mjs): it is waited for. */
function refuseWhileHeld(path: string, { command, pid, server }: Holder): void {
  const unless = `or choose another folder with STATE_DIR. If that is something else by now, delete ${shown(join(path, HOLDER))}.`
  if (isAlive(pid))
    stopWith(
      `The state folder ${shown(path)} is in use by ${command} (process ${pid}): stop that one first, ${unless}`,
    )
  if (server === undefined) return
  const giveUpAt = Date.now() + LEFT_BEHIND_MS
  while (isAlive(-server) && Date.now() < giveUpAt) pauseSync(100)
  if (isAlive(-server))
    stopWith(
      `The state folder ${shown(path)} is in use by a server that ${command} left behind: end it with \`kill -9 -- -${server}\`, ${unless}`,
    )
}

const commandName = () =>
  process.argv[1]?.endsWith('start.mjs') ? `\`npm run ${process.argv[2]}\`` : 'a program'
const pauseSync = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
const writeHolder = (path: string, holder: Holder) =>
  writeFileSync(join(path, HOLDER), JSON.stringify(holder))

function readHolder(path: string): Holder | undefined {
  const file = join(path, HOLDER)
  const holder = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : undefined
  return isHolder(holder) ? holder : undefined
}

const isHolder = (value: unknown): value is Holder =>
  isRecord(value) &&
  typeof value['command'] === 'string' &&
  isProcess(value['pid']) &&
  (value['server'] === undefined || isProcess(value['server']))
const isProcess = (value: unknown) => Number.isInteger(value) && Number(value) > 1

const notOurs = (path: string) =>
  `${shown(path)} holds other things than the state of Aangan: choose another folder with STATE_DIR.`
const isState = (path: string) => existsSync(join(path, MARKER))

function readMarker(path: string): Marker {
  const marker = parsed(readFileSync(join(path, MARKER), 'utf8'))
  if (isMarker(marker)) return marker
  return stopWith(
    `${shown(join(path, MARKER))} cannot be read, it was cut off or changed: delete ${shown(path)} (its listings and accounts go with it), or choose another folder with STATE_DIR.`,
  )
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isMarker = (value: unknown): value is Marker =>
  isRecord(value) && value['product'] === 'aangan' && typeof value['authSecret'] === 'string'

function writeMarker(path: string, marker: Marker): void {
  const draft = join(path, `${MARKER}.new`)
  writeFileSync(draft, `${JSON.stringify(marker, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, join(path, MARKER))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
