import { PLACE_KEY } from '#worker/db/queries/properties/shown-place.ts'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { applyAfterMigrate, statementsOf } from '#worker/db/after-migrate.ts'
import { afterMigrateText, migrate, migrationNames } from '#worker/dev/database/prepare.ts'
import { stopWith } from '#worker/dev/tools/say.ts'
import type { Store } from '#worker/dev/store.ts'
import { findManifest, type Manifest, pictureFile, rowsFile, sha256Of, type TableFile } from './manifest.ts'

type Raw = Pick<Store, 'database' | 'bucket'>

/**
 * Tables that are not restored: everybody signs in again and mailed codes end, as others may have had the backup. What was still to be
 * mailed of searches was most likely mailed since.
 */
const ENDED = ['sessions', 'one_time_codes', 'alert_finds', 'alert_rounds']
const TOLD = [
  'UPDATE listing_news SET new_at = NULL, lowered_new_at = NULL',
  'UPDATE alerts SET mail_due_at = NULL WHERE mail_due_at IS NOT NULL',
  `DELETE FROM outbox WHERE state = 'waiting' AND mail ->> 'kind' IN ('alert-finds', 'alert-question')`,
]
/**
 * Who was mailed may have ended it since: a search tells nothing until its reader has said again that it is wanted. The cron asks once, as
 * nobody has said so since the beginning of time.
 */
const TO_BE_ASKED =
  'UPDATE alerts SET confirmed_at = NULL, opened_at = 0, asked_at = NULL WHERE confirmed_at IS NOT NULL'
const CODE_MAILS = `DELETE FROM outbox WHERE mail ->> 'kind' IN ('sign-up-code', 'reset-code')`
const TEXT_AT_ONCE = 400_000
const STATEMENTS_AT_ONCE = 4
const PICTURES_AT_ONCE = 4
const MARK = 'restoring'

/**
 * Puts a backup into an empty store. After an interruption it can be run again and goes on. `begins` is called once the backup is
 * found whole and the store empty, before anything is written.
 */
export async function restoreBackup(
  store: Raw,
  folder: string,
  nowMs = Date.now(),
  begins = () => {},
): Promise<Manifest> {
  const manifest = findManifest(folder) ?? stopWith(`${folder} holds no backup.`)
  await verifyBackup(folder, manifest)
  await requireEmpty(store.database, manifest)
  begins()
  await migrate(store.database, manifest.migrations)
  await mark(store.database, manifest)
  await putPictures(store.bucket, folder, manifest)
  await pourRows(store.database, folder, manifest)
  await migrate(store.database)
  await finishRestore(store.database, manifest, nowMs)
  return manifest
}

/** Reads the whole backup and stops where anything is not what the manifest says, before anything is written. */
async function verifyBackup(folder: string, manifest: Manifest): Promise<void> {
  const unknown = manifest.migrations.find((name) => !migrationNames().includes(name))
  if (unknown)
    stopWith(
      `The backup is of a newer version of Aangan, with the migration ${unknown}: restore it with that one.`,
    )
  for (const table of manifest.tables) {
    const text = await readFile(rowsFile(folder, manifest, table.table)).catch(() => undefined)
    if (!text || sha256Of(text) !== table.sha256)
      stopWith(`The rows of ${table.table} are damaged in ${folder}.`)
  }
  for (const { key, bytes, sha256 } of manifest.pictures) {
    const path = pictureFile(folder, key)
    const isWhole =
      existsSync(path) && statSync(path).size === bytes && sha256Of(await readFile(path)) === sha256
    if (!isWhole) stopWith(`${path} is damaged or gone. Take another backup, or a copy of that file.`)
  }
}

/** A number for this backup, kept in the store until the restore is complete, so that an interrupted one can go on. */
const markOf = (manifest: Manifest) => Number.parseInt(sha256Of(JSON.stringify(manifest)).slice(0, 12), 16)

async function requireEmpty(database: D1Database, manifest: Manifest): Promise<void> {
  const { results } = await database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all<{ name: string }>()
  const there = new Set(results.map(({ name }) => name))
  if (there.has('meta')) {
    const marked = await database.prepare('SELECT value FROM meta WHERE key = ?').bind(MARK).first('value')
    if (marked === markOf(manifest)) return
  }
  const tables = manifest.tables
    .map(({ table }) => table)
    .filter((name) => there.has(name) && name !== 'meta')
  for (const table of tables)
    if (await database.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).first())
      stopWith(`The store is not empty: it has ${table}. A backup goes into an empty one only.`)
  const applied = there.has('d1_migrations')
    ? (await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()).results
    : []
  const later = applied.find(({ name }) => !manifest.migrations.includes(name))
  if (later)
    stopWith(
      `The store has the migration ${later.name}, which the backup is from before: restore into a database without tables, the migrations come with it.`,
    )
}

const mark = (database: D1Database, manifest: Manifest) =>
  database
    .prepare('INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT(key) DO UPDATE SET value = ?2')
    .bind(MARK, markOf(manifest))
    .run()

/** Pictures come before the listings that show them; those that are in the bucket already stay. */
async function putPictures(bucket: R2Bucket, folder: string, { pictures }: Manifest): Promise<void> {
  const next = pictures.values()
  const putNext = async () => {
    for (const { key, bytes, contentType, cacheControl } of next) {
      if ((await bucket.head(key))?.size === bytes) continue
      const httpMetadata = {
        ...(contentType !== undefined && { contentType }),
        ...(cacheControl !== undefined && { cacheControl }),
      }
      await bucket.put(key, await readFile(pictureFile(folder, key)), { httpMetadata })
    }
  }
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, putNext))
}

async function pourRows(database: D1Database, folder: string, manifest: Manifest): Promise<void> {
  const derived = derivedTables()
  for (const table of manifest.tables) {
    if (ENDED.includes(table.table) || derived.has(table.table)) continue
    await pourTable(database, table, rowsFile(folder, manifest, table.table))
  }
}

/** Tables that after-migrate.sql fills by itself. */
function derivedTables(): Set<string> {
  const filled = statementsOf(afterMigrateText()).flatMap(
    (statement) => /^INSERT INTO (\w+)\(/.exec(statement)?.[1] ?? [],
  )
  return new Set(filled.filter((table) => table !== 'meta'))
}

/** A store that is made anew has a key for places already, and its triggers note listings as new; what the backup says counts. */
const ON_CONFLICT: Partial<Record<string, string>> = {
  listing_news: `ON CONFLICT(property_id) DO UPDATE SET left_at = excluded.left_at, lowered_at = excluded.lowered_at`,
  meta: `ON CONFLICT(key) DO UPDATE SET value = excluded.value WHERE key = '${PLACE_KEY}'`,
}

async function pourTable(database: D1Database, { table, columns }: TableFile, path: string): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ')
  const insert = database.prepare(
    `INSERT INTO "${table}" (${list}) SELECT ${values} FROM json_each(?) WHERE true ${ON_CONFLICT[table] ?? 'ON CONFLICT DO NOTHING'}`,
  )
  let lines: string[] = []
  let letters = 0
  let statements: D1PreparedStatement[] = []
  const send = async (least: number) => {
    if (lines.length > 0) statements.push(insert.bind(`[${lines.join(',')}]`))
    ;[lines, letters] = [[], 0]
    if (statements.length <= least) return
    await database.batch(statements)
    statements = []
  }
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    if (line === '') continue
    lines.push(line)
    letters += line.length
    if (letters >= TEXT_AT_ONCE) await send(STATEMENTS_AT_ONCE)
  }
  await send(0)
}

/**
 * Makes counters, search indexes and sequences once all rows are in. The versions become the time in milliseconds, which
 * counting does not reach, so that all cached answers of the lost store have a smaller one.
 */
async function finishRestore(database: D1Database, { sequences }: Manifest, nowMs: number): Promise<void> {
  // Before the confirmed ones are counted.
  await database.prepare(TO_BE_ASKED).run()
  await applyAfterMigrate(database, afterMigrateText(), { makesSearchAnew: true })
  const ended = ENDED.map((table) => `DELETE FROM ${table}`)
  const highest = Object.entries(sequences).flatMap(([name, seq]) => [
    database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').bind(name),
    database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').bind(name, seq),
  ])
  await database.batch([
    ...[...ended, ...TOLD, CODE_MAILS].map((sql) => database.prepare(sql)),
    ...highest,
    database.prepare(`UPDATE meta SET value = max(value + 1, ?) WHERE key = 'listing'`).bind(nowMs),
    database.prepare('UPDATE place_list SET version = max(version + 1, ?)').bind(nowMs),
    database.prepare('DELETE FROM meta WHERE key = ?').bind(MARK),
  ])
}
