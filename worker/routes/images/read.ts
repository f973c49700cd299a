import type { Context } from 'hono'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { ApiError, notFound } from '#worker/lib/errors.ts'
import { getPicture, getPicturePart, headPicture, pictureKey } from '#worker/services/pictures/store.ts'

/** Whatever a stored file holds, a browser that opens it as a page runs nothing of it. */
const NOTHING_RUNS = "default-src 'none'; sandbox"

/**
 * Pictures are public by their address. That of a pending listing is told to approved users only; who was told
 * it may look at it, as with any link to a picture.
 */
export const readPicture = handlers(async (c) => {
  const key = pictureKey(c.req.param('form') ?? '', c.req.param('filename') ?? '')
  if (!key) throw notFound()
  if (c.req.method === 'HEAD') return readHead(c, key)
  return c.req.header('range') ? readPart(c, key) : readWhole(c, key)
})

async function readHead(c: Context<AppEnv>, key: string): Promise<Response> {
  const picture = await headPicture(c.env.IMAGES, key)
  if (!picture) throw notFound()
  describe(c, picture, picture.size)
  return c.body(null)
}

async function readWhole(c: Context<AppEnv>, key: string): Promise<Response> {
  const picture = await getPicture(c.env.IMAGES, key, conditionsOf(c))
  if (!picture) throw notFound()
  if (!('body' in picture)) return sayUnchanged(c, picture)
  describe(c, picture, picture.size)
  return c.body(picture.body)
}

async function readPart(c: Context<AppEnv>, key: string): Promise<Response> {
  const known = await headPicture(c.env.IMAGES, key)
  if (!known) throw notFound()
  const isSameCopy = [undefined, known.httpEtag].includes(c.req.header('if-range'))
  const range = isSameCopy ? readRange(c.req.header('range') ?? '', known.size) : undefined
  if (!range) return readWhole(c, key)
  if (range === 'outside') return refuseRange(c, known.size)
  const part = await getPicturePart(c.env.IMAGES, key, range)
  if (!part) throw notFound()
  describe(c, part, range.length)
  c.header('content-range', `bytes ${range.offset}-${range.offset + range.length - 1}/${known.size}`)
  return c.body(part.body, 206)
}

function refuseRange(c: Context<AppEnv>, sizeBytes: number): never {
  c.header('content-range', `bytes */${sizeBytes}`)
  throw new ApiError('RANGE_NOT_SATISFIABLE', SERVER_MESSAGES.rangeOutside)
}

/** R2 throws at what is no tag. */
const TAG = /^\s*(?:W\/)?"[^"]*"\s*$/

/** Only what asks "do I still have it?"; If-Match and its like have no meaning for something that never changes. */
function conditionsOf(c: Context<AppEnv>): Headers {
  const conditions = new Headers()
  const held = c.req.header('if-none-match')
  const since = c.req.header('if-modified-since')
  if (held && (held.trim() === '*' || held.split(',').every((tag) => TAG.test(tag))))
    conditions.set('if-none-match', held)
  else if (since && !Number.isNaN(Date.parse(since))) conditions.set('if-modified-since', since)
  return conditions
}

function sayUnchanged(c: Context<AppEnv>, picture: R2Object): Response {
  label(c, picture)
  return c.body(null, 304)
}

function describe(c: Context<AppEnv>, picture: R2Object, bytes: number): void {
  label(c, picture)
  c.header('accept-ranges', 'bytes')
  c.header('content-type', picture.httpMetadata?.contentType ?? 'application/octet-stream')
  c.header('content-length', String(bytes))
}

function label(c: Context<AppEnv>, picture: R2Object): void {
  c.header('cache-control', CACHE_CONTROL.forGood)
  // The site may stand on another origin than its pictures.
  c.header('cross-origin-resource-policy', 'cross-origin')
  c.header('content-security-policy', NOTHING_RUNS)
  c.header('etag', picture.httpEtag)
  c.header('last-modified', picture.uploaded.toUTCString())
}

type ByteRange = { offset: number; length: number }

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i

/**
 * Reads a Range header against a size in bytes. Undefined for what a server may ignore (several ranges, other
 * units, nonsense); 'outside' for a range that has no byte of the picture.
 */
export function readRange(header: string, sizeBytes: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header.trim()) ?? []
  if (first === '' && last === '') return undefined
  const offset = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? sizeBytes : Math.min(Number(last) + 1, sizeBytes)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return offset < end ? { offset, length: end - offset } : 'outside'
}
