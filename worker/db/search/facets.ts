import { NEEDED_CHECKS } from '#contract/properties/checks.ts'
import type { Category, FilterCategory, State } from '#contract/properties/enums.ts'
import type { ListFilters } from '#contract/search/list-filters.ts'

/*
 * The facets of a listing are stored as tokens in the search index, beside its words: 'xvilla', 'xdealrent', 'xbed3'. The
 * index intersects the lists of listings of any tokens. Each facet has `sql`, an expression over a listing's row that gives
 * its token, and `token`, the one that a search asks for.
 */

type Measured = `${'min' | 'max'}${string}`
type Single = Exclude<keyof ListFilters, Measured | 'categories' | 'place' | 'words'>
type Facet = { sql: string; token: (search: ListFilters) => string | undefined | false }

const detail = (name: string) => `(details ->> '$.${name}')`

/** A word of a closed list as a token: 'Co-operative Society' is 'xowncooperativesociety'. */
const wordSql = (token: string, expression: string) =>
  `'${token}' || lower(replace(replace(${expression}, ' ', ''), '-', ''))`
const wordToken = (token: string, word: string | undefined) =>
  word && token + word.toLowerCase().replaceAll(/[ -]/g, '')
const numberToken = (token: string, count: number | undefined) =>
  count === undefined ? undefined : `${token}${count}`

const flagFacet = (
  token: string,
  condition: string,
  isAsked: (search: ListFilters) => boolean | undefined,
): Facet => ({
  sql: `iif(${condition}, '${token}', NULL)`,
  token: (search) => isAsked(search) && token,
})

/** SQL that is 1 where a detail is true, or a text that is not empty and denies nothing ('none', 'no wall'). */
function isThere(name: string): string {
  const said = `lower(trim(details ->> '$.${name}'))`
  const denials = ['', '-', 'no', 'none', 'nil', 'na', 'n/a', 'absent'].map((word) => `'${word}'`).join(', ')
  const beginnings = ['no %', 'not %', 'none %', 'without %']
    .map((like) => `${said} NOT LIKE '${like}'`)
    .join(' AND ')
  return `CASE json_type(details, '$.${name}') WHEN 'true' THEN 1 WHEN 'text' THEN ${said} NOT IN (${denials}) AND ${beginnings} ELSE 0 END`
}

const IS_DOCK = `(${isThere('loadingDock')}) AND (json_type(details, '$.loadingDock') = 'true'
  OR ${detail('loadingDock')} LIKE '%dock%' OR ${detail('loadingDock')} LIKE '%platform%')`

/** Tokens of listings that lack pictures, a place on the map, or the checks of site and title deed. */
export const UNPICTURED = 'xunpictured'
export const UNPLACED = 'xunplaced'
export const UNCHECKED = 'xunchecked'
const hasNeededChecks = NEEDED_CHECKS.map(
  (check) => `ifnull(instr(${detail('checks')}, '"${check}"'), 0)`,
).join(' AND ')
const listerToken = (accountId: string) => `xby${accountId}`

const FACETS = {
  deal: { sql: `'xdeal' || deal`, token: ({ deal }) => wordToken('xdeal', deal) },
  leaseType: {
    sql: wordSql('xlease', 'lease_type'),
    token: ({ leaseType }) => wordToken('xlease', leaseType),
  },
  ownership: {
    sql: wordSql('xown', 'ownership_type'),
    token: ({ ownership }) => wordToken('xown', ownership),
  },
  villaType: {
    sql: wordSql('xtype', detail('villaType')),
    token: ({ villaType }) => wordToken('xtype', villaType),
  },
  bedRooms: { sql: `'xbed' || bed_rooms`, token: ({ bedRooms }) => numberToken('xbed', bedRooms) },
  bathrooms: {
    sql: `'xbath' || ${detail('bathrooms')}`,
    token: ({ bathrooms }) => numberToken('xbath', bathrooms),
  },
  facing: { sql: wordSql('xface', detail('facing')), token: ({ facing }) => wordToken('xface', facing) },
  corner: flagFacet('xcorner', detail('isCornerPlot'), ({ corner }) => corner),
  loadingDock: flagFacet('xdock', IS_DOCK, ({ loadingDock }) => loadingDock),
  crane: flagFacet('xcrane', detail('hasCraneFacility'), ({ crane }) => crane),
  coldStorage: flagFacet('xcold', detail('isColdStorageAvailable'), ({ coldStorage }) => coldStorage),
  powerBackup: flagFacet('xpower', isThere('powerBackup'), ({ powerBackup }) => powerBackup),
  gated: flagFacet('xgated', detail('gatedCommunity'), ({ gated }) => gated),
  garden: flagFacet('xgarden', detail('garden'), ({ garden }) => garden),
  garage: flagFacet('xgarage', detail('garage'), ({ garage }) => garage),
  boundaryWall: flagFacet('xwall', isThere('boundaryWall'), ({ boundaryWall }) => boundaryWall),
  listedBy: { sql: `'xby' || listed_by`, token: ({ listedBy }) => listedBy && listerToken(listedBy) },
  unpictured: flagFacet(UNPICTURED, 'json_array_length(pictures) = 0', ({ unpictured }) => unpictured),
  unplaced: flagFacet(UNPLACED, 'lat IS NULL AND embed_url IS NULL', ({ unplaced }) => unplaced),
  unchecked: flagFacet(UNCHECKED, `NOT (${hasNeededChecks})`, ({ unchecked }) => unchecked),
} as const satisfies Record<Single, Facet>

const MOST_BEDROOMS = 50

/** The tokens of a range of bedrooms, of which a listing needs one; undefined where no range is asked for. */
export function bedRoomTokens({ minBedRooms, maxBedRooms }: ListFilters): string[] | undefined {
  if (minBedRooms === undefined && maxBedRooms === undefined) return undefined
  const from = minBedRooms ?? 0
  const to = maxBedRooms ?? MOST_BEDROOMS
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `xbed${from + index}`)
}

/** SQL over a listing's row that gives its tokens as a JSON list, with null for a facet that it lacks. */
export const FACETS_SQL = `json_array('x' || status, 'x' || lower(category),
  iif(category = 'Villa' OR lease_type IS 'Residential', 'xresidential', NULL),
  ${Object.values(FACETS)
    .map(({ sql }) => sql)
    .join(', ')})`

export const stateToken = (state: State) => `x${state}`
export const categoryToken = (category: FilterCategory) => `x${category.toLowerCase()}`

/** The counter of all listings of a kind in a status. */
export const kindCounterKey = (status: State, category: Category) =>
  counterKey(status, category, categoryToken(category))

export const counterKey = (status: State, category: Category, token: string) =>
  `${status}/${category}/${token}`

/** The tokens that a listing must have, all of them, to be found by a search; without those of its kind and status. */
export const facetTokens = (search: ListFilters): string[] =>
  Object.values<Facet>(FACETS).flatMap(({ token }) => token(search) || [])
