import { MessageReply } from '#contract/message-reply.ts'
import { LIMITS } from '#contract/limits.ts'
import { NumbersReply } from '#contract/numbers/numbers.ts'
import { PATHS } from '#contract/paths.ts'
import { countPage } from '#worker/routes/numbers/count-page.ts'
import { exportNumbers, readNumbers } from '#worker/routes/numbers/read.ts'
import { forgetTaughtWord } from '#worker/routes/words/forget.ts'
import { teachSearch } from '#worker/routes/words/teach.ts'
import { type Call, NOTHING, ok, SMALL_JSON } from './call.ts'

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
    replies: NOTHING,
    answer: countPage,
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
  {
    method: 'PUT',
    path: PATHS.taughtWords,
    id: 'teachSearch',
    tag: 'numbers',
    summary: 'Teach the search a word that it does not understand',
    details:
      'A place, other words that the search knows, or nothing to filter by. A word that was taught before is taught anew.',
    who: 'administer',
    body: SMALL_JSON,
    replies: ok(MessageReply),
    errors: ['CONFLICT'],
    answer: teachSearch,
  },
  {
    method: 'DELETE',
    path: PATHS.taughtWord,
    id: 'forgetTaughtWord',
    tag: 'numbers',
    summary: 'Let the search forget a word that it was taught',
    who: 'administer',
    replies: ok(MessageReply),
    errors: ['NOT_FOUND'],
    answer: forgetTaughtWord,
  },
]
