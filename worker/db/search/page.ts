import { LIMITS } from '#contract/limits.ts'
import { FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import { isPropertyId } from '#contract/properties/replies.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import type { Db } from '#worker/db/client.ts'
import { type Cursor, writeCursor } from './cursor.ts'
import { categoryToken } from './facets.ts'
import { AGES, counterKeys, matchOf, type Plan, planOf, type Position, runsAfter } from './plan.ts'

/** One page of a search. */
export type PageQuery = {
  search: ListSearch
  limit: number
  cursor?: Cursor | undefined
  /** A text that may be the whole title or the id of listings, which then come first; `among` are those it may name. */
  named?: { text: string; among: ListSearch } | undefined
  /** Whether to read `placesVersion` too; it is 0 otherwise. */
  isPlacesVersionWanted?: boolean
}

export type FoundPage<Listing> = {
  listings: Listing[]
  /** '24', or '1000+' where counting stopped. */
  total: string
  /** The cursor of the next page; undefined on the last one. */
  next: string | undefined
  /** The version of the listings (see queries/meta.ts), and of the names of their places. */
  version: number
  placesVersion: number
}

/** The SQL columns that are read of each listing, and how it is made from their values. */
export type Columns<Listing> = { sql: readonly string[]; read: (values: unknown[]) => Listing }

/** The columns in front of a listing's own: versions and total in the first row, the listing's position in the others. */
const STATE_COLUMNS = 4
const MOST_NAMED = 3
const AGE_MASK = AGES - 1
/** The `seq` of each named listing as a scalar subquery: a test with IN would read one more row for every match. */
const namedBefore = Array.from(
  { length: MOST_NAMED },
  (_, index) => `(SELECT seq FROM named LIMIT 1 OFFSET ${index})`,
)
/** The number of the run of the named listings, and the positions in front of all other runs, by `isAscending`. */
const NAMED = -1
const START: Record<'true' | 'false', Position> = {
  true: { run: 0, rank: 0, seq: 0 },
  false: { run: 0, rank: LIMITS.maxPriceInr + 1, seq: 0 },
}

/** Finds a page with its total in one statement: a second statement would make the smallest call a fifth slower. */
export async function findPage<Listing>(
  db: Db,
  pageQuery: PageQuery,
  columns: Columns<Listing>,
): Promise<FoundPage<Listing>> {
  const { search, limit, cursor } = pageQuery
  const plan = planOf(search)
  const { text, values } = pageStatement(pageQuery, plan, columns)
  const [state = [], ...rows] = await db.$client
    .prepare(text)
    .bind(...values)
    .raw()
  const [version, placesVersion, counted, namedList] = state
  const total = cursor?.total ?? totalOf(Number(counted), search)
  const named = cursor?.named ?? (typeof namedList === 'string' ? JSON.parse(namedList) : [])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const position = last && positionOf(last, plan)
  return {
    listings: rows.slice(0, limit).map((row) => columns.read(row.slice(STATE_COLUMNS))),
    total,
    next: position && writeCursor({ position, total, named }, search),
    version: Number(version),
    placesVersion: Number(placesVersion),
  }
}

function positionOf([, run, rank, seq]: unknown[], { isAscending }: Plan): Position {
  if (Number(run) === NAMED) return START[`${isAscending}`]
  return { run: Number(run), rank: Number(rank), seq: Number(seq) }
}

/** The total: exact where counters give it for everything or one kind, else '1000+' above a thousand. */
function totalOf(counted: number, search: ListSearch): string {
  if (counted <= LIMITS.countedUpTo) return String(counted)
  const keys = counterKeys(search)
  const isOneKind = keys !== undefined && counterKeysSayAll(search, keys)
  return isOneKind ? String(counted) : `${LIMITS.countedUpTo}+`
}

const counterKeysSayAll = ({ categories = [] }: ListSearch, keys: string[]) =>
  categories.length <= 1 && keys.every((key) => KIND_KEY.test(key))

const KIND_KEY = new RegExp(`/(?:${FILTER_CATEGORIES.map(categoryToken).join('|')})$`)

function pageStatement(pageQuery: PageQuery, plan: Plan, columns: Columns<unknown>) {
  const { search, limit, cursor, named } = pageQuery
  const values: string[] = []
  const bind = (value: string) => `?${values.push(value)}`
  const take = limit + 1
  const namedSql = cursor || !named ? undefined : namedStatement(named, Math.min(MOST_NAMED, limit), bind)
  const notNamed = namedSql ? namedBefore : (cursor?.named ?? []).map(String)
  const countedSql = cursor ? undefined : countedStatement(search, bind)
  const isGuarded = countedSql !== undefined && plan.runs.length > 1
  const runs = runsAfter(plan, cursor?.position).map((run) =>
    runStatement(run, plan, { notNamed, take, bind, isGuarded }),
  )
  const tables = [
    ...(namedSql ? [`named AS MATERIALIZED (${namedSql})`] : []),
    ...(countedSql ? [`counted AS MATERIALIZED (${countedSql})`] : []),
  ]
  const branches = namedSql ? [`SELECT ${NAMED} AS run, seq AS spot FROM named`, ...runs] : runs
  const text = `${tables.length > 0 ? `WITH ${tables.join(', ')}` : ''}
  ${stateStatement(pageQuery, namedSql !== undefined, bind)}, ${columns.sql.map((_, index) => `NULL AS column${index}`).join(', ')}
  ${branches.length === 0 ? '' : `UNION ALL\n  ${listingsStatement(branches, take, columns)}`}`
  return { text, values }
}

/** The places of a run's listings, in its order, without those that were named. The index is not asked where nothing is counted. */
function runStatement(
  { number, match, above, below }: ReturnType<typeof runsAfter>[number],
  { index, isAscending }: Plan,
  {
    notNamed,
    take,
    bind,
    isGuarded,
  }: { notNamed: readonly string[]; take: number; bind: Bind; isGuarded: boolean },
): string {
  return `
    SELECT * FROM (SELECT ${number} AS run, ${index}.rowid AS spot FROM ${isGuarded ? 'counted CROSS JOIN ' : ''}${index}
      WHERE ${isGuarded ? 'counted.found > 0 AND ' : ''}${index} MATCH ${bind(match)}${above === undefined ? '' : ` AND ${index}.rowid >= ${above}`}${below === undefined ? '' : ` AND ${index}.rowid < ${below}`}
      ${notNamed.map((seq) => `AND ${index}.rowid & ${AGE_MASK} IS NOT ${seq}`).join(' ')}
      ORDER BY ${index}.rowid ${isAscending ? 'ASC' : 'DESC'} LIMIT ${take})`
}

/** The first row: versions, total, and the listings that were named. */
function stateStatement(
  { search, cursor, isPlacesVersionWanted }: PageQuery,
  isNamed: boolean,
  bind: Bind,
): string {
  const places = isPlacesVersionWanted ? '(SELECT version FROM place_list)' : 'NULL'
  const total = cursor ? 'NULL' : totalStatement(search, isNamed, bind)
  return `SELECT (SELECT value FROM meta WHERE key = 'listing') AS version, ${places} AS places_version, ${total} AS total,
    ${isNamed ? '(SELECT json_group_array(seq) FROM named)' : 'NULL'} AS named_seqs`
}

/** The listings at the first places of all runs. */
const listingsStatement = (branches: string[], take: number, columns: Columns<unknown>) =>
  `SELECT * FROM (SELECT NULL, page.run, page.spot >> 23, page.spot & ${AGE_MASK}, ${columns.sql.join(', ')}
    FROM (SELECT * FROM (${unionAll(branches)}) LIMIT ${take}) page CROSS JOIN properties ON properties.seq = page.spot & ${AGE_MASK})`

/** D1 takes at most five terms in a compound SELECT; longer ones are nested. */
const MAX_UNION_TERMS = 5

export function unionAll(branches: string[]): string {
  if (branches.length <= MAX_UNION_TERMS) return branches.join(' UNION ALL ')
  const half = Math.ceil(branches.length / 2)
  return [branches.slice(0, half), branches.slice(half)]
    .map((group) => `SELECT * FROM (${unionAll(group)})`)
    .join(' UNION ALL ')
}

type Bind = (value: string) => string

function namedStatement(
  { text, among }: NonNullable<PageQuery['named']>,
  most: number,
  bind: Bind,
): string | undefined {
  const match = matchOf(among)
  if (match === undefined || text === '') return undefined
  const isIt = isPropertyId(text.toLowerCase())
    ? `id = ${bind(text.toLowerCase())}`
    : `title_key = lower(${bind(text)})`
  return `SELECT seq FROM properties WHERE ${isIt}
    AND EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH ${bind(match)} AND rowid = properties.seq)
    ORDER BY seq DESC LIMIT ${most}`
}

/** SQL that counts what a search finds, up to one more than a thousand; undefined where counters say it or nothing can be found. */
function countedStatement(search: ListSearch, bind: Bind): string | undefined {
  const match = counterKeys(search) ? undefined : matchOf(search)
  if (match === undefined) return undefined
  return `SELECT count(*) AS found FROM (SELECT 1 FROM properties_search WHERE properties_search MATCH ${bind(match)} LIMIT ${LIMITS.countedUpTo + 1})`
}

/** SQL for how many listings a search finds, with those that were named besides. */
function totalStatement(search: ListSearch, isNamed: boolean, bind: Bind): string {
  const keys = counterKeys(search)
  if (keys)
    return `(SELECT ifnull(sum(count), 0) FROM listing_counts WHERE key IN (${keys.map((key) => `'${key}'`).join(', ')}))`
  const match = matchOf(search)
  if (match === undefined) return isNamed ? '(SELECT count(*) FROM named)' : '0'
  const found = '(SELECT found FROM counted)'
  if (!isNamed) return found
  return `(${found} + (SELECT count(*) FROM named WHERE NOT EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH ${bind(match)} AND rowid = named.seq)))`
}
