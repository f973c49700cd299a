import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ListedUser } from '#contract/accounts/users.ts'
import { as, asAdmin, asStaff, refusal } from '#worker/test/client.ts'
import { anAccount } from '#worker/test/factories.ts'
import { mailsTo } from '#worker/test/outbox.ts'

const pathOf = (id: string) => href(PATHS.user, { id })

describe('an admin', () => {
  it('approves an account, whose owner is told and may go on at once', async () => {
    const pending = await anAccount({ approvedByAdmin: false, role: 'admin' })
    const owner = await as(pending)
    expect((await owner.get(PATHS.users)).status).toBe(403)
    const response = await (await asAdmin()).patch(pathOf(pending.id), { approvedByAdmin: true })
    expect(ListedUser.strict().parse(await response.json())).toMatchObject({
      _id: pending.id,
      approvedByAdmin: true,
    })
    expect((await owner.get(PATHS.users)).status).toBe(200)
    expect((await mailsTo(pending.email)).map(({ subject }) => subject)).toEqual([
      'Your account at Aangan is approved',
    ])
  })

  it('tells nobody twice', async () => {
    const account = await anAccount()
    await (await asAdmin()).patch(pathOf(account.id), { approvedByAdmin: true })
    expect(await mailsTo(account.email)).toEqual([])
  })

  it('sets a role, which holds for the next call', async () => {
    const account = await anAccount()
    const owner = await as(account)
    await (await asAdmin()).patch(pathOf(account.id), { role: 'admin' })
    expect((await owner.get(PATHS.users)).status).toBe(200)
    await (await asAdmin()).patch(pathOf(account.id), { role: 'staff' })
    expect((await owner.get(PATHS.users)).status).toBe(403)
  })

  it('suspends and restores an account, which holds for the next call', async () => {
    const account = await anAccount()
    const [admin, owner] = [await asAdmin(), await as(account)]
    const suspended = await admin.patch(pathOf(account.id), { suspended: true })
    expect(await suspended.json()).toMatchObject({ suspended: true })
    expect(await refusal(await owner.get(PATHS.me))).toEqual([
      403,
      'SUSPENDED',
      SERVER_MESSAGES.accountSuspended,
    ])
    await admin.patch(pathOf(account.id), { suspended: false })
    expect((await owner.get(PATHS.me)).status).toBe(200)
  })

  it('leaves a trace', async () => {
    const [admin, account] = [await anAccount({ role: 'admin' }), await anAccount()]
    await (await as(admin)).patch(pathOf(account.id), { role: 'admin', suspended: true })
    const entry = await env.DB.prepare('SELECT * FROM audit_log WHERE subject_id = ?')
      .bind(account.id)
      .first()
    expect(entry).toMatchObject({
      actor_id: admin.id,
      actor_email: admin.email,
      action: 'user-changed',
      subject_name: account.email,
    })
    expect(JSON.parse(String(entry?.changes))).toEqual({ role: 'admin', suspended: true })
  })

  it.each([{ role: 'staff' }, { suspended: true }, { approvedByAdmin: false }, { role: 'admin' }])(
    'cannot change the own account: %j',
    async (change) => {
      const admin = await anAccount({ role: 'admin' })
      const response = await (await as(admin)).patch(pathOf(admin.id), change)
      expect(await refusal(response)).toEqual([403, 'FORBIDDEN', SERVER_MESSAGES.notOnYourself])
    },
  )

  it('changes nothing else of an account', async () => {
    const account = await anAccount()
    const stored = () =>
      env.DB.prepare('SELECT id, username, email, password_hash, created_at FROM users WHERE id = ?')
        .bind(account.id)
        .first()
    const before = await stored()
    const wishes = {
      id: 'x',
      _id: 'x',
      username: 'Mallory',
      email: 'm@firm.test',
      passwordHash: 'x',
      tokenVersion: 7,
      createdAt: 0,
      suspendedAt: 1,
    }
    await (await asAdmin()).patch(pathOf(account.id), { suspended: false, ...wishes })
    expect(await stored()).toEqual(before)
  })

  it.each([
    [{}, SERVER_MESSAGES.userChangeEmpty],
    [[], SERVER_MESSAGES.userChangeEmpty],
    [{ username: 'Mallory' }, SERVER_MESSAGES.userChangeEmpty],
    [{ role: 'root' }, SERVER_MESSAGES.roleUnknown],
    [{ approvedByAdmin: 'yes' }, SERVER_MESSAGES.userChangeEmpty],
    [{ suspended: 1 }, SERVER_MESSAGES.userChangeEmpty],
  ])('is told what is wrong with %j', async (change, sentence) => {
    const account = await anAccount()
    const response = await (await asAdmin()).patch(pathOf(account.id), change)
    expect(await refusal(response)).toEqual([400, 'INVALID_INPUT', sentence])
  })

  it.each(['f'.repeat(24), 'nobody', "' OR 1=1 --"])(
    'is told when there is no such account: %s',
    async (id) => {
      const response = await (await asAdmin()).patch(pathOf(id), { role: 'staff' })
      expect(await refusal(response)).toEqual([404, 'NOT_FOUND', SERVER_MESSAGES.userNotFound])
    },
  )
})

describe('an admin is always left', () => {
  const countAdmins = () =>
    env.DB.prepare(
      "SELECT count(*) AS count FROM users WHERE role = 'admin' AND approved_by_admin AND suspended_at IS NULL",
    ).first('count')

  it.each([{ role: 'staff' }, { approvedByAdmin: false }, { suspended: true }])(
    'when two take each other’s rights at once: %j',
    async (change) => {
      await env.DB.prepare("UPDATE users SET role = 'staff'").run()
      const [one, other] = [await anAccount({ role: 'admin' }), await anAccount({ role: 'admin' })]
      const [asOne, asOther] = [await as(one), await as(other)]
      await Promise.all([asOne.patch(pathOf(other.id), change), asOther.patch(pathOf(one.id), change)])
      expect(await countAdmins()).toBe(1)
    },
  )

  it('when everybody takes everybody’s rights in every way', async () => {
    await env.DB.prepare("UPDATE users SET role = 'staff'").run()
    const admins = await Promise.all(Array.from({ length: 4 }, () => anAccount({ role: 'admin' })))
    const callers = await Promise.all(admins.map(as))
    const changes = [{ role: 'staff' }, { approvedByAdmin: false }, { suspended: true }]
    await Promise.all(
      callers.flatMap((caller) =>
        admins.map(({ id }, at) => caller.patch(pathOf(id), changes[at % changes.length])),
      ),
    )
    expect(await countAdmins()).toBe(1)
  })
})

it('is refused to staff', async () => {
  const account = await anAccount()
  const response = await (await asStaff()).patch(pathOf(account.id), { role: 'admin' })
  expect(await refusal(response)).toEqual([403, 'FORBIDDEN', SERVER_MESSAGES.adminsOnly])
})
