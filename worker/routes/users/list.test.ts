import { expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { UserPage } from '#contract/accounts/users.ts'
import { asAdmin, type Caller, refusal } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'

const pageOf = async (admin: Caller, query = '') => {
  const text = await (await admin.get(`${PATHS.users}${query}`)).text()
  expect(text).not.toMatch(/scrypt|password|tokenVersion/i)
  return UserPage.parse(JSON.parse(text))
}

it('lists the accounts of a role, newest first, without their secrets', async () => {
  const admin = await asAdmin()
  const older = await anAccount({ approvedByAdmin: false })
  const newer = await anAccount({ suspended: true })
  const { users, next } = await pageOf(admin, '?role=staff')
  expect(users.map(({ _id, approvedByAdmin, suspended }) => [_id, approvedByAdmin, suspended])).toEqual([
    [newer.id, true, true],
    [older.id, false, false],
  ])
  expect(next).toBeNull()
})

it('says how many listings each has listed, in whatever state', async () => {
  const [admin, seller, other] = [await asAdmin(), await anAccount(), await anAccount()]
  await aProperty({}, { listedBy: seller })
  await aProperty({}, { listedBy: seller, approvedByAdmin: false })
  const { users } = await pageOf(admin, '?role=staff')
  const countOf = (id: string) => users.find(({ _id }) => _id === id)?.listings
  expect([countOf(seller.id), countOf(other.id)]).toEqual([2, 0])
})

it('pages through many without repeating or skipping one', async () => {
  const admin = await asAdmin()
  for (let n = 0; n < 105; n++) await anAccount({ role: 'admin' })
  const first = await pageOf(admin, '?role=admin')
  await anAccount({ role: 'admin' })
  const second = await pageOf(admin, `?role=admin&cursor=${first.next}`)
  const ids = [...first.users, ...second.users].map(({ _id }) => _id)
  expect([first.users.length, new Set(ids).size, second.next]).toEqual([100, ids.length, null])
  expect(ids.length).toBeGreaterThanOrEqual(106)
})

it('leaves out whoever may not do it now, and no newer account pushes out one who may', async () => {
  const admin = await asAdmin()
  const colleague = await anAccount({ username: 'Longest here' })
  const suspended = await anAccount({ suspended: true })
  for (let n = 0; n < 105; n++) await anAccount({ approvedByAdmin: false })
  const { users } = await pageOf(admin, '?may=edit')
  const ids = users.map(({ _id }) => _id)
  expect([ids.includes(colleague.id), ids.includes(suspended.id)]).toEqual([true, false])
  expect(users.filter(({ approvedByAdmin }) => !approvedByAdmin)).toEqual([])
  const { users: admins } = await pageOf(admin, '?may=administer')
  expect(new Set(admins.map(({ role }) => role))).toEqual(new Set(['admin']))
})

it.each([
  ['?may=fly', SERVER_MESSAGES.rightUnknown],
  ['?role=root', SERVER_MESSAGES.roleUnknown],
  ['?cursor=nonsense', SERVER_MESSAGES.cursorInvalid],
])('refuses %s', async (query, sentence) => {
  expect(await refusal(await (await asAdmin()).get(`${PATHS.users}${query}`))).toEqual([
    400,
    'INVALID_INPUT',
    sentence,
  ])
})
