import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { as, asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount } from '#worker/test/factories.ts'
import { auditOf } from '#worker/test/stored.ts'

const pathOf = (id: string) => href(PATHS.message, { id })
const rowsOf = (table: string, id: string) =>
  env.DB.prepare(`SELECT count(*) AS count FROM ${table} WHERE id = ?`).bind(id).first('count')

async function aMessage(): Promise<string> {
  const interest = `A plot ${crypto.randomUUID()}`
  await asVisitor().post(PATHS.subscribe, {
    name: 'Asha Rai',
    email: 'asha@mail.test',
    phone: '9832012345',
    interest,
  })
  const row = env.DB.prepare('SELECT id FROM contact_messages WHERE interest = ?').bind(interest)
  return (await row.first<string>('id')) ?? ''
}

it('deletes a message and its mail for good, and writes down who did', async () => {
  const [admin, id] = [await anAccount({ role: 'admin' }), await aMessage()]
  const answer = await (await as(admin)).delete(pathOf(id))
  expect([answer.status, await answer.json()]).toEqual([200, { message: SERVER_MESSAGES.messageDeleted }])
  expect([await rowsOf('contact_messages', id), await rowsOf('outbox', id)]).toEqual([0, 0])
  expect(await auditOf(id)).toMatchObject([
    { action: 'message-deleted', actorId: admin.id, subjectKind: 'message', subjectName: 'message' },
  ])
})

it('says when there is no such message, also the second time, and is refused to staff', async () => {
  const [admin, id] = [await asAdmin(), await aMessage()]
  expect((await (await asStaff()).delete(pathOf(id))).status).toBe(403)
  expect((await admin.delete(pathOf(id))).status).toBe(200)
  for (const gone of [id, 'f'.repeat(24)])
    expect(await refusal(await admin.delete(pathOf(gone)))).toEqual([
      404,
      'NOT_FOUND',
      SERVER_MESSAGES.messageNotFound,
    ])
  expect(await auditOf(id)).toHaveLength(1)
})
