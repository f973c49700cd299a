import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { isRecord } from '#contract/text/records.ts'
import { reasonOf, stopWith } from './tools/say.ts'

const MARKER = 'aangan-state.json'

/** What a state folder says about itself. */
type Marker = { product: 'aangan'; authSecret: string; seededAt?: string }

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

/** Deletes the state folder. Says what it did, and stops where the folder is not one of ours. */
export function removeState(): string {
  const path = chosenPath()
  if (!existsSync(path)) return `There is no state folder ${shown(path)}; nothing to reset.`
  if (path === root || path === homedir() || !isState(path)) stopWith(notOurs(path))
  claim(path)
  rmSync(path, { recursive: true, force: true })
  return `Deleted ${shown(path)}. The next \`npm run dev\` starts with fresh demo data.`
}

/** Takes a state folder for this process alone until it ends. */
function claim(path: string): void {
  const file = join(path, 'running')
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (holder !== process.pid && isAlive(holder)) {
    stopWith(
      `The state folder ${shown(path)} is in use by process ${holder}: stop that one first, or choose another folder with STATE_DIR.`,
    )
  }
  writeFileSync(file, String(process.pid))
  process.on('exit', () => rmSync(file, { force: true }))
}

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
  if (!pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
