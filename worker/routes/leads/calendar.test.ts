import { describe, expect, it } from 'vitest'
import { CalendarState } from '#contract/leads/leads.ts'
import { href, PATHS } from '#contract/paths.ts'
import { as, asAdmin, asVisitor, type Caller, withToken } from '#worker/test/client.ts'
import { anAccount, PASSWORD } from '#worker/test/factories.ts'
import { beginWithoutLeads, NOW } from '#worker/test/leads.ts'
import { resetProof } from '#worker/test/sign-up.ts'

const NEW_PASSWORD = 'a teak court in rain'

beginWithoutLeads()

async function madeBy(owner: Caller): Promise<string> {
  const made = await owner.post(PATHS.calendarKey)
  expect(made.status).toBe(201)
  return (await made.json<{ key: string }>()).key
}
const opens = async (key: string) => (await asVisitor().get(`${PATHS.visitsCalendar}?key=${key}`)).status
const stateOf = async (owner: Caller) =>
  CalendarState.strict().parse(await (await owner.get(PATHS.calendarKey)).json())

type Account = Awaited<ReturnType<typeof anAccount>>
const byAdmin = (change: object) => async (account: Account) =>
  (await asAdmin()).patch(href(PATHS.user, { id: account.id }), change)

describe('the address of a calendar', () => {
  it('tells its account since when it stands, and ends alone, also twice', async () => {
    const [owner, other] = [
      await as(await anAccount({ role: 'staff' })),
      await as(await anAccount({ role: 'staff' })),
    ]
    expect(await stateOf(owner)).toEqual({ madeAt: null })
    const [key, others] = [await madeBy(owner), await madeBy(other)]
    expect(await stateOf(owner)).toEqual({ madeAt: new Date(NOW).toISOString() })
    for (let times = 0; times < 2; times++) {
      const ended = await owner.delete(PATHS.calendarKey)
      expect([ended.status, await ended.text()]).toEqual([204, ''])
    }
    expect([await opens(key), await opens(others)]).toEqual([404, 200])
    expect([await stateOf(owner), (await owner.get(PATHS.me)).status]).toEqual([{ madeAt: null }, 200])
  })

  it.each<[string, (account: Account, owner: Caller) => Promise<Response>]>([
    [
      'another password',
      (_, owner) => owner.put(PATHS.password, { currentPassword: PASSWORD, password: NEW_PASSWORD }),
    ],
    ['signing out everywhere', (_, owner) => owner.delete(PATHS.sessions)],
    [
      'a password reset by a code',
      async ({ email }) =>
        withToken(await resetProof(email)).put(PATHS.resetPassword, { email, password: NEW_PASSWORD }),
    ],
    ['a suspension', byAdmin({ suspended: true })],
    ['an approval taken back', byAdmin({ approvedByAdmin: false })],
    ['a smaller role', byAdmin({ role: 'staff' })],
  ])('ends for good with %s', async (_, happens) => {
    const account = await anAccount({ role: 'admin' })
    const owner = await as(account)
    const key = await madeBy(owner)
    expect((await happens(account, owner)).status).toBe(200)
    expect(await opens(key)).toBe(404)
    await byAdmin({ suspended: false, approvedByAdmin: true, role: 'admin' })(account)
    expect(await opens(key)).toBe(404)
  })

  it.each<[string, (account: Account, owner: Caller) => Promise<Response>]>([
    [
      'a wrong password',
      (_, owner) => owner.put(PATHS.password, { currentPassword: 'x', password: NEW_PASSWORD }),
    ],
    ['signing out here', (_, owner) => owner.post(PATHS.logout)],
    ['a greater role', byAdmin({ role: 'admin' })],
  ])('outlives %s', async (_, happens) => {
    const account = await anAccount({ role: 'staff' })
    const owner = await as(account)
    const key = await madeBy(owner)
    await happens(account, owner)
    expect(await opens(key)).toBe(200)
  })
})
