import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stopWith } from '#worker/dev/tools/say.ts'
import type { Store } from '#worker/dev/store.ts'
import {
  findManifest,
  type Manifest,
  OWNER_ONLY,
  type PictureFile,
  pictureFile,
  rowsFile,
  sha256Of,
  type TableFile,
  writeManifest,
} from './manifest.ts'
import { type StoredTable, storedTables } from './tables.ts'

const ROWS_AT_ONCE = 500
const PICTURES_AT_ONCE = 4
const MOST_TRIES = 8

type Raw = Pick<Store, 'database' | 'bucket'>

/**
 * Writes every table and every picture of a store into a folder. Pictures that are there already are not copied again. The
 * rows are read again until nothing has come to the store meanwhile, eight times at most.
 */
export async function makeBackup(store: Raw, folder: string, nowMs = Date.now()): Promise<Manifest> {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder })
  const before = findManifest(folder)
  if (!before && readdirSync(folder).length > 0)
    stopWith(
      `${folder} holds other things than a backup: choose another folder, or one that is not there yet.`,
    )
  // Most of the pictures first, however long that takes; the later rounds bring what came since.
  let pictures = await copyPictures(store.bucket, folder, before?.pictures ?? [])
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const rows = `rows-${nowMs + tries}`
    const start = await stampOf(store.database)
    const tables = await writeTables(store.database, folder, rows)
    pictures = await copyPictures(store.bucket, folder, pictures)
    const manifest: Manifest = {
      product: 'aangan',
      madeAt: new Date(nowMs).toISOString(),
      listingVersion: start.listing,
      migrations: await migrationsOf(store.database),
      sequences: await sequencesOf(store.database),
      rows,
      tables,
      pictures,
    }
    const end = await stampOf(store.database)
    if (JSON.stringify(start) === JSON.stringify(end)) return finish(folder, manifest)
    rmSync(join(folder, rows), { recursive: true })
  }
  return stopWith(
    `The store was written to all the time, ${MOST_TRIES} times over: try again at a quiet hour.`,
  )
}

function finish(folder: string, manifest: Manifest): Manifest {
  writeManifest(folder, manifest)
  for (const name of readdirSync(folder))
    if (/^rows-\d+$/.test(name) && name !== manifest.rows) rmSync(join(folder, name), { recursive: true })
  return manifest
}

/**
 * Values of which one changes with every write that concerns several tables, and with each message, lead, search,
 * list and mail that comes.
 */
async function stampOf(database: D1Database): Promise<{ listing: number }> {
  const stamp = await database
    .prepare(
      `SELECT (SELECT value FROM meta WHERE key = 'listing') AS listing, (SELECT value FROM meta WHERE key = 'pictures') AS pictures,
        (SELECT max(seq) FROM audit_log) AS audited, (SELECT count(*) FROM images WHERE released_at = 0) AS leaving,
        (SELECT max(trashed_at) FROM images WHERE released_at = 0) AS trashed, (SELECT count(*) FROM users) AS users,
        (SELECT max(id) FROM leads) AS leads, (SELECT max(seq) FROM lead_lines) AS leadLines,
        (SELECT max(id) FROM contact_messages) AS messages, (SELECT max(id) FROM alerts) AS alerts,
        (SELECT max(id) FROM shared_list_comments) AS comments, (SELECT max(id) FROM outbox) AS mails`,
    )
    .first<{ listing: number }>()
  return stamp ?? stopWith('The store has no listing version: run `npm run check` first.')
}

async function writeTables(database: D1Database, folder: string, rows: string): Promise<TableFile[]> {
  mkdirSync(join(folder, rows), { mode: OWNER_ONLY.folder })
  const written: TableFile[] = []
  // Rows are read before those they refer to, so that a row written meanwhile is not referred to and missing.
  for (const table of storedTables().toReversed())
    written.push(await writeTable(database, table, rowsFile(folder, { rows }, table.name)))
  return written.toReversed()
}

async function writeTable(
  database: D1Database,
  { name, columns }: StoredTable,
  path: string,
): Promise<TableFile> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  const statement = database.prepare(
    `SELECT rowid AS rowid_, ${list} FROM "${name}" WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS_AT_ONCE}`,
  )
  const hash = createHash('sha256')
  const file = openSync(path, 'w', OWNER_ONLY.file)
  let [after, count] = [-1, 0]
  for (;;) {
    const { results } = await statement.bind(after).all<Record<string, unknown>>()
    const lines = results.map((row) => `${JSON.stringify(columns.map((column) => row[column]))}\n`).join('')
    hash.update(lines)
    writeSync(file, lines)
    count += results.length
    after = Number(results.at(-1)?.['rowid_'] ?? after)
    if (results.length < ROWS_AT_ONCE) break
  }
  closeSync(file)
  return { table: name, columns, rows: count, sha256: hash.digest('hex') }
}

async function migrationsOf(database: D1Database): Promise<string[]> {
  const { results } = await database
    .prepare('SELECT name FROM d1_migrations ORDER BY id')
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

async function sequencesOf(database: D1Database): Promise<Record<string, number>> {
  const names = storedTables().map(({ name }) => name)
  const { results } = await database
    .prepare('SELECT name, seq FROM sqlite_sequence')
    .all<{ name: string; seq: number }>()
  return Object.fromEntries(
    results.filter(({ name }) => names.includes(name)).map(({ name, seq }) => [name, seq]),
  )
}

/** Copies every object of the bucket that the folder lacks, and answers all of the bucket's. */
async function copyPictures(bucket: R2Bucket, folder: string, had: PictureFile[]): Promise<PictureFile[]> {
  const known = new Map(had.map((picture) => [picture.key, picture]))
  const objects = await objectsOf(bucket)
  const copied = new Map<string, PictureFile>()
  const next = objects.values()
  const copyNext = async () => {
    for (const object of next) {
      const picture = await copyPicture(bucket, folder, object, known.get(object.key))
      if (picture) copied.set(object.key, picture)
    }
  }
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, copyNext))
  // Files of pictures that were deleted meanwhile stay in the folder.
  return objects.flatMap(({ key }) => copied.get(key) ?? [])
}

async function objectsOf(bucket: R2Bucket): Promise<R2Object[]> {
  const objects: R2Object[] = []
  let cursor: string | undefined
  do {
    const page = await bucket.list(cursor === undefined ? {} : { cursor })
    objects.push(...page.objects)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return objects
}

async function copyPicture(
  bucket: R2Bucket,
  folder: string,
  { key, etag, size }: R2Object,
  known: PictureFile | undefined,
): Promise<PictureFile | undefined> {
  const path = pictureFile(folder, key)
  const isThere = known?.etag === etag && statSync(path, { throwIfNoEntry: false })?.size === size
  if (isThere) return known
  const object = await bucket.get(key)
  if (!object) return undefined
  const bytes = new Uint8Array(await object.arrayBuffer())
  mkdirSync(dirname(path), { recursive: true, mode: OWNER_ONLY.folder })
  await writeFile(path, bytes, { mode: OWNER_ONLY.file })
  const { contentType, cacheControl } = object.httpMetadata ?? {}
  return {
    key,
    bytes: bytes.byteLength,
    etag,
    sha256: sha256Of(bytes),
    ...(contentType !== undefined && { contentType }),
    ...(cacheControl !== undefined && { cacheControl }),
  }
}
