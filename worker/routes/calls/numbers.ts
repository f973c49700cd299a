import { LIMITS } from '#contract/limits.ts'
import { NumbersReply } from '#contract/numbers/numbers.ts'
import { PATHS } from '#contract/paths.ts'
import { countSeen } from '#worker/routes/numbers/seen.ts'
import { exportNumbers, readNumbers } from '#worker/routes/numbers/read.ts'
import { type Call, ok } from './call.ts'

export const NUMBERS_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: PATHS.seen,
    id: 'countSeen',
    tag: 'numbers',
    summary: 'Count what happened on a page, once the page is left',
    details:
      'Nothing of whoever saw it is read or kept. Robots that say so, staff who are signed in, and visitors who ask not to be tracked (DNT, Sec-GPC) get the same answer and are not counted. Searches and words are kept once three networks have asked them in a day, and never with six digits in a row or an @.',
    who: 'anyone',
    shield: 'seen',
    body: { kind: 'json', largestBytes: LIMITS.seenBytes },
    replies: { 204: { content: undefined, headers: [] } },
    answer: countSeen,
  },
  {
    method: 'GET',
    path: PATHS.numbers,
    id: 'readNumbers',
    tag: 'numbers',
    summary: 'What was counted in the last days, today included',
    details: 'A page counts within two minutes after it was left.',
    who: 'administer',
    replies: ok(NumbersReply),
    answer: readNumbers,
  },
  {
    method: 'GET',
    path: PATHS.numbersCsv,
    id: 'exportNumbers',
    tag: 'numbers',
    summary: 'The counts of every listing as a file for spreadsheets',
    who: 'administer',
    replies: ok('text/csv', ['Content-Disposition']),
    answer: exportNumbers,
  },
]
