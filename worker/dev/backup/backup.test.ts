import { createHash } from 'node:crypto'
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#worker/db/client.ts'
import { findFaults } from '#worker/db/check/index.ts'
import { afterMigrateText, migrateEmpty } from '#worker/dev/database/prepare.ts'
import { fill } from '#worker/dev/demo/fill.ts'
import { makeBackup } from './make.ts'
import { pictureFile } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import { storedTables } from './tables.ts'

const STORES = ['first', 'second', 'third', 'fourth', 'fifth'] as const
const KEY = 'property-images/villa/1750000000000_front.webp'
const MADE_AT = Date.now()
const ENDED = ['sessions', 'one_time_codes', 'alert_finds', 'alert_rounds']

type Raw = { database: D1Database; bucket: R2Bucket }
let runtime: Miniflare
let folder: string
let source: Raw

async function storeOf(name: (typeof STORES)[number]): Promise<Raw> {
  return {
    database: (await runtime.getD1Database(`${name}Rows`, 'stores')) as never,
    bucket: (await runtime.getR2Bucket(`${name}Files`, 'stores')) as never,
  }
}

const run = ({ database }: Raw, ...statements: string[]) =>
  database.batch<Record<string, unknown>>(statements.map((sql) => database.prepare(sql)))

async function rowsOf(store: Raw, table: string): Promise<Record<string, unknown>[]> {
  const [answer] = await run(store, `SELECT * FROM ${table} ORDER BY 1`)
  return answer?.results ?? []
}

async function fillSource(): Promise<Raw> {
  const store = await storeOf('first')
  await migrateEmpty(store.database)
  await run(
    store,
    `INSERT INTO users (id, username, email, password_hash, created_at, updated_at) VALUES ('u1', 'Rina', 'rina@firm.test', 'hash', 1, 1)`,
  )
  await fill({ db: connect(store.database), database: store.database }, 60, () => {}, [])
  const described = [`/${KEY}`, 'চা বাগান', 960, 640, [320], null, null, null, null]
  await run(
    store,
    `INSERT INTO alerts (id, email, query, often, language, created_at, confirmed_at, mail_due_at)
      VALUES ('s1', 'asha@mail.test', 'category=Plot', 'once', 'bn', 1, 2, NULL)`,
    `INSERT INTO alert_finds (alert_id, property_id, is_new, found_at) VALUES ('s1', 'p1', 1, 3)`,
    `INSERT INTO alert_rounds (id, news) VALUES ('r1', '[]')`,
    `UPDATE properties SET listed_by = 'u1', pictures = '${JSON.stringify([described])}', title = 'A "title", with ''quotes''
 and a line' WHERE seq = 7`,
    `INSERT INTO listing_words VALUES ('title', 'titl'), ('with', 'bit'), ('quotes', 'kuatis'), ('line', 'lin')`,
    `INSERT INTO images (key, property_id, position, is_cover, width, height, widths, bytes, uploaded_by, created_at)
      SELECT '${KEY}', id, 0, 1, 960, 640, '[320]', 7, 'u1', 1 FROM properties WHERE seq = 7`,
    `DELETE FROM properties WHERE seq = 60`,
    `INSERT INTO sessions VALUES ('s1', 'u1', 'Firefox', 1, 1, 9999999999999)`,
    `INSERT INTO one_time_codes (id, purpose, email, token_hash, expires_at, created_at) VALUES ('c1', 'reset', 'rina@firm.test', 'h', 2, 1)`,
    `INSERT INTO outbox (id, recipient, mail, state, expires_at, created_at) VALUES
      ('o1', 'rina@firm.test', '{"kind":"reset-code","codeId":"c1"}', 'waiting', 2, 1),
      ('o2', 'rina@firm.test', '{"kind":"approved","username":"Rina"}', 'waiting', 2, 1),
      ('o3', 'asha@mail.test', '{"kind":"alert-finds","alertId":"s1"}', 'waiting', 2, 1)`,
    `INSERT INTO contact_messages (id, name, email, phone, interest, created_at, handled_by) VALUES ('m1', 'Asha', 'a@b.test', '1', 'x', 1, 'u1')`,
    `INSERT INTO audit_log (at, actor_email, action, subject_kind, subject_id, subject_name) VALUES (1, 'x', 'y', 'user', 'u1', 'Rina')`,
  )
  await store.bucket.put(KEY, 'picture', {
    httpMetadata: { contentType: 'image/webp', cacheControl: 'immutable' },
  })
  await store.bucket.put(KEY.replace('.webp', '-320.webp'), 'small', {
    httpMetadata: { contentType: 'image/webp' },
  })
  return store
}

beforeAll(async () => {
  runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name: 'stores',
          modules: true,
          script: 'export default { fetch: () => new Response() }',
          compatibilityDate: '2026-10-20',
          d1Databases: Object.fromEntries(STORES.map((name) => [`${name}Rows`, name])),
          r2Buckets: Object.fromEntries(STORES.map((name) => [`${name}Files`, name])),
        },
      ],
    }),
  )
  source = await fillSource()
})
afterAll(() => runtime.dispose())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aangan-backup-'))
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped')
  })
  vi.spyOn(console, 'error').mockReturnValue()
  return () => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true, force: true })
  }
})

const said = () => String(vi.mocked(console.error).mock.calls.at(-1)?.[0])

async function placeKeyOf(store: typeof source) {
  const [row] = await run(store, `SELECT value FROM meta WHERE key = 'placeKey'`)
  return row?.results[0]?.['value']
}

describe('a backup', () => {
  it('holds nothing that is thrown away at midnight', async () => {
    const { tables } = await makeBackup(source, folder, MADE_AT)
    const names = tables.map(({ table }) => table)
    expect(names).toEqual(expect.arrayContaining(['seen_counts', 'seen_names']))
    for (const name of ['seen_keys', 'seen_asked', 'seen_flushes']) expect(names).not.toContain(name)
  })

  it('comes back into an empty store with every row and picture, sessions and codes ended', async () => {
    const target = await storeOf('second')
    const manifest = await makeBackup(source, folder, MADE_AT)
    await restoreBackup(target, folder, MADE_AT)
    const kept = storedTables().filter(
      ({ name }) =>
        ![...ENDED, 'outbox', 'alerts', 'meta', 'listing_news', 'listing_counts', 'place_list'].includes(
          name,
        ),
    )
    for (const { name } of kept) expect(await rowsOf(target, name)).toEqual(await rowsOf(source, name))
    for (const name of ENDED) expect(await rowsOf(target, name)).toEqual([])
    const told = (await rowsOf(source, 'listing_news')).map((news) => ({ ...news, new_at: null }))
    expect(await rowsOf(target, 'listing_news')).toEqual(told)
    expect((await rowsOf(target, 'outbox')).map(({ id }) => id)).toEqual(['o2'])
    const [wanted] = await rowsOf(source, 'alerts')
    expect(await rowsOf(target, 'alerts')).toEqual([{ ...wanted, confirmed_at: null, opened_at: 0 }])
    expect(await rowsOf(target, 'sqlite_sequence')).toContainEqual({ name: 'properties', seq: 60 })
    expect(manifest.tables.find(({ table }) => table === 'properties')?.rows).toBe(59)
    const picture = await target.bucket.get(KEY)
    expect([
      await picture?.text(),
      picture?.httpMetadata?.contentType,
      picture?.httpMetadata?.cacheControl,
    ]).toEqual(['picture', 'image/webp', 'immutable'])
    expect(await findFaults(target, afterMigrateText())).toEqual([])
    const [version] = await run(target, `SELECT value FROM meta WHERE key = 'listing'`)
    expect(Number(version?.results[0]?.['value'])).toBeGreaterThanOrEqual(MADE_AT)
    const [theirs, ours] = [await placeKeyOf(source), await placeKeyOf(target)]
    expect([theirs, ours]).toEqual([expect.stringMatching(/^k[0-9A-F]{64}$/), theirs])
  })

  it('is for its owner alone', async () => {
    await makeBackup(source, folder, MADE_AT)
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const modes = entries.map((entry) => [
      entry.isFile(),
      statSync(join(entry.parentPath, entry.name)).mode & 0o777,
    ])
    expect(modes.filter(([isFile, mode]) => mode !== (isFile ? 0o600 : 0o700))).toEqual([])
  })

  it('fetches no picture a second time, and leaves one set of rows', async () => {
    await makeBackup(source, folder, MADE_AT)
    const untouched = statSync(pictureFile(folder, KEY)).mtimeMs
    const get = vi.fn<R2Bucket['get']>()
    const bucket = new Proxy(source.bucket, {
      get: (target, name) => (name === 'get' ? get : Reflect.get(target, name).bind(target)),
    })
    await makeBackup({ ...source, bucket }, folder, MADE_AT + 1000)
    expect(get).not.toHaveBeenCalled()
    expect(statSync(pictureFile(folder, KEY)).mtimeMs).toBe(untouched)
    expect(readdirSync(folder).toSorted()).toEqual(['manifest.json', 'pictures', `rows-${MADE_AT + 1000}`])
  })

  it('begins anew when somebody writes meanwhile', async () => {
    let writes = 0
    const database = new Proxy(source.database, {
      get(target, name) {
        if (name !== 'prepare') return Reflect.get(target, name).bind(target)
        return (sql: string) => {
          if (sql.includes('FROM "meta"') && writes++ < 2)
            void run(source, 'UPDATE properties SET price_inr = price_inr + 1 WHERE seq = 3').then(
              () => undefined,
            )
          return target.prepare(sql)
        }
      },
    })
    const manifest = await makeBackup({ ...source, database }, folder, MADE_AT)
    expect(manifest.rows).toBe(`rows-${MADE_AT + 2}`)
  })

  it.each([
    [
      'a message',
      (id: string) =>
        `INSERT INTO contact_messages (id, name, email, phone, interest, created_at) VALUES ('${id}', 'Asha', 'a@b.test', '1', 'x', 1)`,
    ],
    [
      'a lead',
      (id: string) =>
        `INSERT INTO leads (id, kind, name, phone, phone_key, words, created_at, updated_at) VALUES ('${id}', 'noted', 'Asha', '1', '', '', 1, 1)`,
    ],
    [
      'a word about a lead',
      () => `INSERT INTO lead_lines (lead_id, kind, at, by_id, text) VALUES ('l', 'note', 1, 'u1', 'x')`,
    ],
    [
      'a search',
      (id: string) =>
        `INSERT INTO alerts (id, email, query, often, language, created_at) VALUES ('${id}', 'asha@mail.test', '', 'once', 'bn', 1)`,
    ],
    [
      'a comment',
      (id: string) =>
        `INSERT INTO shared_list_comments (id, code, property_id, name, text, sent_key, at) VALUES ('${id}', 'c', 'p1', 'Asha', 'x', 'k', 1)`,
    ],
    [
      'a mail',
      (id: string) =>
        `INSERT INTO outbox (id, recipient, mail, state, expires_at, created_at) VALUES ('${id}', 'x@y.test', NULL, 'sent', 2, 1)`,
    ],
  ])('begins anew when %s comes meanwhile', async (_, insertOf) => {
    let rounds = 0
    const database = new Proxy(source.database, {
      get(target, name) {
        if (name !== 'prepare') return Reflect.get(target, name).bind(target)
        return (sql: string) => {
          if (sql.includes('FROM "meta"') && rounds++ < 1)
            void run(source, insertOf('z1')).then(() => undefined)
          return target.prepare(sql)
        }
      },
    })
    const manifest = await makeBackup({ ...source, database }, folder, MADE_AT)
    expect(manifest.rows).toBe(`rows-${MADE_AT + 1}`)
  })

  it('is not written among other files', async () => {
    writeFileSync(join(folder, 'letter.txt'), 'mine')
    await expect(makeBackup(source, folder)).rejects.toThrow('stopped')
    expect(readdirSync(folder)).toEqual(['letter.txt'])
  })
})

describe('a restore', () => {
  it('refuses a store that is not empty', async () => {
    await makeBackup(source, folder, MADE_AT)
    const before = await rowsOf(source, 'properties')
    const begins = vi.fn<() => void>()
    await expect(restoreBackup(source, folder, MADE_AT, begins)).rejects.toThrow('stopped')
    expect(said()).toContain('not empty')
    expect(begins).not.toHaveBeenCalled()
    expect(await rowsOf(source, 'properties')).toEqual(before)
  })

  it.each([
    ['rows', () => join(folder, `rows-${MADE_AT}`, 'users.jsonl')],
    ['a picture', () => pictureFile(folder, KEY)],
    ['the manifest', () => join(folder, 'manifest.json')],
  ])('writes nothing where %s are damaged', async (_, pathOf) => {
    const target = await storeOf('third')
    await makeBackup(source, folder, MADE_AT)
    appendFileSync(pathOf(), '!')
    await expect(restoreBackup(target, folder)).rejects.toThrow('stopped')
    expect((await run(target, `SELECT name FROM sqlite_master WHERE name = 'users'`))[0]?.results).toEqual([])
    expect((await target.bucket.list()).objects).toEqual([])
  })

  it('that broke off goes on where it stopped, from the same backup only', async () => {
    const target = await storeOf('fourth')
    await makeBackup(source, folder, MADE_AT)
    let batches = 0
    const failing = new Proxy(target.database, {
      get(real, name) {
        const method = Reflect.get(real, name)
        if (name !== 'batch') return method.bind(real)
        return (statements: D1PreparedStatement[]) =>
          (batches += 1) === 7 ? Promise.reject(new Error('The line is down.')) : real.batch(statements)
      },
    })
    const begins = vi.fn<() => void>()
    await expect(restoreBackup({ ...target, database: failing }, folder, MADE_AT, begins)).rejects.toThrow(
      'line is down',
    )
    expect(begins).toHaveBeenCalledOnce()
    await restoreBackup(target, folder)
    expect(await rowsOf(target, 'properties')).toEqual(await rowsOf(source, 'properties'))
    expect(await findFaults(target, afterMigrateText())).toEqual([])
    await expect(restoreBackup(target, folder)).rejects.toThrow('stopped')
  })

  it('takes a backup from before the newest migrations', async () => {
    const target = await storeOf('fifth')
    await makeBackup(source, folder, MADE_AT)
    const path = join(folder, 'manifest.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    const users = manifest.tables.find(({ table }: { table: string }) => table === 'users')
    // A column of a later migration.
    const later: number = users.columns.indexOf('week_mail_ended_at')
    const file = join(folder, `rows-${MADE_AT}`, 'users.jsonl')
    const rows = readFileSync(file, 'utf8').trim().split('\n')
    const older = rows.map((row) => `${JSON.stringify(JSON.parse(row).toSpliced(later, 1))}\n`).join('')
    writeFileSync(file, older)
    const sha256 = createHash('sha256').update(older).digest('hex')
    const tables = [{ ...users, columns: users.columns.toSpliced(later, 1), sha256 }]
    writeFileSync(
      path,
      JSON.stringify({ ...manifest, tables, pictures: [], migrations: manifest.migrations.slice(0, 2) }),
    )
    await restoreBackup(target, folder)
    expect(await rowsOf(target, 'users')).toEqual(await rowsOf(source, 'users'))
    expect(await findFaults(target, afterMigrateText())).toEqual([])
  })
})
