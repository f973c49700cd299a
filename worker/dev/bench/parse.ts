import { performance } from 'node:perf_hooks'
import { LIMITS } from '#contract/limits.ts'
import { placeNames } from '#contract/search/place-names.ts'
import { readListSearch } from '#contract/search/read-list-search.ts'
import { atMost, type Line } from './budget.ts'

const BUDGET_MS = 0.2
const ROUNDS = 2000
const PLACES = placeNames(Array.from({ length: 500 }, (_, number) => `Place ${number}`))
const TEXTS = {
  'a usual text': '3bhk villa in matigara under 2 crore with garden',
  'a long text': 'near the 5 katha plot under 20 lakh to '.repeat(6).slice(0, LIMITS.maxSearchLetters),
}

/** What reading a search text costs, as the median of many. */
export function measureParse(): Promise<Line[]> {
  const lines = Object.entries(TEXTS).map(([name, searchTerm]) => {
    for (let warming = 0; warming < ROUNDS; warming += 1) readListSearch({ searchTerm }, PLACES)
    const taken = Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      readListSearch({ searchTerm }, PLACES)
      return performance.now() - start
    }).toSorted((one, other) => one - other)
    return atMost(`reading ${name}`, Number((taken[ROUNDS / 2] ?? 0).toFixed(3)), BUDGET_MS, ' ms')
  })
  return Promise.resolve(lines)
}
