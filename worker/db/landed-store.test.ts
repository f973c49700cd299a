import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { STATES } from '#contract/properties/enums.ts'
import { facet } from './search/tokens.ts'
import { applyAfterMigrate } from './after-migrate.ts'
import { findFaults } from './check/index.ts'

type Row = Record<string, unknown>

/** The migrations that had landed when test/stores/landed-0006.sql was written down. */
const THEN = 7
const TABLES = [
  'users',
  'sessions',
  'known_networks',
  'properties',
  'images',
  'audit_log',
  'contact_messages',
  'outbox',
  'one_time_codes',
  'try_counts',
]

/**
 * What later migrations change on purpose: presets that nobody had touched are no facts (0007), here by the title of the listing,
 * what nobody has said takes no room (0025), and neither do the names of what is said of a picture and the sounds of words (0027). The log
 * names no visitor.
 */
const NO_FACTS: Record<string, string[]> = {
  'Bare house by the canal': ['bhk', 'garden', 'garage', 'gatedCommunity'],
  'Imported flat': ['bhk', 'garden', 'garage', 'gatedCommunity'],
  'House with a said garden': ['garage', 'gatedCommunity'],
}

const rowsOf = async (table: string) =>
  (await env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1`).all<Row>()).results
const everything = async () =>
  new Map(await Promise.all(TABLES.map(async (table) => [table, await rowsOf(table)] as const)))

/** A row as the later migrations leave it, but for what is made from the facts: the words and measures of the search. */
function asExpected(row: Row): Row {
  const { facets, measures, search_terms, sound_words, details, staff_details, pictures, ...kept } = row
  if (row['subject_kind'] === 'message') return { ...kept, subject_name: 'message' }
  if (details === undefined) return kept
  const gone = NO_FACTS[String(row['title'])]
  return {
    ...kept,
    pictures: withoutNames(pictures),
    details: withoutNulls(details, gone),
    staff_details: withoutNulls(staff_details),
    ...(gone ? { version: Number(row['version']) + 1 } : { search_terms }),
  }
}

const withoutNames = (pictures: unknown) =>
  JSON.stringify(
    JSON.parse(String(pictures)).map((picture: Record<string, unknown>) =>
      ['url', 'alt', 'width', 'height', 'widths', 'colour', 'place', 'caption', 'isRendered'].map(
        (name) => picture[name] ?? null,
      ),
    ),
  )

const withoutNulls = (json: unknown, gone: string[] = []) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries<unknown>(JSON.parse(String(json))).filter(
        ([name, value]) => value !== null && !gone.includes(name),
      ),
    ),
  )

it('a store of the landing with migration 0006 comes through every later one with nothing lost', async () => {
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, THEN))
  const statements = env.TEST_LANDED_STORE.split('\n').filter((line) => line.startsWith('INSERT'))
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
  const before = await everything()
  expect([...before.values()].filter((rows) => rows.length === 0)).toEqual([])

  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  await applyAfterMigrate(env.DB, env.TEST_AFTER_MIGRATE)

  const after = await everything()
  for (const [table, rows] of before)
    expect(after.get(table)).toEqual(rows.map((row) => expect.objectContaining(asExpected(row))))
  const seen = (before.get('properties') ?? []).filter(
    ({ title, approved_by_admin }) => approved_by_admin === 1 && !NO_FACTS[String(title)],
  )
  const sounds = seen.flatMap(({ sound_words }): [string, string][] => JSON.parse(String(sound_words)))
  expect((await rowsOf('listing_words')).map(({ word, sound }) => [word, sound])).toEqual(
    expect.arrayContaining(sounds),
  )
  const found = async (word: string) =>
    await env.DB.prepare('SELECT count(*) AS found FROM properties_search WHERE properties_search MATCH ?')
      .bind(word)
      .first('found')
  expect([
    await found('canal'),
    await found(STATES.map((state) => facet(state, 'xgarden')).join(' OR ')),
  ]).toEqual([1, 2])
  const faults = await findFaults({ database: env.DB, bucket: env.IMAGES }, env.TEST_AFTER_MIGRATE)
  // The rows came without their files.
  expect(faults.filter(({ kind }) => kind !== 'file')).toEqual([])
})
