import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { inputOf } from '#worker/routes/calls/call.ts'
import { TABLE } from '#worker/routes/index.ts'
import { type Init, refusal, withToken } from '#worker/test/client.ts'
import { anAccount, tokenOf } from '#worker/test/factories.ts'
import { GOOD_BODIES } from '#worker/test/good-bodies.ts'

const WITH_JSON = TABLE.flatMap(({ method, path, body }) =>
  body?.kind === 'json'
    ? [{ method, path: path.replaceAll(/:\w+/g, 'f'.repeat(24)), largestBytes: body.largestBytes }]
    : [],
)

let token: Promise<string> | undefined
/** One admin for all cases, from another address at every call, so that no limit by network is met. */
const admin = async () =>
  withToken(await (token ??= anAccount({ role: 'admin' }).then((account) => tokenOf(account))))

const json = (body: BodyInit) => ({ body, headers: { 'content-type': 'application/json; charset=utf-8' } })

it('the calls that sign in take 16 kB, a message 64 kB, a listing 256 kB', () => {
  const largest = new Map(TABLE.map(({ method, path, body }) => [`${method} ${path}`, body]))
  expect(largest.get(`POST ${PATHS.subscribe}`)).toEqual({ kind: 'json', largestBytes: 64 * 1024 })
  expect(largest.get(`POST ${PATHS.login}`)).toEqual({ kind: 'json', largestBytes: 16 * 1024 })
  expect(largest.get(`POST ${PATHS.addProperty}`)).toEqual({ kind: 'json', largestBytes: 256 * 1024 })
})

const ESCAPED_BYTES = String.raw`\u0995`.length
/** So many letters are taken only where a text is not read at all, as that of the field for machines. */
const UNREAD_LETTERS = 100_000
const LENGTHS = Object.values(LIMITS)
  .filter((limit) => typeof limit === 'number')
  .filter((limit) => limit > 0 && limit <= LIMITS.descriptionLetters)
  .toSorted((one, other) => other - one)

/** The bytes of a body with each text as long as it may be, written as `\u0995` for each letter. */
function longestBytes(schema: z.ZodType, body: unknown): number {
  const texts: string[] = []
  JSON.stringify(body, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  const longest = texts.reduce((json, text) => {
    const withText = (letters: number) =>
      json.replace(JSON.stringify(text), JSON.stringify('ক'.repeat(letters)))
    if (schema.safeParse(JSON.parse(withText(UNREAD_LETTERS))).success) return json
    const length = LENGTHS.find((letters) => schema.safeParse(JSON.parse(withText(letters))).success)
    return length === undefined ? json : withText(length)
  }, JSON.stringify(body))
  return longest.length + longest.replaceAll(/[^ক]/g, '').length * (ESCAPED_BYTES - 1)
}

/** Pages leave out of a beacon what does not fit. */
const BEACON = `POST ${PATHS.seen}`
const WITH_GOOD_BODY = TABLE.flatMap((call) => {
  const row = `${call.method} ${call.path}`
  const { json } = inputOf(call)
  const { body } = call
  return json && body?.kind === 'json' && row in GOOD_BODIES && row !== BEACON
    ? [{ row, json, largestBytes: body.largestBytes }]
    : []
})

it.each(WITH_GOOD_BODY)('$row takes all texts within their limits, however letters are written', (call) => {
  expect(longestBytes(call.json, GOOD_BODIES[call.row])).toBeLessThanOrEqual(call.largestBytes)
})

describe.each(WITH_JSON)('$method $path', ({ method, path, largestBytes }) => {
  const send = async (init: Init) => (await admin()).fetch(path, { method, ...init })

  it.each([
    ['a form', { body: 'email=a@b.test', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['plain text', { body: '{}', headers: { 'content-type': 'text/plain' } }],
    ['no type at all', { body: new Uint8Array([123, 125]) }],
    ['a type that only begins like JSON', { body: '{}', headers: { 'content-type': 'application/jsonp' } }],
  ])('refuses %s', async (_, init) => {
    expect(await refusal(await send(init))).toEqual([415, 'WRONG_TYPE', SERVER_MESSAGES.jsonRequired])
  })

  it.each(['', '{', '{"a":1,}', 'undefined', "{'a':1}", '\u0000'])(
    'refuses what is not JSON: %j',
    async (body) => {
      expect(await refusal(await send(json(body)))).toEqual([
        400,
        'UNREADABLE',
        SERVER_MESSAGES.jsonUnreadable,
      ])
    },
  )

  it.each(['null', '[]', '"text"', '7', 'true', '[[[[]]]]', '{"__proto__":{"role":"admin"}}'])(
    'answers JSON that is no object of its kind in words of our own: %s',
    async (body) => {
      const [status, , message] = await refusal(await send(json(body)))
      expect([400, 404]).toContain(status)
      expect(message).not.toMatch(/invalid input|expected|received|zod/i)
    },
  )

  it(`refuses a body of more than ${largestBytes} bytes, whatever length it claims`, async () => {
    const body = JSON.stringify({ email: 'x'.repeat(largestBytes - '{"email":""}'.length) })
    expect([400, 404]).toContain((await send(json(body))).status)
    expect([400, 404]).toContain((await send(json(new Blob([body]).stream()))).status)
    expect(await refusal(await send(json(`${body} `)))).toEqual([413, 'TOO_LARGE', SERVER_MESSAGES.tooLarge])
    const stream = new Blob([body, ' ']).stream()
    expect(await refusal(await send(json(stream)))).toEqual([413, 'TOO_LARGE', SERVER_MESSAGES.tooLarge])
  })
})
