import {
  afterMigrate,
  createdBy,
  definitionOf,
  DEFINITIONS_SQL,
  statementsOf,
  type StoredDefinition,
} from '#worker/db/after-migrate.ts'
import { CUT, NEWS_INDEX } from '#worker/db/search/indexed.ts'
import { IN_PLACE, IN_TITLE } from '#worker/db/search/tokens.ts'
import { type Fault, allRows } from './fault.ts'

const RECOUNT = /^INSERT INTO (\w+)\(([\w, ]+)\)\s+(SELECT[\s\S]+?)(?:\s+ON CONFLICT[\s\S]*)?;?$/
const SEARCH_TABLE = /^CREATE VIRTUAL TABLE (\w+) USING fts5\(([\s\S]*)\)/i
const EMPTY_INDEXES = new Set([NEWS_INDEX, CUT])
const LISTINGS_AT_ONCE = 200
const FROM_LISTINGS = /content='properties'/

/**
 * What follows from the listings and is kept by triggers, compared with what after-migrate.sql would make of them now. All
 * of it is repaired by applying that again, with the search rebuilt.
 */
export async function derivedFaults(database: D1Database, text: string): Promise<Fault[]> {
  const stored = await allRows<StoredDefinition>(database.prepare(DEFINITIONS_SQL))
  const faults = [...definitionFaults(text, stored), ...(await counterFaults(database, text))]
  for (const { sql } of stored) {
    const [, table, definition = ''] = SEARCH_TABLE.exec(sql) ?? []
    if (table) faults.push(...(await searchFaults(database, table, definition)))
  }
  return faults
}

function definitionFaults(text: string, stored: StoredDefinition[]): Fault[] {
  const statements = statementsOf(text)
  const needed = afterMigrate(text, stored)
  const dropped = needed.filter((statement) => /^DROP (TRIGGER|TABLE) \w+$/.test(statement))
  const missing = statements.flatMap((statement) => {
    const name = createdBy(statement)
    return name && !stored.some((definition) => definition.name === name) ? [name] : []
  })
  const changed = stored.flatMap(({ type, name, sql }) => {
    const wanted = statements.find((statement) => statement.startsWith(`CREATE TRIGGER ${name} `))
    return type === 'trigger' && wanted && definitionOf(wanted) !== definitionOf(sql) ? [name] : []
  })
  return [
    ...dropped.map((statement) => `${statement.split(' ').at(-1)} is not what after-migrate.sql defines.`),
    ...changed.map((name) => `${name} is not what after-migrate.sql defines.`),
    ...missing.map((name) => `${name} is missing.`),
  ].map((sentence) => ({ kind: 'definition', sentence }))
}

/** Every table that after-migrate.sql empties and fills, beside what it would be filled with. */
async function counterFaults(database: D1Database, text: string): Promise<Fault[]> {
  const recounts = new Map<string, { columns: string; selects: string[] }>()
  for (const statement of statementsOf(text)) {
    const [, table = '', columns = '', select = ''] = RECOUNT.exec(statement) ?? []
    if (!text.includes(`DELETE FROM ${table};`)) continue
    recounts.set(table, { columns, selects: [...(recounts.get(table)?.selects ?? []), select] })
  }
  const faults: Fault[] = []
  for (const [table, { columns, selects }] of recounts) {
    const [kept, ...counted] = await database.batch<object>(
      [`SELECT ${columns} FROM ${table}`, ...selects].map((sql) => database.prepare(sql)),
    )
    const isSame = asText(kept?.results ?? []) === asText(counted.flatMap(({ results }) => results))
    if (!isSame)
      faults.push({ kind: 'counter', sentence: `${table} differs from a recount of the listings.` })
  }
  return [...faults, ...(await numberFaults(database))]
}

/** Rows by value alone, in one order; counters that came down to nothing stay behind. */
const asText = (rows: object[]) =>
  JSON.stringify(
    rows
      .filter((row) => !('count' in row) || row.count !== 0)
      .map((row) => JSON.stringify(Object.values(row)))
      .toSorted(),
  )

/** The numbers that triggers keep, and what they count. */
const NUMBERS = { pictures: 'images', alerts: 'alerts WHERE confirmed_at IS NOT NULL' }

async function numberFaults(database: D1Database): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [name, counted] of Object.entries(NUMBERS)) {
    const [row] = await allRows<{ kept: number; there: number }>(
      database.prepare(
        `SELECT ifnull((SELECT value FROM meta WHERE key = '${name}'), 0) AS kept, (SELECT count(*) FROM ${counted}) AS there`,
      ),
    )
    if (row && row.kept !== row.there)
      faults.push({
        kind: 'counter',
        sentence: `${row.kept} ${name} are counted, and there are ${row.there}.`,
      })
  }
  return faults
}

async function searchFaults(database: D1Database, table: string, definition: string): Promise<Fault[]> {
  // The second rank compares with the listings too, where the index is made from them.
  const rank = FROM_LISTINGS.test(definition) ? 1 : 0
  const [counts] = await allRows<{ listings: number; indexed: number }>(
    database.prepare(
      `SELECT (SELECT count(*) FROM properties${EMPTY_INDEXES.has(table) ? ' WHERE false' : ''}) AS listings, (SELECT count(*) FROM ${table}_docsize) AS indexed`,
    ),
  )
  if (counts && counts.listings !== counts.indexed)
    return [{ kind: 'search', sentence: `${table} holds ${counts.indexed} of ${counts.listings} listings.` }]
  const isWhole = await database
    .prepare(`INSERT INTO ${table}(${table}, rank) VALUES ('integrity-check', ${rank})`)
    .run()
    .then(() => true)
    .catch(() => false)
  if (!isWhole) return [{ kind: 'search', sentence: `${table} is damaged or does not fit the listings.` }]
  return table === 'properties_search' ? unfoundFaults(database) : []
}

/** SQL of a query for the words of a column that are plain letters and digits with spaces around them; NULL without any. */
const plainWords = (column: string, where: string) =>
  `(SELECT group_concat('"${where}' || lower(value) || '"', ' AND ') FROM json_each('["' || replace(replace(replace(properties.${column}, '\\', ''), '"', ''), ' ', '","') || '"]')
    WHERE value <> '' AND value NOT GLOB '*[^A-Za-z0-9]*')`

/** Listings that are not found by their own title and city, some hundred at a time: a statement of D1 may take 30 seconds. */
async function unfoundFaults(database: D1Database): Promise<Fault[]> {
  const page = database.prepare(
    `SELECT max(seq) AS last, sum(is_found = 0) AS unfound FROM (SELECT seq,
      CASE WHEN own IS NOT NULL THEN EXISTS (SELECT 1 FROM properties_search
        WHERE properties_search MATCH own AND properties_search.rowid = seq) ELSE 1 END AS is_found
      FROM (SELECT seq, ${plainWords('title', IN_TITLE)} || ' AND ' || ${plainWords('city', IN_PLACE)} AS own
        FROM properties WHERE seq > ? ORDER BY seq LIMIT ${LISTINGS_AT_ONCE}))`,
  )
  let unfound = 0
  let last: number | null = 0
  while (last !== null) {
    const row: Probed | undefined = (await allRows<Probed>(page.bind(last)))[0]
    unfound += row?.unfound ?? 0
    last = row?.last ?? null
  }
  if (unfound === 0) return []
  return [{ kind: 'search', sentence: `${unfound} listings are not found by their own title.` }]
}

type Probed = { last: number | null; unfound: number | null }
