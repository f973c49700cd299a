import { expect, it } from 'vitest'
import { HandoverReply, WholeLead } from '#contract/leads/leads.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { as, asAdmin, asStaff, refusal } from '#worker/test/client.ts'
import { anAccount } from '#worker/test/factories.ts'
import { beginWithoutLeads, changed, leadAt, noted } from '#worker/test/leads.ts'
import { auditOf } from '#worker/test/stored.ts'

beginWithoutLeads()

const read = async (id: string) => WholeLead.parse(await (await (await asStaff()).get(leadAt(id))).json())

it('gives the open leads of one account to another, each with a line, and leaves what is done and what is others’', async () => {
  const [admin, leaver, heir] = [
    await anAccount({ role: 'admin' }),
    await anAccount(),
    await anAccount({ username: 'Pema' }),
  ]
  const [one, two] = [await noted({}, as(leaver)), await noted({ words: 'Second.' }, as(leaver))]
  const done = await noted({ words: 'Settled.' }, as(leaver))
  await changed(done._id, { status: 'closed' })
  const other = await noted({ words: 'Of somebody else.' })
  const response = await (await as(admin)).post(PATHS.handOverLeads, { from: leaver.id, to: heir.id })
  expect(HandoverReply.parse(await response.json())).toEqual({ leads: 2 })
  for (const { _id } of [one, two])
    expect(await read(_id)).toMatchObject({
      assignedTo: heir.id,
      lines: expect.arrayContaining([expect.objectContaining({ kind: 'hand-over', text: 'Pema' })]),
    })
  expect((await read(done._id)).assignedTo).toBe(leaver.id)
  expect((await read(other._id)).assignedTo).toBe(other.assignedTo)
  expect(await auditOf(leaver.id)).toMatchObject([
    { action: 'leads-handed-over', actorId: admin.id, subjectKind: 'user', subjectName: leaver.email },
  ])
})

it('makes them nobody’s, and says and writes nothing where there were none', async () => {
  const [admin, leaver] = [await asAdmin(), await anAccount()]
  const { _id } = await noted({}, as(leaver))
  const handOver = async () =>
    HandoverReply.parse(await (await admin.post(PATHS.handOverLeads, { from: leaver.id, to: null })).json())
  expect(await handOver()).toEqual({ leads: 1 })
  expect((await read(_id)).assignedTo).toBeNull()
  expect(await handOver()).toEqual({ leads: 0 })
  expect(await auditOf(leaver.id)).toHaveLength(1)
})

it('goes to nobody who may not edit, nor back to the same, and is the admins’', async () => {
  const [admin, leaver] = [await asAdmin(), await anAccount()]
  const suspended = await anAccount({ suspended: true })
  for (const to of [suspended.id, leaver.id, 'f'.repeat(24), 'x'])
    expect(await refusal(await admin.post(PATHS.handOverLeads, { from: leaver.id, to }))).toEqual([
      400,
      'INVALID_INPUT',
      SERVER_MESSAGES.leadAccount,
    ])
  const unknown = await admin.post(PATHS.handOverLeads, { from: 'f'.repeat(24), to: null })
  expect((await refusal(unknown))[0]).toBe(404)
  const byStaff = await (await asStaff()).post(PATHS.handOverLeads, { from: leaver.id, to: null })
  expect((await refusal(byStaff))[0]).toBe(403)
})
