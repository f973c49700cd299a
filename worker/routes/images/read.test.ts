import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asVisitor } from '#worker/test/client.ts'

const PATH = '/property-images/plot/1760000000000_front.webp'
const BYTES = new TextEncoder().encode('0123456789')
const visitor = asVisitor()
let etag = ''

const lettersOf = async (response: Response) => new TextDecoder().decode(await response.bytes())

beforeAll(async () => {
  const object = await env.IMAGES.put(PATH.slice(1), BYTES, { httpMetadata: { contentType: 'image/webp' } })
  etag = object?.httpEtag ?? ''
})

describe('a picture', () => {
  it('is answered whole, to be kept for good and never to run', async () => {
    const response = await visitor.get(PATH)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await lettersOf(response)).toBe('0123456789')
  })

  it('is announced to HEAD without its bytes', async () => {
    const response = await visitor.fetch(PATH, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      etag,
    })
    expect(await lettersOf(response)).toBe('')
  })

  it('is not sent again to who has it', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString()
    for (const [name, value] of [
      ['if-none-match', etag],
      ['if-none-match', `"x", W/${etag}`],
      ['if-modified-since', tomorrow],
    ] as const) {
      const response = await visitor.get(PATH, { [name]: value })
      expect([response.status, response.headers.get('etag')]).toEqual([304, etag])
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(await lettersOf(response)).toBe('')
    }
  })

  it.each([
    ['if-none-match', 'W/'],
    ['if-none-match', 'x'],
    ['if-none-match', '"a", b'],
    ['if-modified-since', 'yesterday'],
  ])('is sent to who asks with what is no condition: %s %s', async (name, value) => {
    expect((await visitor.get(PATH, { [name]: value })).status).toBe(200)
  })

  it('is sent to who has another one', async () => {
    for (const [name, value] of [
      ['if-none-match', '"another"'],
      ['if-modified-since', 'Mon, 01 Jan 2001 00:00:00 GMT'],
      ['if-match', '"another"'],
    ] as const)
      expect((await visitor.get(PATH, { [name]: value })).status).toBe(200)
  })
})

describe('a part of a picture', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'],
    ['bytes=5-5000', '56789', 'bytes 5-9/10'],
    ['bytes=-5000', '0123456789', 'bytes 0-9/10'],
  ])('is answered for %s', async (range, text, contentRange) => {
    const response = await visitor.get(PATH, { range })
    expect([response.status, response.headers.get('content-range')]).toEqual([206, contentRange])
    expect(response.headers.get('content-length')).toBe(String(text.length))
    expect(await lettersOf(response)).toBe(text)
  })

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999-'])(
    'is refused for %s',
    async (range) => {
      const response = await visitor.get(PATH, { range })
      expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
      expect(ErrorReply.parse(await response.json())).toMatchObject({
        code: 'RANGE_NOT_SATISFIABLE',
        message: SERVER_MESSAGES.rangeOutside,
      })
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each(['bytes=0-1,4-5', 'bytes=3-1', 'bytes=', 'bytes=a-b', 'lines=0-1', 'bytes=-', 'bytes=1-2-3'])(
    'is the whole for %s',
    async (range) => {
      const response = await visitor.get(PATH, { range })
      expect([response.status, await lettersOf(response)]).toEqual([200, '0123456789'])
    },
  )

  it('is the whole when the rest would be of another picture', async () => {
    const resume = (ifRange: string) => visitor.get(PATH, { range: 'bytes=4-', 'if-range': ifRange })
    expect((await resume(etag)).status).toBe(206)
    expect((await resume('"another"')).status).toBe(200)
  })
})

describe('what is no picture', () => {
  it.each([
    '/property-images/plot/1760000000000_gone.webp',
    '/property-images/plot/1760000000000_front-640.webp',
    '/property-images/Plot/1760000000000_front.webp',
    '/property-images/plot/..%2Fplot%2F1760000000000_front.webp',
    '/property-images/plot/%00',
    '/property-images/plot/%E0%A4%A',
    '/property-images/..%2f..%2fsecret/x.webp',
    `/property-images/plot/${'x'.repeat(2000)}.webp`,
    '/property-images/plot/a/b.webp',
    '/property-images/plot',
  ])('is a 404 that nobody stores: %.60s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await visitor.fetch(path, { method, headers: { range: 'bytes=0-1' } })
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
    expect(ErrorReply.parse(await (await visitor.get(path)).json()).message).toBe(SERVER_MESSAGES.notFound)
  })

  it.each(['POST', 'PUT', 'DELETE'])('cannot be sent here by %s', async (method) => {
    expect((await visitor.fetch(PATH, { method })).status).toBe(405)
  })
})
