import { expect, it } from 'vitest'
import { OpenLeadsReply } from '#contract/leads/leads.ts'
import { href, PATHS } from '#contract/paths.ts'
import { as, asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { beginWithoutLeads, changed, noted, theOnly } from '#worker/test/leads.ts'

beginWithoutLeads()

const visit = (propertyId: string, on = '2026-11-24') => ({ visit: { propertyId, on, state: 'agreed' } })
async function open(query: string) {
  const response = await (await asStaff()).get(`${PATHS.openLeads}?${query}`)
  expect(response.status).toBe(200)
  return OpenLeadsReply.parse(await response.json())
}

it('counts open leads and visits to come of listings, named or found by a search', async () => {
  const [barn, loft] = [
    await aProperty({ title: 'Mirik barn' }),
    await aProperty({ title: 'Mirik loft' }, { approvedByAdmin: false }),
  ]
  await noted({ propertyId: barn._id })
  await changed((await noted({ propertyId: barn._id }))._id, { status: 'lost' })
  await changed((await noted({ propertyId: barn._id }))._id, visit(loft._id))
  await changed((await noted())._id, visit(loft._id, '2026-11-22'))
  expect(await open(`ids=${barn._id}`)).toEqual({ leads: 2, visits: 0 })
  expect(await open(`ids=${loft._id}`)).toEqual({ leads: 2, visits: 1 })
  expect(await open(`ids=${barn._id},${loft._id}`)).toEqual({ leads: 3, visits: 1 })
  expect(await open('searchTerm=mirik&status=all&limit=1')).toEqual({ leads: 3, visits: 1 })
})

it('counts those that an account looks after', async () => {
  const staff = await anAccount()
  const { _id: id } = await noted({}, as(staff))
  await changed(id, visit((await aProperty())._id))
  await changed((await noted({ words: 'Settled.' }, as(staff)))._id, { status: 'closed' })
  await noted({ words: 'Of somebody else.' })
  expect(await open(`assignedTo=${staff.id}`)).toEqual({ leads: 1, visits: 1 })
})

it('is refused to visitors, and with what is no id', async () => {
  expect((await asVisitor().get(PATHS.openLeads)).status).toBe(401)
  const staff = await asStaff()
  for (const query of ['ids=A-142', 'assignedTo=x'])
    expect((await refusal(await staff.get(`${PATHS.openLeads}?${query}`)))[0]).toBe(400)
})

it('leaves a lead the number and title of a listing that is deleted, and of another that is visited', async () => {
  const [barn, loft] = [await aProperty({ title: 'Mirik barn' }), await aProperty({ title: 'Mirik loft' })]
  const { _id: id } = await noted({ propertyId: barn._id })
  await changed(id, visit(loft._id))
  expect(await theOnly()).toMatchObject({ deletedProperty: null, deletedVisitProperty: null })
  const admin = await asAdmin()
  await admin.delete(href(PATHS.deleteProperty, { id: loft._id }))
  expect(await theOnly()).toMatchObject({
    property: { title: 'Mirik barn' },
    deletedProperty: null,
    visitProperty: null,
    deletedVisitProperty: { number: loft.number, title: 'Mirik loft' },
  })
  await admin.post(PATHS.bulkProperties, { action: 'delete', ids: [barn._id] })
  expect((await theOnly()).deletedProperty).toEqual({ number: barn.number, title: 'Mirik barn' })
})
