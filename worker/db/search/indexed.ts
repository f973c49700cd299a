import { BAND_LETTERS, BANDED_TOKENS, PAIRED_AT } from './facets.ts'
import {
  BEGINNING_LENGTHS,
  COARSE,
  FACET,
  IN_PLACE,
  IN_PLACE_OR_ADDRESS,
  IN_TITLE,
  isPlainSql,
  letterSql,
  OF_KIND_IN_PLACE,
  OF_REGION,
  REGION_PLACES,
} from './tokens.ts'

/** Whose columns an expression names: the listing that a trigger is about, or any. */
export type Row = 'new' | 'old' | 'properties'

/** An index of the few listings that alerts are compared with: filled and emptied within one batch, so that it is empty to all others. */
export const NEWS_INDEX = 'news_search'

/*
 * Listings on their way into the search indexes stand in `search_cut`, which cuts their texts into words as SQLite does; its words are
 * read from `search_cut_terms`. Nothing stays there.
 */
export const CUT = 'search_cut'
export const CUT_TERMS = 'search_cut_terms'
export const CUT_COLUMNS = ['title', 'place', 'address', 'words'].join(', ')

/** A word of every listing, also of one whose texts have none. */
const ALWAYS = '\uE005'

const cutValues = (row: Row) =>
  `${row}.seq, ${row}.title, concat_ws(' ', ${row}.locality, ${row}.city), ${row}.address,
    concat_ws(' ', ${letterSql(ALWAYS)}, ${row}.description, ${row}.state, ${row}.search_terms)`

/** Cuts the new listing of a trigger, or the listings that `from` names. */
export const cutSql = (row: Row, from = '') =>
  `INSERT INTO ${CUT}(rowid, ${CUT_COLUMNS}) SELECT ${cutValues(row)} ${from}`.trim()
export const UNCUT = `INSERT INTO ${CUT}(${CUT}) VALUES ('delete-all')`
/** The words that others are asked for by. */
export const WORDS_KEPT = `INSERT OR IGNORE INTO search_words(word) SELECT term FROM ${CUT_TERMS} WHERE ${isPlainSql('term')}`

const spelt = (where: string) => `${letterSql(where)} || term || ' '`
const SPELT = `CASE col WHEN 'title' THEN ${spelt(IN_TITLE)}
    WHEN 'place' THEN ${spelt(IN_PLACE)} || ${spelt(IN_PLACE_OR_ADDRESS)}
    WHEN 'address' THEN ${spelt(IN_PLACE_OR_ADDRESS)} ELSE '' END || term`
/** Of a listing that is not on offer each facet is said with its status. */
const STATE = `${letterSql(FACET)} || iif(properties.status = 'available', '', properties.status)`
const FACETS = `replace(replace(properties.facets, 'null', ''), '"x', '"' || ${STATE} || 'x')`
/** What a listing is: its kind, and its bedrooms, which say that it is a villa. */
const KINDS = ["'x' || lower(properties.category)", "'xbed' || properties.bed_rooms"]
const WITH_DEAL = KINDS.map((kind) => `${kind} || 'xdeal' || properties.deal`)
/** What only some kinds have, in twos: a choice of two such things is one list of listings instead of the way through two. */
const isPaired = (row: string) => `${row}.value IS NOT NULL AND ${row}.key IN (${PAIRED_AT.join(', ')})`
const PAIRS = `iif(properties.status = 'available', (SELECT group_concat(${letterSql(FACET)} || one.value || other.value, ' ')
      FROM json_each(properties.facets) AS one, json_each(properties.facets) AS other
      WHERE one.key < other.key AND ${isPaired('one')} AND ${isPaired('other')}), NULL)`
const EACH_MEASURE = `json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure`
const MEASURES = `(SELECT group_concat(${letterSql(FACET)} || substr(measure.value, 1, size.value), ' ')
      FROM ${EACH_MEASURE}, json_each('[${BEGINNING_LENGTHS.join()}, 99]') AS size
      WHERE size.value = 99 OR size.value <= ${COARSE} OR measure.value GLOB 'x[xy]*')`

/** The places of the region whose words are the beginnings of words in `text`, which has a space before each. */
const regionSql = (letter: string, text: string) =>
  `concat_ws(' ', ${REGION_PLACES.map(({ words }) => `iif(${words.map((word) => `instr(${text}, ' ${word}')`).join(' AND ')}, ${letterSql(letter)} || '${words.join('')}', NULL)`).join(', ')})`

/** The places of the region that a listing on offer is in, each with its kind. */
const kindSql = (kind: string) =>
  `iif(properties.status = 'available', replace(cut.region, ${letterSql(OF_REGION[IN_PLACE_OR_ADDRESS])}, ${letterSql(OF_KIND_IN_PLACE)} || ${kind}), NULL)`

/** The same with the beginning of its size: of what is for sale or to rent there few are that large. */
const BANDS = `(SELECT group_concat(${kindSql("'x' || lower(properties.category) || deal.value || substr(measure.value, 1, " + `${BAND_LETTERS})`)}, ' ')
      FROM ${EACH_MEASURE}, json_each(json_array('', 'xdeal' || properties.deal)) AS deal
      WHERE ${BANDED_TOKENS.map((token) => `measure.value GLOB '${token}*'`).join(' OR ')})`

/**
 * The index that has pairs and sizes in places: they are counted there, and in the orders of prices and sizes each
 * would take five bytes.
 */
export const COUNTED_INDEX = 'properties_search'

/** Puts what is cut into an index, in its order. */
export const indexCut = (index: string, rowid: string) => `INSERT INTO ${index}(rowid, tokens)
  SELECT ${rowid}, concat_ws(' ', cut.spelt, ${FACETS}, ${WITH_DEAL.map((kind) => `${STATE} || ${kind}`).join(', ')},
    ${MEASURES},
    ${index === COUNTED_INDEX ? `${PAIRS},\n    ${BANDS},\n    ` : ''}cut.region, ${[...KINDS, ...WITH_DEAL].map(kindSql).join(', ')},
    ${regionSql(OF_REGION[IN_PLACE], 'cut.in_place')})
  FROM (SELECT doc, spelt, in_place, ${regionSql(OF_REGION[IN_PLACE_OR_ADDRESS], 'in_place_or_address')} AS region
    FROM (SELECT doc, group_concat(iif(${isPlainSql('term')}, ${SPELT}, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM ${CUT_TERMS} GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1`
