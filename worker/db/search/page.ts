import { waysToSay } from '#contract/search/roads.ts'
import { isId } from '#contract/ids.ts'
import { LIMITS } from '#contract/limits.ts'
import { FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import { isInOutline, type Outline, type Point } from '#contract/list/map-area.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import type { Db } from '#worker/db/client.ts'
import { type Cursor, MOST_TITLED, NAMED_RUN, writeCursor } from './cursor.ts'
import { categoryToken } from './facets.ts'
import {
  AGES,
  allOf,
  countedRun,
  counterKeys,
  matchOf,
  type Plan,
  planOf,
  type Position,
  type Run,
  runsAfter,
} from './plan.ts'
import { ANYWHERE, NOWHERE, searchedWords } from './tokens.ts'

/** One page of a search. */
export type PageQuery = {
  search: ListSearch
  limit: number
  cursor?: Cursor | undefined
  /** A text that may be a whole title, an id or a listing's number: those listings come first. `among` limits which may. */
  named?: NameSearch | undefined
  /** Whether to read `placesVersion` too; it is 0 otherwise. */
  isPlacesVersionWanted?: boolean
  /** What the total counts, when it is not simply this search with all named listings. */
  counted?: CountScope | 'nothing'
  /** Where counting stops; LIMITS.countedUpTo unless it is less. */
  countUpTo?: number | undefined
}

export type NameSearch = {
  text: string
  age?: number | undefined
  owned?: readonly number[]
  among: ListSearch
}

type CountScope = { search: ListSearch; named: string }

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

const AGE_MASK = AGES - 1
/** The `seq` of each named listing as a scalar subquery: a test with IN would read one more row for every match. */
const namedBefore = (most: number) =>
  Array.from({ length: most }, (_, index) => `(SELECT seq FROM named LIMIT 1 OFFSET ${index})`)

/** Finds a page with its total in one statement: a second statement would make the smallest call a fifth slower. */
export async function findPage<Listing>(
  db: Db,
  pageQuery: PageQuery,
  columns: Columns<Listing>,
): Promise<FoundPage<Listing>> {
  const { search, limit, cursor } = pageQuery
  if (search.outline) return findOutlined(db, pageQuery, search.outline, columns)
  const { state, rows } = await readRows(db, pageQuery, columns)
  const total = cursor?.total ?? totalOf(state.counted, pageQuery)
  return {
    listings: rows.slice(0, limit).map(({ listing }) => listing),
    total,
    next: nextOf(pageQuery, state, total, rows.length > limit ? rows[limit - 1] : undefined),
    version: state.version,
    placesVersion: state.placesVersion,
  }
}

/** So many listings in the box around an outline are looked at for a page. */
export const OUTLINE_CANDIDATES = 1500

/**
 * A page of listings inside an outline. Only OUTLINE_CANDIDATES of its bounding box are looked at, so a page may be
 * short and still have a next one.
 */
async function findOutlined<Listing>(
  db: Db,
  pageQuery: PageQuery,
  outline: Outline,
  columns: Columns<Listing>,
): Promise<FoundPage<Listing>> {
  const { search, limit, cursor } = pageQuery
  const { state, inside, lastLooked } = await readOutlined(db, pageQuery, outline, POINT)
  const total = cursor?.total ?? outlinedTotal(inside.length, lastLooked)
  const shown = inside.slice(0, limit)
  return {
    listings: await readListings(db, shown, search, columns),
    total,
    next: nextOf(pageQuery, state, total, inside.length > limit ? shown.at(-1) : lastLooked),
    version: state.version,
    placesVersion: state.placesVersion,
  }
}

/** The candidates that stand in an outline, and the last that was looked at where more stand in its box. */
export async function readOutlined<Placed extends Point>(
  db: Db,
  asked: Omit<PageQuery, 'limit' | 'counted'>,
  outline: Outline,
  columns: Columns<Placed>,
) {
  const query: PageQuery = { ...asked, limit: OUTLINE_CANDIDATES, counted: 'nothing' }
  const { state, rows } = await readRows(db, query, columns)
  const looked = rows.slice(0, OUTLINE_CANDIDATES)
  const inside = looked.filter(({ listing }) => isInOutline(listing, outline))
  return { state, inside, lastLooked: looked.length === rows.length ? undefined : looked.at(-1) }
}

/** How many stand in an outline: '24', '24+' where more stand in its box than were looked at, '1000+' above a thousand. */
export function outlinedTotal(count: number, lastLooked: FoundRow<unknown> | undefined): string {
  return count > LIMITS.countedUpTo ? `${LIMITS.countedUpTo}+` : `${count}${lastLooked ? '+' : ''}`
}

const POINT: Columns<Point> = {
  sql: ['properties.lat', 'properties.lng'],
  read: ([lat, lng]) => ({ lat: Number(lat), lng: Number(lng) }),
}

/** The listings at these positions; a second statement, so their status is asked once more. */
async function readListings<Listing>(
  db: Db,
  rows: FoundRow<unknown>[],
  { statuses }: ListSearch,
  columns: Columns<Listing>,
): Promise<Listing[]> {
  const found = await db.$client
    .prepare(
      `SELECT ${columns.sql.join(', ')} FROM json_each(?1) AS spot CROSS JOIN properties ON properties.seq = spot.value
        WHERE properties.status IN (SELECT value FROM json_each(?2)) ORDER BY spot.key`,
    )
    .bind(JSON.stringify(rows.map(({ position }) => position.seq)), JSON.stringify(statuses))
    .raw()
  return found.map((values) => columns.read(values))
}

type FoundRow<Listing> = { listing: Listing; position: Position }
type State = { version: number; placesVersion: number; counted: number; named: number[] }

/** The rows of a page with their positions, and one more row where there is a next page. */
export async function readRows<Listing>(
  db: Db,
  pageQuery: PageQuery,
  columns: Columns<Listing>,
): Promise<{ state: State; rows: FoundRow<Listing>[] }> {
  const plan = planOf(pageQuery.search)
  const { text, values } = pageStatement(pageQuery, plan, columns)
  const [first = [], ...rows] = await db.$client
    .prepare(text)
    .bind(...values)
    .raw()
  const [version, placesVersion, counted, named] = first
  return {
    state: {
      version: Number(version),
      placesVersion: Number(placesVersion),
      counted: Number(counted),
      named: typeof named === 'string' ? JSON.parse(named) : [],
    },
    rows: rows.map(([, run, rank, seq, ...listing]) => ({
      listing: columns.read(listing),
      position: { run: Number(run), rank: Number(rank), seq: Number(seq) },
    })),
  }
}

/** The cursor behind the last row of a page; undefined where nothing follows. */
function nextOf(
  { search, cursor }: PageQuery,
  state: State,
  total: string,
  last: FoundRow<unknown> | undefined,
): string | undefined {
  if (!last) return undefined
  return writeCursor({ position: last.position, total, named: cursor?.named ?? state.named }, search)
}

/** The total: exact where counters give it for everything or one kind, else '1000+' above a thousand. */
function totalOf(counted: number, { search, countUpTo = LIMITS.countedUpTo }: PageQuery): string {
  if (counted <= countUpTo) return String(counted)
  const keys = counterKeys(search)
  const isOneKind = keys !== undefined && counterKeysSayAll(search, keys)
  return isOneKind ? String(counted) : `${countUpTo}+`
}

const counterKeysSayAll = ({ categories = [] }: ListSearch, keys: string[]) =>
  categories.length <= 1 && keys.every((key) => KIND_KEY.test(key))

const KIND_KEY = new RegExp(`/(?:${FILTER_CATEGORIES.map(categoryToken).join('|')})$`)

function pageStatement(pageQuery: PageQuery, plan: Plan, columns: Columns<unknown>) {
  const { limit, cursor, named } = pageQuery
  const values: string[] = []
  const bind = (value: string) => `?${values.push(value)}`
  const words = searchedWords(bind)
  const { matched } = words
  const take = limit + 1
  const namedSql = named && namedStatement(named, cursor, bind, matched)
  const notNamed = cursor?.named.map(String) ?? namedBefore(named && namedSql ? mostNamed(named) : 0)
  const counted = countedIn(pageQuery)
  const countedSql =
    counted &&
    countedStatement(counted.search, pageQuery.countUpTo ?? LIMITS.countedUpTo, words.matchedWithAll)
  const isGuarded = countedSql !== undefined && counted?.search === pageQuery.search
  const runs = runsAfter(plan, cursor?.position).map((run) =>
    runStatement(run, plan, { notNamed, take, matched, isGuarded }),
  )
  const state = stateStatement(pageQuery, namedSql !== undefined, matched)
  const wordsSql = words.table()
  const tables = [
    ...(wordsSql ? [wordsSql] : []),
    ...(namedSql ? [`named AS MATERIALIZED (${namedSql})`] : []),
    ...(countedSql ? [`counted AS MATERIALIZED (${countedSql})`] : []),
  ]
  const branches = namedSql ? [`SELECT ${NAMED_RUN} AS run, seq AS spot FROM named`, ...runs] : runs
  const text = `${tables.length > 0 ? `WITH ${tables.join(', ')}` : ''}
  ${state}, ${columns.sql.map((_, index) => `NULL AS column${index}`).join(', ')}
  ${branches.length === 0 ? '' : `UNION ALL\n  ${listingsStatement(branches, take, columns)}`}`
  return { text, values }
}

/**
 * The positions of a run's listings, in its order, without the named ones, which come first. Where the count is 0,
 * the index is not searched.
 */
function runStatement(
  { number, match, ...bounds }: ReturnType<typeof runsAfter>[number],
  { index, isAscending }: Plan,
  {
    notNamed,
    take,
    matched,
    isGuarded,
  }: { notNamed: readonly string[]; take: number; matched: Bind; isGuarded: boolean },
): string {
  return `
    SELECT * FROM (SELECT ${number} AS run, ${index}.rowid AS spot FROM ${index}
      WHERE ${index} MATCH ${isGuarded ? `iif((SELECT found FROM counted) > 0, ${matched(match)}, '${NOWHERE}')` : matched(match)} ${boundsSql(index, bounds)}
      ${notNamed.map((seq) => `AND ${index}.rowid & ${AGE_MASK} IS NOT ${seq}`).join(' ')}
      ORDER BY ${index}.rowid ${isAscending ? 'ASC' : 'DESC'} LIMIT ${take})`
}

export const boundsSql = (index: string, { above, below }: Pick<Run, 'above' | 'below'>) =>
  `${above === undefined ? '' : `AND ${index}.rowid >= ${above}`} ${below === undefined ? '' : `AND ${index}.rowid < ${below}`}`

/** What is counted; nothing on later pages, whose cursor carries the total. */
const countedIn = ({ search, cursor, counted = { search, named: 'true' } }: PageQuery) =>
  cursor || counted === 'nothing' ? undefined : counted

/** The first row: versions, total, and the listings that were named. */
function stateStatement(pageQuery: PageQuery, isNamed: boolean, matched: Bind): string {
  const counted = countedIn(pageQuery)
  const places = pageQuery.isPlacesVersionWanted ? '(SELECT version FROM place_list)' : 'NULL'
  const total = counted ? totalStatement(counted, isNamed, matched) : 'NULL'
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

const mostNamed = ({ owned = [] }: NameSearch) => MOST_TITLED + owned.length

/** SQL of the named listings: behind a cursor those that its pages have not shown yet; undefined where there are none. */
function namedStatement(
  named: NameSearch,
  cursor: Cursor | undefined,
  bind: Bind,
  matched: Bind,
): string | undefined {
  const match = matchOf(named.among, 'properties_search')
  const left = cursor && namedAfter(cursor)
  if (match === undefined || left?.length === 0) return undefined
  return `SELECT seq FROM properties WHERE ${left ? `seq IN (${left.join(', ')})` : isNamedSql(named, bind)}
    AND EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH ${matched(match)} AND rowid = properties.seq)
    ORDER BY seq DESC LIMIT ${left?.length ?? mostNamed(named)}`
}

const namedAfter = ({ position: { run, seq: last }, named }: Cursor) =>
  run === NAMED_RUN ? named.filter((seq) => seq < last) : []

function isNamedSql({ text, age, owned = [] }: NameSearch, bind: Bind): string {
  const isTitled = isId(text.toLowerCase())
    ? `id = ${bind(text.toLowerCase())}`
    : `title_key = lower(${bind(text)})`
  const ages = [...(age === undefined ? [] : [age]), ...owned]
  return ages.length === 0 ? isTitled : `(seq IN (${ages.join(', ')}) OR ${isTitled})`
}

/** SQL that counts what a search finds, up to one more than is told; undefined where counters say it or nothing can be found. */
function countedStatement(
  search: ListSearch,
  upTo: number,
  matchedWithAll: (ofWords: string, match: string) => string,
): string | undefined {
  const run = counterKeys(search) ? undefined : countedRun(search)
  if (run === undefined) return undefined
  const { index, above, below } = run
  const ofWords = allOf(
    (search.words ?? []).filter((word) => !waysToSay(word)),
    ANYWHERE,
  )
  const matching = (bounds: Pick<Run, 'above' | 'below'>) => `FROM ${index}
    WHERE ${index} MATCH ${matchedWithAll(ofWords, run.match)} ${boundsSql(index, bounds)}`
  const exact = `SELECT count(*) AS found FROM (SELECT 1 ${matching(run)} LIMIT ${upTo + 1})`
  if (below === undefined || !isOneList(run.match)) return exact
  const last = `(SELECT rowid ${matching({ above })} ORDER BY rowid LIMIT 1 OFFSET ${upTo})`
  return `SELECT iif(${last} < ${below}, ${upTo + 1}, (${exact})) AS found`
}

/** Whether a query is one token: then seeking the last counted listing by offset is faster than counting all before it. */
const isOneList = (match: string) => /^[\w\uE000-\uE00F]+$/.test(match)

/** SQL for how many listings a search finds, with those that were named besides. */
function totalStatement({ search, named }: CountScope, isNamed: boolean, matched: Bind): string {
  const keys = counterKeys(search)
  if (keys)
    return `(SELECT ifnull(sum(count), 0) FROM listing_counts WHERE key IN (${keys.map((key) => `'${key}'`).join(', ')}))`
  const match = matchOf(search, 'properties_search')
  if (match === undefined) return isNamed ? `(SELECT count(*) FROM named WHERE ${named})` : '0'
  const found = '(SELECT found FROM counted)'
  if (!isNamed) return found
  return `(${found} + (SELECT count(*) FROM named WHERE ${named} AND NOT EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH ${matched(match)} AND rowid = named.seq)))`
}
