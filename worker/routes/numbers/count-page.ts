import type { Context } from 'hono'
import { PageEvents } from '#contract/numbers/page-events.ts'
import { indiaDay } from '#contract/units/time.ts'
import { readKey, storeFlush } from '#worker/db/queries/numbers/gather.ts'
import {
  addAsked,
  addPage,
  closeBuffer,
  type DayBuffer,
  bufferOfDay,
} from '#worker/features/numbers/buffer.ts'
import { hashOf, keyOfDay } from '#worker/features/numbers/day-hash.ts'
import { namelessHost, namelessSearch, namelessWord } from '#worker/features/numbers/nameless-texts.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { gatherMs } from '#worker/lib/config.ts'
import { logError } from '#worker/lib/errors.ts'
import { callerNetworks } from '#worker/lib/networks.ts'
import { valid } from '#worker/lib/valid.ts'

/** Programs that say in their name that nobody looks at the page. */
const ROBOT =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|fetcher|monitor|lighthouse|pagespeed|facebookexternalhit|whatsapp|archiver|curl\/|wget|python-|go-http|java\/|okhttp|scrapy|httpclient|axios|googleother|mediapartners/i

/** Counts what happened on a page; who it was is neither read nor kept. The answer never waits for that, nor says whether it counts. */
export const countPage = handlers(valid('json', PageEvents), (c) => {
  if (isCounted(c)) count(c, c.req.valid('json'))
  return c.body(null, 204)
})

function isCounted(c: Context<AppEnv>): boolean {
  const isUnwanted = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
  const isStaff = c.req.header('authorization') !== undefined
  return !isUnwanted && !isStaff && !ROBOT.test(c.req.header('user-agent') ?? '')
}

function count(c: Context<AppEnv>, { language, listings, from, searches, words, isLater }: PageEvents): void {
  const day = indiaDay(Date.now())
  addPage(gather(c, day), { language, listings, isLater })
  const questions = [
    ...namesOf('search', searches.map(namelessSearch)),
    ...namesOf('word', words.map(namelessWord)),
    ...namesOf('host', [namelessHost(from, c.env.SITE_URL)]),
  ]
  if (questions.length > 0) later(c, addQuestions(c, day, questions))
}

type Question = { kind: 'search' | 'word' | 'host'; name: string }

const namesOf = (kind: Question['kind'], names: (string | undefined)[]): Question[] =>
  [...new Set(names)].flatMap((name) => (name === undefined ? [] : [{ kind, name }]))

/** The network is hashed before anything is kept of it, and stands in no row by name. */
async function addQuestions(c: Context<AppEnv>, day: number, questions: Question[]): Promise<void> {
  const widest = callerNetworks(c).at(-1)?.name ?? ''
  const key = await keyOfDay(day, (fresh) => readKey(c.var.db, day, fresh))
  const network = await hashOf(`network ${widest}`, key)
  for (const { kind, name } of questions) {
    const asked = await hashOf(`${kind} ${name}`, key)
    addAsked(gather(c, day), { kind, name, asked, network })
  }
}

/** What is gathered for the day; the first page of it sees to it that it is written. */
function gather(c: Context<AppEnv>, day: number): DayBuffer {
  const { gathered, isNew } = bufferOfDay(day)
  if (isNew) later(c, writeInAWhile(c, gathered))
  return gathered
}

async function writeInAWhile(c: Context<AppEnv>, gathered: DayBuffer): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, gatherMs(c.env)))
  closeBuffer(gathered)
  const { day, ...flush } = gathered
  await storeFlush(c.var.db, day, flush)
}

function later(c: Context<AppEnv>, work: Promise<void>): void {
  c.executionCtx.waitUntil(work.catch((error: unknown) => logError(error, { seen: c.var.requestId })))
}
