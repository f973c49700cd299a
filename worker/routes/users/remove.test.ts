import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { as, asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty, PASSWORD } from '#worker/test/factories.ts'
import { auditOf, imageAt, propertyRow } from '#worker/test/stored.ts'

const pathOf = (id: string) => href(PATHS.user, { id })
const rowsOf = (table: string, id: string) =>
  env.DB.prepare(`SELECT count(*) AS count FROM ${table} WHERE user_id = ?`).bind(id).first('count')

it('deletes an account with its sessions and codes, at once, and writes down who did', async () => {
  const [admin, account] = [await anAccount({ role: 'admin' }), await anAccount()]
  const owner = await as(account)
  await asVisitor().post(PATHS.login, { email: account.email, password: PASSWORD })
  await asVisitor().post(PATHS.forgotPassword, { email: account.email })
  const answer = await (await as(admin)).delete(pathOf(account.id))
  expect([answer.status, await answer.json()]).toEqual([200, { message: SERVER_MESSAGES.userDeleted }])
  expect((await owner.get(PATHS.me)).status).toBe(401)
  const signIn = await asVisitor().post(PATHS.login, { email: account.email, password: PASSWORD })
  expect(signIn.status).toBe(401)
  for (const table of ['sessions', 'known_networks', 'one_time_codes'])
    expect(await rowsOf(table, account.id)).toBe(0)
  expect(await auditOf(account.id)).toMatchObject([
    { action: 'user-deleted', actorId: admin.id, subjectKind: 'user', subjectName: account.email },
  ])
})

it('gives what the account listed to who deletes it, and leaves its pictures', async () => {
  const [account, admin] = [await anAccount(), await anAccount({ role: 'admin' })]
  const path = await aPicture(account)
  const { _id } = await aProperty({ title: 'Stays' }, { listedBy: account })
  const caller = await as(admin)
  await caller.delete(pathOf(account.id))
  expect(await propertyRow(_id)).toMatchObject({ title: 'Stays', listedBy: admin.id })
  const mine = await (await caller.get(`${PATHS.properties}?status=all&mine=true`)).json()
  expect(mine).toMatchObject([{ _id }])
  expect(await imageAt(path)).toMatchObject({ uploadedBy: null })
})

it('never deletes the own account', async () => {
  const admin = await anAccount({ role: 'admin' })
  const answer = await (await as(admin)).delete(pathOf(admin.id))
  expect(await refusal(answer)).toEqual([403, 'FORBIDDEN', SERVER_MESSAGES.notOnYourself])
})

it('always leaves an admin, whoever deletes whom at once', async () => {
  await env.DB.prepare("UPDATE users SET role = 'staff'").run()
  const admins = await Promise.all(Array.from({ length: 4 }, () => anAccount({ role: 'admin' })))
  const callers = await Promise.all(admins.map(as))
  await Promise.all(callers.flatMap((caller) => admins.map(({ id }) => caller.delete(pathOf(id)))))
  const left = await env.DB.prepare("SELECT count(*) AS count FROM users WHERE role = 'admin'").first('count')
  expect(left).toBe(1)
})

it('says when there is no such account, also the second time, and is refused to staff', async () => {
  const [account, admin] = [await anAccount(), await asAdmin()]
  expect(await refusal(await (await asStaff()).delete(pathOf(account.id)))).toEqual([
    403,
    'FORBIDDEN',
    SERVER_MESSAGES.adminsOnly,
  ])
  expect((await admin.delete(pathOf(account.id))).status).toBe(200)
  for (const id of [account.id, 'nobody'])
    expect(await refusal(await admin.delete(pathOf(id)))).toEqual([
      404,
      'NOT_FOUND',
      SERVER_MESSAGES.userNotFound,
    ])
})
