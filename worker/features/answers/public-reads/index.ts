import type { Context } from 'hono'
import { mayLook } from '#contract/accounts/roles.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { connect, type Db } from '#worker/db/client.ts'
import { readListingVersion } from '#worker/db/queries/meta.ts'
import {
  type Answer,
  beginToAskAhead,
  freshAt,
  fromEdge,
  invalidate,
  keep,
  noteAddress,
  remembered,
  thisMoment,
  markFresh,
  freshVersion,
} from './kept-answers.ts'
import { type AppEnv, middleware } from '#worker/lib/app.ts'
import { isLocal } from '#worker/lib/config.ts'
import { etagOfBytes, namesTag } from '#worker/features/answers/etags.ts'
import { secured } from '#worker/lib/secure-headers.ts'

/** An answer, and the version of the listings that was read before it in the same transaction. */
type Reading = { version: number; answer: Answer }

/** Public answers are revalidated, signed-in ones are never stored. */
const PUBLIC = { 'cache-control': CACHE_CONTROL.revalidated, vary: 'Authorization' }
const PRIVATE = { 'cache-control': CACHE_CONTROL.neverOfOne, vary: 'Authorization' }

/**
 * The first step, in front of the app: answers an address that a visitor has asked before from memory; neither its
 * route nor its key is worked out again. Not where the middleware adds to such answers: for other origins, and locally.
 */
export function answerRepeated(request: Request, env: Env, ctx: ExecutionContext): Response | undefined {
  if (request.method !== 'GET' || env.CORS_ORIGINS !== '' || isLocal(env)) return undefined
  const answer = freshAt(request.url)
  if (!answer || request.headers.has('authorization')) return undefined
  if (beginToAskAhead()) ctx.waitUntil(askVersion(connect(env.DB)))
  return responseTo(request, answer)
}

/**
 * The second step, in the route: answers a public read from the memory of the isolate, the data centre's cache, or the
 * database. `key` stands for everything the answer depends on but the listings themselves. Who may look at all of them is
 * answered from the database; an account that waits for approval, or whose token is not valid any more, reads what visitors do.
 */
export async function answerRead(
  c: Context<AppEnv>,
  key: string,
  read: () => Promise<Reading>,
  { isLarge = false } = {},
): Promise<Response> {
  const { account } = c.var
  if (mayLook(account)) return ofOneCaller((await read()).answer)
  const answer = (await findKept(c, key, isLarge)) ?? (await readAfresh(c, key, read))
  if (account) return ofOneCaller(answer)
  noteAddress(c.req.url, key)
  return responseTo(c.req.raw, answer)
}

const ofOneCaller = ({ status, headers, body }: Answer) =>
  new Response(body, { status, headers: { ...headers, ...PRIVATE } })

/** Lets writers see their change at once: before the answer to a write is sent, this isolate's cache counts as out of date. */
export const freshAfterWrite = middleware((_, next) => next().finally(invalidate))

/** A JSON answer for the cache; its ETag is a hash of the body unless `headers` bring one. */
export const jsonAnswer = (value: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  jsonText(JSON.stringify(value), headers)

/** The same from text that is JSON already. */
export async function jsonText(json: string, headers: Record<string, string> = {}): Promise<Answer> {
  const body = new TextEncoder().encode(json)
  return {
    status: 200,
    headers: { 'content-type': 'application/json', etag: await etagOfBytes(body), ...headers },
    body,
  }
}

/**
 * The current answer from memory or the data centre's cache, if there is one. Where the current version is not known, a
 * small answer that is not in memory is left to be read with its version in one call; for a large one the version is asked.
 */
async function findKept(c: Context<AppEnv>, key: string, isLarge: boolean): Promise<Answer | undefined> {
  const inMemory = remembered(key)
  const fresh = freshVersion()
  if (fresh !== undefined && inMemory) {
    c.set('isFromMemory', true)
    if (beginToAskAhead()) c.executionCtx.waitUntil(askVersion(c.var.db))
    return inMemory.answer
  }
  if (fresh !== undefined) return fromEdge(placeOf(c, key), fresh)
  if (!inMemory && !isLarge) return undefined
  const version = await askVersion(c.var.db)
  if (inMemory && version === inMemory.version) return inMemory.answer
  return isLarge ? fromEdge(placeOf(c, key), version) : undefined
}

async function askVersion(db: Db): Promise<number> {
  const moment = thisMoment()
  const version = await readListingVersion(db)
  markFresh(version, moment)
  return version
}

const placeOf = (c: Context<AppEnv>, key: string) => ({ deployment: c.env.VERSION.id, key })

async function readAfresh(c: Context<AppEnv>, key: string, read: () => Promise<Reading>): Promise<Answer> {
  const moment = thisMoment()
  const reading = await read()
  markFresh(reading.version, moment)
  if (reading.answer.status === 200) c.executionCtx.waitUntil(keep(placeOf(c, key), reading))
  return reading.answer
}

function responseTo(request: Request, answer: Answer): Response {
  const headers = publicHeaders(answer)
  const held = request.headers.get('if-none-match')
  if (held !== null && namesTag(held, answer.headers['etag']))
    return new Response(null, { status: 304, headers })
  return new Response(answer.body, { status: answer.status, headers })
}

/** The headers of answers that were sent before: making them costs more than the rest of a read from memory. */
const sentBefore = new WeakMap<Answer, Headers>()

function publicHeaders(answer: Answer): Headers {
  const known = sentBefore.get(answer)
  if (known) return known
  const headers = secured({ ...answer.headers, ...PUBLIC })
  sentBefore.set(answer, headers)
  return headers
}
