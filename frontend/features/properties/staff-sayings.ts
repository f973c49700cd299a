import type { Difference } from '#contract/search/nearest.ts'
import { panelSearch } from '#frontend/messages/panel/search.ts'
import { differenceSentence } from './difference-sentence.ts'
import { readPieces } from './filters/active-filters.ts'

/** How the panel says what a search read, and in what a listing differs from it: of somebody else's wish, so nobody is 'you'. */
export const STAFF_SAYINGS = {
  pieces: readPieces,
  difference: (difference: Difference) => differenceSentence(difference, panelSearch.asked),
}
