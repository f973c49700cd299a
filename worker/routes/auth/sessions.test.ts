import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type LoginReply, SessionList } from '#contract/accounts/auth.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findSession } from '#worker/db/queries/accounts/sessions.ts'
import { deviceName } from '#worker/features/accounts/device-names.ts'
import { as, asAdmin, asVisitor, type Caller, visitorOf, withToken, refusal } from '#worker/test/client.ts'
import { anAccount, PASSWORD, tokenOf } from '#worker/test/factories.ts'
import { meteredDb, auditOf } from '#worker/test/stored.ts'

const HOUR_MS = 3_600_000
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const NEW_PASSWORD = 'a teak court in rain'
const SIGNED_OUT = [401, 'NOT_SIGNED_IN', SERVER_MESSAGES.signInFirst]

async function signedIn(email: string, userAgent = CHROME, password = PASSWORD): Promise<Caller> {
  const answer = await asVisitor().post(PATHS.login, { email, password }, { 'user-agent': userAgent })
  return withToken((await answer.json<LoginReply>()).token)
}
const devicesOf = async (session: Caller) =>
  SessionList.strict().parse(await (await session.get(PATHS.sessions)).json()).sessions
const me = async (session: Caller) => (await session.get(PATHS.me)).status

afterEach(() => vi.useRealTimers())

describe('logging out', () => {
  it('ends this session at once and no other, and needs no body', async () => {
    const { email } = await anAccount()
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)]
    const answer = await here.fetch(PATHS.logout, { method: 'POST' })
    expect([answer.status, await answer.json()]).toEqual([200, { message: SERVER_MESSAGES.signedOut }])
    expect(await refusal(await here.get(PATHS.me))).toEqual(SIGNED_OUT)
    expect(await refusal(await here.post(PATHS.logout))).toEqual(SIGNED_OUT)
    expect(await me(elsewhere)).toBe(200)
  })
})

describe('the devices of an account', () => {
  it('are listed with their names and times, the newest first, and which one asks', async () => {
    const { email } = await anAccount()
    await signedIn((await anAccount()).email)
    await signedIn(email, IPHONE)
    const devices = await devicesOf(await signedIn(email))
    expect(devices.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Windows', true],
      ['Safari on iPhone', false],
    ])
    expect(Math.abs(Date.parse(devices[0]?.createdAt ?? '') - Date.now())).toBeLessThan(60_000)
  })

  it('are signed out one by one, by their owner only', async () => {
    const { email } = await anAccount()
    const [here, elsewhere] = [await signedIn(email), await signedIn(email, IPHONE)]
    const other = (await devicesOf(here)).find(({ current }) => !current)
    const address = href(PATHS.session, { id: other?._id ?? '' })
    const GONE = [404, 'NOT_FOUND', SERVER_MESSAGES.sessionNotFound]
    expect(await refusal(await (await asAdmin()).delete(address))).toEqual(GONE)
    expect(await me(elsewhere)).toBe(200)
    expect((await here.delete(address)).status).toBe(200)
    expect([await me(here), await me(elsewhere)]).toEqual([200, 401])
    expect(await refusal(await here.delete(address))).toEqual(GONE)
  })

  it('are signed out all together, this one too', async () => {
    const { email } = await anAccount()
    const stranger = await as(await anAccount())
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)]
    expect(await (await here.delete(PATHS.sessions)).json()).toEqual({
      message: SERVER_MESSAGES.signedOutEverywhere,
    })
    expect([await me(here), await me(elsewhere), await me(stranger)]).toEqual([401, 401, 200])
  })

  it('are at most so many; the oldest is signed out for a new one', async () => {
    const account = await anAccount()
    const oldest = await as(account)
    for (let n = 1; n < LIMITS.sessionsOfAccount; n++) await tokenOf(account)
    expect(await me(oldest)).toBe(200)
    const newest = await signedIn(account.email)
    expect(await devicesOf(newest)).toHaveLength(LIMITS.sessionsOfAccount)
    expect(await me(oldest)).toBe(401)
  })
})

describe('a session', () => {
  it('is over when its time is, whatever its row says', async () => {
    const { email } = await anAccount()
    const session = await signedIn(email)
    vi.setSystemTime(Date.now() + LIMITS.sessionHours * HOUR_MS - 60_000)
    expect(await me(session)).toBe(200)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect(await me(session)).toBe(401)
  })

  it('is read with its account in one call and two rows, and writes once an hour', async () => {
    const account = await anAccount()
    await as(account)
    const id = String(
      await env.DB.prepare('SELECT id FROM sessions WHERE user_id = ?').bind(account.id).first('id'),
    )
    const { db, meter } = meteredDb()
    expect(await findSession(db, id, Date.now())).toMatchObject({ id, account })
    expect(meter).toEqual({ calls: 1, rowsRead: [2] })

    const seenAt = () =>
      env.DB.prepare('SELECT last_seen_at AS at FROM sessions WHERE id = ?').bind(id).first<number>('at')
    const startMs = Number(await seenAt())
    const caller = visitorOf({}, { authorization: `Bearer ${await tokenOf(account)}` })
    const session = visitorOf({}, { authorization: `Bearer ${await tokenOf(account)}` })
    await caller.get(PATHS.me)
    expect(await seenAt()).toBe(startMs)
    await env.DB.prepare('UPDATE sessions SET last_seen_at = ?')
      .bind(startMs - 2 * HOUR_MS)
      .run()
    await session.get(PATHS.me)
    const { results } = await env.DB.prepare(
      'SELECT last_seen_at AS at FROM sessions WHERE user_id = ? ORDER BY id',
    )
      .bind(account.id)
      .all<{ at: number }>()
    expect(results.filter(({ at }) => at >= startMs)).toHaveLength(1)
  })

  it('is not made when the password was changed while it was checked', async () => {
    const { email, id } = await anAccount()
    const slow = new Proxy(env.DB, {
      get(target, name) {
        if (name !== 'batch') return Reflect.get(target, name, target)
        return async (statements: D1PreparedStatement[]) => {
          await target.prepare("UPDATE users SET password_hash = 'another' WHERE id = ?").bind(id).run()
          return target.batch(statements)
        }
      },
    })
    const answer = await visitorOf({ DB: slow }).post(PATHS.login, { email, password: PASSWORD })
    expect(await refusal(answer)).toEqual([401, 'WRONG_CREDENTIALS', SERVER_MESSAGES.signInRefused])
  })
})

describe('changing the password', () => {
  const change = (session: Caller, currentPassword: unknown, password: unknown = NEW_PASSWORD) =>
    session.put(PATHS.password, { currentPassword, password })

  it('ends all other sessions and keeps this one', async () => {
    const { id, email } = await anAccount()
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)]
    const answer = await change(here, PASSWORD)
    expect([answer.status, await answer.json()]).toEqual([200, { message: SERVER_MESSAGES.passwordChanged }])
    expect([await me(here), await me(elsewhere)]).toEqual([200, 401])
    const old = await asVisitor().post(PATHS.login, { email, password: PASSWORD })
    expect(old.status).toBe(401)
    expect(await me(await signedIn(email, CHROME, NEW_PASSWORD))).toBe(200)
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['password-changed'])
  })

  it('is refused with a wrong current one, and changes nothing', async () => {
    const { id, email } = await anAccount()
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)]
    const answer = await change(here, 'not the password')
    expect(await answer.clone().json()).toMatchObject({
      issues: [{ path: 'currentPassword', message: SERVER_MESSAGES.currentPasswordWrong }],
    })
    expect(await refusal(answer)).toEqual([400, 'INVALID_INPUT', SERVER_MESSAGES.currentPasswordWrong])
    expect([await me(here), await me(elsewhere)]).toEqual([200, 200])
    expect(await auditOf(id)).toEqual([])
    expect((await asVisitor().post(PATHS.login, { email, password: PASSWORD })).status).toBe(200)
  })

  it('lets nobody at an open screen guess on, nor lock the owner out elsewhere', async () => {
    const { email } = await anAccount()
    const here = await signedIn(email)
    for (let n = 0; n < 5; n++) expect((await change(here, `guess ${n}`)).status).toBe(400)
    const sixth = await change(here, PASSWORD)
    expect([sixth.status, Number(sixth.headers.get('retry-after')) > 14 * 60]).toEqual([429, true])
    expect((await asVisitor().post(PATHS.login, { email, password: PASSWORD })).status).toBe(200)
    vi.setSystemTime(Date.now() + 15 * 60_000)
    expect((await change(here, PASSWORD)).status).toBe(200)
  })

  it('happens once for two at once', async () => {
    const { email } = await anAccount()
    const [one, other] = [await signedIn(email), await signedIn(email)]
    const answers = await Promise.all([change(one, PASSWORD, 'one new password'), change(other, PASSWORD)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each([
    [{}, SERVER_MESSAGES.currentPasswordRequired],
    [{ currentPassword: '', password: NEW_PASSWORD }, SERVER_MESSAGES.currentPasswordRequired],
    [{ currentPassword: PASSWORD }, SERVER_MESSAGES.newPasswordRequired],
    [{ currentPassword: PASSWORD, password: 'short' }, SERVER_MESSAGES.newPasswordTooShort],
    [{ currentPassword: PASSWORD, password: 'x'.repeat(129) }, SERVER_MESSAGES.passwordTooLong],
    [{ currentPassword: PASSWORD, password: 'password' }, SERVER_MESSAGES.passwordTooCommon],
    [{ currentPassword: PASSWORD, password: 'rina tamang' }, SERVER_MESSAGES.passwordIsName],
  ])('is refused before it is hashed: %#', async (body, sentence) => {
    const session = await as(await anAccount())
    expect(await refusal(await session.put(PATHS.password, body))).toEqual([400, 'INVALID_INPUT', sentence])
  })
})

describe('the name of a device', () => {
  it.each([
    [CHROME, 'Chrome on Windows'],
    [IPHONE, 'Safari on iPhone'],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36 EdgA/142.0',
      'Edge on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
      'Safari on Mac',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
    [`${'x'.repeat(100_000)} Firefox/140.0`, 'Unknown device'],
  ])('is read from its user agent: %#', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
})
