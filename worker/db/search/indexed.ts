/** Whose columns an expression names: the listing that a trigger is about, or any. */
export type Row = 'new' | 'old' | 'properties'

/** The columns of a search index. */
export const SEARCH_COLUMNS = ['title', 'place', 'address', 'words', 'facets'].join(', ')

/** What they hold of a listing. */
export const searchValues = (row: Row) =>
  `${row}.title, concat_ws(' ', ${row}.locality, ${row}.city), ${row}.address,
    concat_ws(' ', ${row}.description, ${row}.state, ${row}.search_terms), ${row}.facets || ${row}.measures`

/** An index of the few listings that alerts are compared with: filled and emptied within one batch, so that it is empty to all others. */
export const NEWS_INDEX = 'news_search'
