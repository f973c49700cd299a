import { PLACE_KEY } from '#worker/db/queries/properties/shown-place.ts'
import type { AuditAction } from '#contract/accounts/audit.ts'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS } from '#contract/units/time.ts'
import { REGION } from '#contract/search/region.ts'
import { BREAKPOINT } from '#worker/db/after-migrate.ts'
import {
  CUT,
  CUT_COLUMNS,
  CUT_TERMS,
  cutSql,
  indexCut,
  NEWS_INDEX,
  type Row,
  UNCUT,
  WORDS_KEPT,
} from '#worker/db/search/indexed.ts'
import { FACET, IN_PLACE_OR_ADDRESS, letterSql, regionTerm } from '#worker/db/search/tokens.ts'
import { mergedWhole } from '#worker/db/search/merge.ts'
import { LOOK_PARTS, partOfLook } from '#worker/db/tables/images.ts'
import { allWordsOf } from '#contract/search/tokens.ts'
import { AGES } from '#worker/db/search/plan.ts'

/*
 * What `npm run db:new -- --after-migrate` writes into worker/db/after-migrate.sql: each expression, update and list stands here once.
 */

const AGE_BITS = Math.log2(AGES)
const above = (rank: string, row: Row) => `(${rank} << ${AGE_BITS}) + ${row}.seq`

/** The search indexes, each with the rowid of a listing in it. */
const INDEXES: Record<string, (row: Row) => string> = {
  properties_search: (row) => `${row}.seq`,
  properties_by_price: (row) => above(`${row}.price_inr`, row),
  properties_by_area: (row) => above(`CAST(round(ifnull(${row}.area_sq_ft, 0) * 100) AS INTEGER)`, row),
}
/** The columns of `properties` that the search indexes are made of. */
const INDEXED = [
  ['title', 'locality', 'city', 'address', 'description'],
  ['state', 'search_terms', 'facets', 'measures'],
]
const SEARCH_TRIGGERS = ['properties_search_add', 'properties_search_remove', 'properties_search_change']

const TOKENIZER = `tokenize="unicode61 categories 'L* N* Co Mc Mn'"`
const searchIndex = (
  name: string,
  detail: 'none' | 'full' = 'none',
) => `CREATE VIRTUAL TABLE IF NOT EXISTS ${name} USING fts5(
  tokens,
  content='', contentless_delete=1, detail=${detail},
  ${TOKENIZER}
);`
/**
 * Of a list that is skipped through SQLite reads whole pages, in which it looks at each listing: small ones cost a rare word half as
 * much. Eight of these fill a page of the store, of 512 bytes only seven.
 */
const inSmallPages = (name: string) => `INSERT INTO ${name}(${name}, rank) VALUES ('pgsz', 490);`
const CUTTER = [
  `CREATE VIRTUAL TABLE IF NOT EXISTS ${CUT} USING fts5(
  ${CUT_COLUMNS},
  content='', detail=column,
  ${TOKENIZER}
);`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS ${CUT_TERMS} USING fts5vocab('${CUT}', 'instance');`,
]

const isOneLost = (triggers: readonly string[]) => `(SELECT count(*) FROM sqlite_master WHERE type = 'trigger'
    AND name IN (${triggers.map((trigger) => `'${trigger}'`).join(', ')})) < ${triggers.length}`

/** So many parts fill the indexes one after the other: a statement of D1 may take thirty seconds. */
const PARTS = 4
const inPart = (part: number) =>
  `properties.seq > ${part} * (SELECT max(seq) FROM properties) / ${PARTS} AND properties.seq <= ${part + 1} * (SELECT max(seq) FROM properties) / ${PARTS}`

const isAnyWrong = [
  ...Object.keys(INDEXES).map(
    (name) => `(SELECT count(*) FROM ${name}_docsize) <> (SELECT count(*) FROM properties)`,
  ),
  isOneLost(SEARCH_TRIGGERS),
].join('\n  OR ')
const emptied = (name: string) => `INSERT INTO ${name}(${name}) SELECT 'delete-all'
WHERE ${isAnyWrong};`
const filledPart = (part: number) => [
  `${cutSql(
    'properties',
    `FROM properties
WHERE ${inPart(part)} AND NOT EXISTS (SELECT 1 FROM properties_search_docsize WHERE id = properties.seq)`,
  )};`,
  `${WORDS_KEPT};`,
  ...indexed,
  `${UNCUT};`,
]

const indexed = Object.entries(INDEXES).map(([name, rowid]) => `${indexCut(name, rowid('properties'))};`)
const indexedNew = [`${cutSql('new')};`, `${WORDS_KEPT};`, ...indexed, `${UNCUT};`]
const unindexedOld = Object.entries(INDEXES).map(
  ([name, rowid]) => `DELETE FROM ${name} WHERE rowid = ${rowid('old')};`,
)

/** Counts a listing on offer in each place of the region that a list would find it by; it must stand in the search index. */
const countedInPlaces = (row: Row, change: '+ 1' | '- 1') => `UPDATE place_counts SET count = count ${change}
  FROM (SELECT ' ' || lower(concat_ws(' ', ${row}.locality, ${row}.city, ${row}.address)) AS spelt)
  WHERE ${row}.status = 'available' AND iif(spelt GLOB '*[^ -~]*',
    EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH place_counts.match AND rowid = ${row}.seq),
    spelt GLOB '*[^a-z0-9]' || first_word || '*' AND spelt GLOB '*[^a-z0-9]' || second_word || '*');`

/** What staff find a listing by that has a private file; it stands apart from the public indexes. */
const ownerValues = (row: Row) =>
  `${row}.seq, ${row}.staff_details ->> '$.ownerName', ${row}.staff_details ->> '$.ownerPhones'`
const OWNER_TRIGGERS = ['owners_search_add', 'owners_search_remove', 'owners_search_change'] as const
const ownerIndexed = `INSERT INTO owners_search(rowid, name, phones) VALUES (${ownerValues('new')});`
const ownerUnindexed = 'DELETE FROM owners_search WHERE rowid = old.seq;'

/** The localities of the region with their words and query; of none more than two words are needed. */
const PLACES = REGION.map(({ locality }) => {
  const words = allWordsOf(locality)
  const [first = '', second = ''] = words
  const listed = [locality, first, second, regionTerm(words, IN_PLACE_OR_ADDRESS)]
  return `  ${JSON.stringify(listed).replaceAll(',', ', ')}`
}).join(',\n')

type Trigger = {
  name: string
  after: 'INSERT' | 'UPDATE' | 'DELETE'
  on?: 'properties' | 'images' | 'listing_places' | 'taught_words' | 'alerts'
  /** Only where it holds. */
  when?: string
  does: string[]
}

const trigger = ({ name, after, on = 'properties', when, does }: Trigger) => [
  `DROP TRIGGER IF EXISTS ${name};`,
  `CREATE TRIGGER ${name} AFTER ${after} ON ${on}${when === undefined ? '' : `\nWHEN ${when}`} BEGIN
${does.map((statement) => `  ${statement}`).join('\n')}
END;`,
]

const isAnother = (column: string) => `old.${column} IS NOT new.${column}`

const plus = (key: string, by: '+ 1' | '- 1') => `UPDATE meta SET value = value ${by} WHERE key = '${key}';`

const facetKeys = (row: Row) => `${row}.status || '/' || ${row}.category || '/' || value`
const facetsCounted = `INSERT INTO listing_counts(key, status, facet, count)
  SELECT ${facetKeys('new')}, new.status, value, 1
  FROM json_each(new.facets) WHERE value IS NOT NULL
  ON CONFLICT(key) DO UPDATE SET count = count + 1;`
const facetsUncounted = `UPDATE listing_counts SET count = count - 1
  WHERE key IN (SELECT ${facetKeys('old')} FROM json_each(old.facets));`

const placesCounted = `INSERT INTO listing_places(name, count)
  SELECT value, 1 FROM json_each(json_array(new.locality, new.city)) WHERE value IS NOT NULL AND new.status = 'available'
  ON CONFLICT(name) DO UPDATE SET count = count + 1;`
const placesUncounted = [
  `UPDATE listing_places SET count = count - (name IS old.locality) - (name IS old.city)
  WHERE name IN (old.locality, old.city) AND old.status = 'available';`,
  `DELETE FROM listing_places WHERE name IN (old.locality, old.city) AND count <= 0;`,
]
const placesListed = `UPDATE place_list SET version = version + 1, names = (SELECT json_group_array(name)
    FROM (SELECT name FROM listing_places ORDER BY count DESC, name LIMIT 2000)),
  taught = (SELECT json_group_array(json_array(word, means, meant)) FROM taught_words);`

const TAUGHT_TRIGGERS = [
  ['taught_words_add', 'INSERT'],
  ['taught_words_change', 'UPDATE'],
  ['taught_words_remove', 'DELETE'],
] as const

/** When a listing was saved or confirmed; NULL where the cron has changed it. */
const savedAt = `iif(new.updated_at IS old.updated_at AND new.confirmed_at IS old.confirmed_at, NULL, max(new.updated_at, ifnull(new.confirmed_at, 0)))`
const cameBack = `INSERT INTO listing_news(property_id, new_at, lowered_at) VALUES (new.id, ${savedAt}, new.price_lowered_at)
  ON CONFLICT(property_id) DO UPDATE SET
    new_at = iif(${savedAt} - left_at >= ${LIMITS.alertAwayDays * DAY_MS}, ${savedAt}, new_at), left_at = NULL;`
const priceLowered = `UPDATE listing_news SET lowered_at = max(ifnull(lowered_at, 0), ifnull(new.price_lowered_at, 0)),
    lowered_new_at = iif(new.price_lowered_at > ifnull(lowered_at, 0), new.price_lowered_at,
      iif(new.price_lowered_at IS NULL, NULL, lowered_new_at))
  WHERE property_id = new.id;`

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')
const unnamed = (kind: string, actions: readonly AuditAction[], kinds: readonly string[]) =>
  `UPDATE audit_log SET subject_name = '${kind}' WHERE action IN (${quoted(actions)}) AND subject_name NOT IN (${quoted(kinds)});`

/** The sections of worker/db/after-migrate.sql: what is said before the first of its statements, and these. */
const SECTIONS: readonly [comment: string, statements: string[]][] = [
  [
    `-- Written by \`npm run db:new -- --after-migrate\` out of worker/dev/database/after-migrate-text.ts: change it there.

-- What drizzle-kit cannot see: the search index, the triggers and what they count. Applied after every migrate, and safe
-- to apply again at any time. A trigger that is renamed or taken out here is dropped by after-migrate.ts, and search
-- indexes that are defined or filled otherwise (by another properties_search_add) are made anew.

-- The search, one index for each order of listings: the rowid is the rank in the order, then the age (see db/search/plan.ts).
-- Tokens are letters, numbers and marks, so that Bengali words stay whole (see db/search/tokens.ts).`,
    [...Object.keys(INDEXES).flatMap((name) => [searchIndex(name), inSmallPages(name)]), ...CUTTER],
  ],
  [
    `-- Written anew where one is new, or where listings were written while the triggers were not there: in the order of the index,
-- and in one piece, which is found in and read through several times faster than a dozen.`,
    [
      ...Object.keys(INDEXES).map(emptied),
      ...Array.from({ length: PARTS }, (_, part) => filledPart(part)).flat(),
      ...Object.keys(INDEXES).map(mergedWhole),
      ...trigger({
        name: 'properties_search_add',
        after: 'INSERT',
        does: [...indexedNew, countedInPlaces('new', '+ 1')],
      }),
      ...trigger({
        name: 'properties_search_remove',
        after: 'DELETE',
        does: [countedInPlaces('old', '- 1'), ...unindexedOld],
      }),
      ...trigger({
        name: 'properties_search_change',
        after: 'UPDATE',
        when: INDEXED.map((columns) => columns.map(isAnother).join(' OR ')).join('\n  OR '),
        does: [countedInPlaces('old', '- 1'), ...unindexedOld, ...indexedNew, countedInPlaces('new', '+ 1')],
      }),
    ],
  ],
  [
    `-- The same of the few listings that alerts are compared with: filled and emptied in one batch (queries/alerts/rounds.ts).`,
    [searchIndex(NEWS_INDEX, 'full')],
  ],
  [
    `-- Owners' names and phones by any three letters of them, for staff alone (queries/properties/owned.ts). What is deleted is
-- gone from the index at once.`,
    [
      `CREATE VIRTUAL TABLE IF NOT EXISTS owners_search USING fts5(name, phones, tokenize='trigram');`,
      `INSERT INTO owners_search(owners_search, rank) VALUES ('secure-delete', 1);`,
      `DELETE FROM owners_search WHERE (SELECT count(*) FROM owners_search_docsize) <> (SELECT count(*) FROM properties)
  OR ${isOneLost(OWNER_TRIGGERS)};`,
      `INSERT INTO owners_search(rowid, name, phones)
SELECT ${ownerValues('properties')} FROM properties WHERE NOT EXISTS (SELECT 1 FROM owners_search_docsize);`,
      ...trigger({ name: OWNER_TRIGGERS[0], after: 'INSERT', does: [ownerIndexed] }),
      ...trigger({ name: OWNER_TRIGGERS[1], after: 'DELETE', does: [ownerUnindexed] }),
      ...trigger({
        name: OWNER_TRIGGERS[2],
        after: 'UPDATE',
        when: isAnother('staff_details'),
        does: [ownerUnindexed, ownerIndexed],
      }),
    ],
  ],
  [
    `-- How many listings on offer a list of each place of the region finds (contract/search/region.ts). In plain English letters
-- a word is found by its beginning without asking the search index.`,
    [
      'DELETE FROM place_counts;',
      `INSERT INTO place_counts(name, match, first_word, second_word, count)
SELECT value ->> 0, value ->> 3, value ->> 1, value ->> 2, (SELECT count(*) FROM properties_search
  WHERE properties_search MATCH ${letterSql(FACET)} || 'xavailable AND ' || (value ->> 3)) AS count
FROM json_each('[
${PLACES}
]');`,
    ],
  ],
  [
    "-- What a square foot costs in a place: of a plot's ground, of a building's floor.",
    [
      'DROP INDEX IF EXISTS properties_rates;',
      `CREATE INDEX properties_rates ON properties (
  coalesce(locality, city) COLLATE NOCASE, category, deal = 'sale',
  price_inr * 1.0 / nullif(coalesce(details ->> '$.plotSizeSqFt', details ->> '$.builtUpArea', details ->> '$.area', area_sq_ft), 0)
) WHERE status = 'available' AND price_inr > 0;`,
    ],
  ],
  [
    '-- The listing version: whatever was remembered before a migration is asked for again.',
    [
      `INSERT INTO meta(key, value) VALUES ('listing', 1) ON CONFLICT(key) DO UPDATE SET value = value + 1;`,
      ...trigger({ name: 'listing_version_add', after: 'INSERT', does: [plus('listing', '+ 1')] }),
      ...trigger({ name: 'listing_version_remove', after: 'DELETE', does: [plus('listing', '+ 1')] }),
      ...trigger({ name: 'listing_version_change', after: 'UPDATE', does: [plus('listing', '+ 1')] }),
    ],
  ],
  [
    '-- The key by which places are hidden (queries/properties/shown-place.ts): made once, never changed.',
    [
      `INSERT INTO meta(key, value) SELECT '${PLACE_KEY}', 'k' || hex(randomblob(32))
WHERE NOT EXISTS (SELECT 1 FROM meta WHERE key = '${PLACE_KEY}');`,
    ],
  ],
  [
    '-- Pictures by each part of their look (queries/properties/like.ts).',
    LOOK_PARTS.map(
      (part) =>
        `CREATE INDEX IF NOT EXISTS images_look_from_${part.from} ON images(${partOfLook(part)}) WHERE look IS NOT NULL;`,
    ),
  ],
  [
    '-- How many pictures there are, those in the trash too.',
    [
      `INSERT INTO meta(key, value) SELECT 'pictures', count(*) FROM images WHERE true ON CONFLICT(key) DO UPDATE SET value = excluded.value;`,
      ...trigger({
        name: 'pictures_count_add',
        after: 'INSERT',
        on: 'images',
        does: [plus('pictures', '+ 1')],
      }),
      ...trigger({
        name: 'pictures_count_remove',
        after: 'DELETE',
        on: 'images',
        does: [plus('pictures', '- 1')],
      }),
    ],
  ],
  [
    '-- Listings for each status, category and facet.',
    [
      'DELETE FROM listing_counts;',
      `INSERT INTO listing_counts(key, status, facet, count)
SELECT ${facetKeys('properties')}, status, value, count(*)
FROM properties, json_each(facets) WHERE value IS NOT NULL GROUP BY 1;`,
      ...trigger({ name: 'listing_counts_add', after: 'INSERT', does: [facetsCounted] }),
      ...trigger({ name: 'listing_counts_remove', after: 'DELETE', does: [facetsUncounted] }),
      ...trigger({
        name: 'listing_counts_change',
        after: 'UPDATE',
        when: 'old.facets IS NOT new.facets OR old.status <> new.status OR old.category <> new.category',
        does: [facetsUncounted, facetsCounted],
      }),
    ],
  ],
  [
    '-- The places that listings on offer are in, and their names in one row with what the search was taught.',
    [
      'DROP TRIGGER IF EXISTS place_list_add;',
      'DROP TRIGGER IF EXISTS place_list_remove;',
      'DELETE FROM listing_places;',
      `INSERT INTO listing_places(name, count)
SELECT value, count(*) FROM properties, json_each(json_array(locality, city)) WHERE value IS NOT NULL AND status = 'available' GROUP BY 1;`,
      `INSERT INTO place_list(version, names) SELECT 1, '[]' WHERE NOT EXISTS (SELECT 1 FROM place_list);`,
      placesListed,
      ...trigger({ name: 'listing_places_add', after: 'INSERT', does: [placesCounted] }),
      ...trigger({ name: 'listing_places_remove', after: 'DELETE', does: placesUncounted }),
      ...trigger({
        name: 'listing_places_change',
        after: 'UPDATE',
        when: 'old.status <> new.status OR old.city <> new.city OR old.locality IS NOT new.locality',
        does: [...placesUncounted, placesCounted],
      }),
      ...trigger({ name: 'place_list_add', after: 'INSERT', on: 'listing_places', does: [placesListed] }),
      ...trigger({ name: 'place_list_remove', after: 'DELETE', on: 'listing_places', does: [placesListed] }),
      ...TAUGHT_TRIGGERS.flatMap(([name, after]) =>
        trigger({ name, after, on: 'taught_words', does: [placesListed] }),
      ),
    ],
  ],
  [
    '-- What alerts have to tell of a listing: that it has come to the market, and that its price was lowered.',
    [
      `INSERT OR IGNORE INTO listing_news(property_id, left_at, lowered_at)
SELECT id, iif(status = 'available', NULL, updated_at), price_lowered_at FROM properties WHERE published_at IS NOT NULL;`,
      ...trigger({
        name: 'listing_news_add',
        after: 'INSERT',
        when: 'new.published_at IS NOT NULL',
        does: [
          `INSERT INTO listing_news(property_id, left_at, new_at, lowered_at)
  VALUES (new.id, iif(new.status = 'available', NULL, new.updated_at), iif(new.status = 'available', new.updated_at, NULL), new.price_lowered_at)
  ON CONFLICT DO NOTHING;`,
        ],
      }),
      ...trigger({
        name: 'listing_news_come',
        after: 'UPDATE',
        when: `old.status <> 'available' AND new.status = 'available'`,
        does: [cameBack],
      }),
      ...trigger({
        name: 'listing_news_leave',
        after: 'UPDATE',
        when: `old.status = 'available' AND new.status <> 'available'`,
        does: [
          `UPDATE listing_news SET left_at = coalesce(left_at, ${savedAt}, new.updated_at) WHERE property_id = new.id;`,
        ],
      }),
      ...trigger({
        name: 'listing_news_price',
        after: 'UPDATE',
        when: isAnother('price_lowered_at'),
        does: [priceLowered],
      }),
      ...trigger({
        name: 'listing_news_remove',
        after: 'DELETE',
        does: ['DELETE FROM listing_news WHERE property_id = old.id;'],
      }),
    ],
  ],
  [
    '-- How many searches are confirmed.',
    [
      `INSERT INTO meta(key, value) SELECT 'alerts', count(*) FROM alerts WHERE confirmed_at IS NOT NULL
ON CONFLICT(key) DO UPDATE SET value = excluded.value;`,
      ...trigger({
        name: 'alerts_count_add',
        after: 'INSERT',
        on: 'alerts',
        when: 'new.confirmed_at IS NOT NULL',
        does: [plus('alerts', '+ 1')],
      }),
      ...trigger({
        name: 'alerts_count_confirm',
        after: 'UPDATE',
        on: 'alerts',
        when: 'old.confirmed_at IS NULL AND new.confirmed_at IS NOT NULL',
        does: [plus('alerts', '+ 1')],
      }),
      ...trigger({
        name: 'alerts_count_remove',
        after: 'DELETE',
        on: 'alerts',
        when: 'old.confirmed_at IS NOT NULL',
        does: [plus('alerts', '- 1')],
      }),
    ],
  ],
  [
    `-- The log calls messages of visitors and their comments in lists by their kind. It once had their names, and the Worker of before
-- writes them until it is replaced.`,
    [
      unnamed('message', ['message-handled', 'message-reopened', 'message-deleted'], ['message', 'report']),
      unnamed('comment', ['list-comment-deleted'], ['comment']),
    ],
  ],
]

/** The whole of worker/db/after-migrate.sql. */
export const afterMigrateSql = (): string =>
  `${SECTIONS.flatMap(([comment, [first = '', ...others]]) => [`${comment}\n${first}`, ...others]).join(`\n${BREAKPOINT}\n`)}\n`
