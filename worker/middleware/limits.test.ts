import { describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { TABLE } from '#worker/routes/index.ts'
import { type Init, refusal, withToken } from '#worker/test/client.ts'
import { anAccount, tokenOf } from '#worker/test/factories.ts'

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

it('the contact form and the calls that sign in take 16 kB, a listing 256 kB', () => {
  const largest = new Map(TABLE.map(({ method, path, body }) => [`${method} ${path}`, body]))
  expect(largest.get(`POST ${PATHS.subscribe}`)).toEqual({ kind: 'json', largestBytes: 16 * 1024 })
  expect(largest.get(`POST ${PATHS.login}`)).toEqual({ kind: 'json', largestBytes: 16 * 1024 })
  expect(largest.get(`POST ${PATHS.addProperty}`)).toEqual({ kind: 'json', largestBytes: 256 * 1024 })
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
