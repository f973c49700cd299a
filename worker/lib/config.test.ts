import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { visitorOf, refusal } from '#worker/test/client.ts'
import { anAccount, PASSWORD, tokenOf } from '#worker/test/factories.ts'

const PUBLIC_READS = [PATHS.properties, PATHS.allProperties, PATHS.warehouseProperties, PATHS.plotProperties]
const SENDING_CALLS = [
  [PATHS.register, { username: 'Rina', email: 'rina@firm.test', password: PASSWORD }],
  [PATHS.forgotPassword, { email: 'rina@firm.test' }],
  [PATHS.subscribe, { name: 'Asha', email: 'asha@mail.test', phone: '9832012345', interest: 'A plot' }],
] as const

describe('production without a mail key', () => {
  const visitor = () => visitorOf({ ENVIRONMENT: 'production' })
  const NO_MAIL = [
    503,
    'NOT_CONFIGURED',
    'Mail is not set up: set the secret RESEND_API_KEY (npx wrangler secret put RESEND_API_KEY).',
  ]

  it('says what to set where its health is asked', async () => {
    expect(await refusal(await visitor().get(PATHS.health))).toEqual(NO_MAIL)
  })

  it.each(SENDING_CALLS)('says what to set where a mail must be sent: %s', async (path, body) => {
    expect(await refusal(await visitor().post(path, body))).toEqual(NO_MAIL)
    const { results } = await env.DB.prepare('SELECT id FROM outbox').all()
    expect(results).toEqual([])
  })

  it('goes on with public reads and sign-ins', async () => {
    for (const path of PUBLIC_READS) expect((await visitor().get(path)).status).toBe(200)
    const { email } = await anAccount()
    expect((await visitor().post(PATHS.login, { email, password: PASSWORD })).status).toBe(200)
  })
})

describe.each([
  ['no secret', undefined],
  ['an empty secret', ''],
  ['a secret of 31 bytes', 'a secret of 31 bytes, all mixed'],
  ['one letter forty times', 'a'.repeat(40)],
  ['a few letters over and over', 'abcd'.repeat(20)],
  ['a sentence over and over', 'our office 2026 '.repeat(3)],
])('with %s', (_, AUTH_SECRET) => {
  const visitor = () => visitorOf({ AUTH_SECRET, RESEND_API_KEY: 're_live', ENVIRONMENT: 'production' })
  const NO_SECRET = [503, 'NOT_CONFIGURED', SERVER_MESSAGES.secretWeak]

  it('its health says what to set', async () => {
    expect(await refusal(await visitor().get(PATHS.health))).toEqual(NO_SECRET)
  })

  it.each([
    ['POST', PATHS.login, { email: 'rina@firm.test', password: PASSWORD }],
    ['POST', PATHS.register, { username: 'Rina', email: 'rina@firm.test', password: PASSWORD }],
    ['POST', PATHS.verifyOtp, { email: 'rina@firm.test', code: '123456' }],
    ['POST', PATHS.forgotPassword, { email: 'rina@firm.test' }],
    ['POST', PATHS.validateForgotPasswordOtp, { email: 'rina@firm.test', otp: '123456' }],
    ['PUT', PATHS.resetPassword, { email: 'rina@firm.test', password: PASSWORD }],
  ] as const)('nobody gets in by %s %s', async (method, path, body) => {
    const call = method === 'PUT' ? visitor().put : visitor().post
    expect(await refusal(await call(path, body))).toEqual(NO_SECRET)
  })

  it('no token is good, and public reads go on, with a token too', async () => {
    const token = await tokenOf(await anAccount({ role: 'admin' }), AUTH_SECRET || 'x')
    const headers = { authorization: `Bearer ${token}` }
    expect(await refusal(await visitor().get(PATHS.me, headers))).toEqual(NO_SECRET)
    for (const path of PUBLIC_READS) expect((await visitor().get(path, headers)).status).toBe(200)
  })
})

it('is well when everything is set', async () => {
  const visitor = visitorOf({ ENVIRONMENT: 'production', RESEND_API_KEY: 're_live' })
  expect((await visitor.get(PATHS.health)).status).toBe(200)
})
