import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#worker/db/client.ts'
import { deleteProperties } from '#worker/db/queries/properties/bulk.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { afterMigrate, applyAfterMigrate, DEFINITIONS_SQL, type StoredDefinition } from './after-migrate.ts'

const run = (statements: string[]) => env.DB.batch<object>(statements.map((sql) => env.DB.prepare(sql)))
const rowsOf = async (sql: string) => (await env.DB.prepare(sql).all<Record<string, unknown>>()).results
const migrate = () => applyAfterMigrate(env.DB, env.TEST_AFTER_MIGRATE)
const definitions = () => rowsOf(`${DEFINITIONS_SQL} ORDER BY name`)

/** What triggers and claims keep, each beside the same counted again from the listings themselves. */
async function keptAndRecounted() {
  const kept = {
    counters: await rowsOf('SELECT key, count FROM listing_counts WHERE count <> 0 ORDER BY key'),
    places: await rowsOf('SELECT name, count FROM listing_places ORDER BY name'),
    placeCounts: await rowsOf('SELECT name, count FROM place_counts ORDER BY name'),
    placeNames: await rowsOf('SELECT value AS name FROM place_list, json_each(names) ORDER BY name'),
    indexed: await rowsOf(`SELECT (SELECT count(*) FROM properties_search_docsize) AS one,
      (SELECT count(*) FROM properties_by_price_docsize) AS two, (SELECT count(*) FROM properties_by_area_docsize) AS three`),
    claims: await rowsOf('SELECT property_id, key FROM images WHERE property_id IS NOT NULL ORDER BY 1, 2'),
    found: await rowsOf(
      `SELECT rowid AS seq FROM properties_search WHERE properties_search MATCH 'courtyard' ORDER BY 1`,
    ),
  }
  const recounted = {
    counters: await rowsOf(`SELECT status || '/' || category || '/' || value AS key, count(*) AS count
      FROM properties, json_each(facets) WHERE value IS NOT NULL GROUP BY 1 ORDER BY key`),
    places:
      await rowsOf(`SELECT value AS name, count(*) AS count FROM properties, json_each(json_array(locality, city))
      WHERE value IS NOT NULL AND status = 'available' GROUP BY 1 ORDER BY name`),
    placeCounts:
      await rowsOf(`SELECT name, (SELECT count(*) FROM properties_search WHERE properties_search MATCH match || ' AND \uE000xavailable') AS count
      FROM place_counts ORDER BY name`),
    placeNames:
      await rowsOf(`SELECT DISTINCT value AS name FROM properties, json_each(json_array(locality, city))
      WHERE value IS NOT NULL AND status = 'available' ORDER BY name`),
    indexed: await rowsOf(`SELECT count(*) AS one, count(*) AS two, count(*) AS three FROM properties`),
    claims: await rowsOf(`SELECT properties.id AS property_id, substr(value ->> 0, 2) AS key
      FROM properties, json_each(pictures) ORDER BY 1, 2`),
    found: await rowsOf(`SELECT seq FROM properties WHERE title LIKE '%courtyard%' ORDER BY 1`),
  }
  return { kept, recounted }
}

async function expectAllKept() {
  const { kept, recounted } = await keptAndRecounted()
  expect(kept).toEqual(recounted)
  await run(
    ['properties_search', 'properties_by_price', 'properties_by_area'].map(
      (index) => `INSERT INTO ${index}(${index}) VALUES ('integrity-check')`,
    ),
  )
  expect(await rowsOf('PRAGMA foreign_key_check')).toEqual([])
  return kept
}

/** Listings of every kind, as the product stores them: one sold, one deleted, pictures claimed. */
async function fillStore(account: Account) {
  const by = { listedBy: account }
  const images = [await aPicture(account), await aPicture(account)]
  await aProperty({ category: 'Villa', title: 'Villa with a courtyard', images }, by)
  await aProperty({ title: 'Another courtyard', isSold: true, images: [await aPicture(account)] }, by)
  await aProperty({ title: 'Let to live in', leaseType: 'Residential' }, by)
  const { _id } = await aProperty({ title: 'Gone' }, by)
  await deleteProperties(connect(env.DB), [_id], { actor: account, nowMs: Date.now() })
}

let account: Account
beforeEach(async () => {
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  await migrate()
  account = await anAccount({ role: 'admin' })
  await fillStore(account)
})

describe('a filled store', () => {
  it('keeps everything through a rebuild of its listings', async () => {
    const before = await expectAllKept()
    expect([before.claims.length, before.found.length]).toEqual([3, 2])
    const last = await rowsOf(`SELECT seq FROM sqlite_sequence WHERE name = 'properties'`)
    await run(env.TEST_REBUILD)
    await migrate()
    expect(await expectAllKept()).toEqual(before)
    expect(await rowsOf(`SELECT seq FROM sqlite_sequence WHERE name = 'properties'`)).toEqual(last)
    await aProperty(
      { title: 'A courtyard after that', images: [await aPicture(account)] },
      { listedBy: account },
    )
    expect((await expectAllKept()).found).toHaveLength(3)
  })

  it('loses nothing that was written between a rebuild and what follows it', async () => {
    await run(env.TEST_REBUILD)
    await aProperty(
      { title: 'A courtyard in between', images: [await aPicture(account)] },
      { listedBy: account },
    )
    await run([
      `UPDATE properties SET title = 'No more', status = 'pending' WHERE title = 'Another courtyard'`,
    ])
    await migrate()
    expect((await expectAllKept()).found).toHaveLength(2)
  })

  it('refuses a listing that goes while a picture is still its own', async () => {
    await expect(run(['DELETE FROM properties'])).rejects.toThrow('FOREIGN KEY')
  })

  it('goes through every migration after the first', async () => {
    const [first, ...later] = env.TEST_MIGRATIONS
    const rows = await copyOf(['users', 'properties', 'images', 'audit_log'])
    await reset()
    await applyD1Migrations(env.DB, first ? [first] : [])
    await pour(rows)
    await run([WITH_NAMES])
    await applyD1Migrations(env.DB, later)
    await migrate()
    const kept = await expectAllKept()
    expect([kept.claims.length, kept.found.length]).toEqual([3, 2])
  })
})

describe('what follows every migrate', () => {
  it('changes nothing when it is applied again', async () => {
    const before = [await definitions(), await keptAndRecounted()]
    await migrate()
    expect([await definitions(), await keptAndRecounted()]).toEqual(before)
  })

  it('puts back what is lost and takes away what it does not name', async () => {
    const wanted = await definitions()
    await run([
      'DROP TRIGGER listing_counts_add',
      'DROP TRIGGER properties_search_change',
      'DELETE FROM listing_counts',
      'DELETE FROM meta',
      `UPDATE properties SET title = 'A courtyard unseen' WHERE title = 'Another courtyard'`,
      'CREATE TRIGGER odd AFTER INSERT ON images BEGIN UPDATE meta SET value = 0; END',
    ])
    await migrate()
    expect(await definitions()).toEqual(wanted)
    await expectAllKept()
  })

  it('takes the names of visitors out of the log', async () => {
    const logged = [
      ['message-handled', 'message', 'Farooq Alam'],
      ['message-deleted', 'message', 'report'],
      ['list-comment-deleted', 'list', 'Farooq'],
      ['user-deleted', 'user', 'staff@firm.test'],
    ]
    const values = logged.map(
      ([action, kind, name]) => `(1, 'a@firm.test', '${action}', '${kind}', 'x', '${name}')`,
    )
    await run([
      `INSERT INTO audit_log (at, actor_email, action, subject_kind, subject_id, subject_name) VALUES ${values.join(', ')}`,
    ])
    await migrate()
    const names = await rowsOf(
      `SELECT subject_name AS name FROM audit_log WHERE subject_id = 'x' ORDER BY seq`,
    )
    expect(names.map(({ name }) => name)).toEqual(['message', 'report', 'comment', 'staff@firm.test'])
  })

  it('makes the search index anew when its definition is another', async () => {
    const other = env.TEST_AFTER_MIGRATE.replace('fts5(\n  tokens,', 'fts5(\n  tokens, ')
    const stored = (await definitions()) as StoredDefinition[]
    expect(afterMigrate(other, stored)[0]).toMatch(/^CREATE/)
    const changed = env.TEST_AFTER_MIGRATE.replace('detail=none', "detail=none, prefix='5'")
    expect(afterMigrate(changed, stored)[0]).toBe('DROP TABLE properties_search')
    await applyAfterMigrate(env.DB, changed)
    expect(JSON.stringify(await definitions())).toContain("prefix='5'")
    await expectAllKept()
  })

  it('makes the search indexes anew when they are filled otherwise', async () => {
    const { seq } = (await rowsOf(`SELECT seq FROM properties WHERE title = 'Another courtyard'`))[0] ?? {}
    await run([
      `DELETE FROM properties_search WHERE rowid = ${String(seq)}`,
      `INSERT INTO properties_search(rowid, tokens) VALUES (${String(seq)}, 'unlike')`,
    ])
    await migrate()
    expect((await keptAndRecounted()).kept.found).toHaveLength(1)
    const { sql } =
      (await rowsOf(`SELECT sql FROM sqlite_master WHERE name = 'properties_search_add'`))[0] ?? {}
    await run(['DROP TRIGGER properties_search_add', String(sql).replaceAll(' sukna', ' elsewhere')])
    await migrate()
    expect((await expectAllKept()).found).toHaveLength(2)
  })
})

type Copy = { table: string; rows: Record<string, unknown>[] }

/** The rows of tables, columns that follow from others left out. */
const copyOf = (tables: string[]): Promise<Copy[]> =>
  Promise.all(tables.map(async (table) => ({ table, rows: await rowsOf(`SELECT * FROM ${table}`) })))

/** Pictures as they were stored before migration 0027. */
const WITH_NAMES = `UPDATE properties SET pictures = (SELECT json_group_array(json_object('url', value ->> 0, 'alt', value ->> 1,
  'width', value ->> 2, 'height', value ->> 3, 'widths', value -> 4, 'colour', value ->> 5)) FROM json_each(pictures))`

/** Writes rows into tables as they are, as far as those have their columns yet; a column that is gone by now has its default. */
async function pour(copies: Copy[]) {
  for (const { table, rows } of copies) {
    const known = (await rowsOf(`PRAGMA table_xinfo(${table})`)).filter(({ hidden }) => hidden === 0)
    const names = known.map(({ name }) => String(name)).filter((name) => rows.every((row) => name in row))
    const list = names.map((name) => `"${name}"`).join(', ')
    const values = names.map((name) => `value ->> '${name}'`).join(', ')
    await env.DB.prepare(`INSERT INTO ${table} (${list}) SELECT ${values} FROM json_each(?)`)
      .bind(JSON.stringify(rows))
      .run()
  }
}
