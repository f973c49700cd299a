import { expect, it, vi } from 'vitest'
import { WholeLead } from '#contract/leads/leads.ts'
import { href, PATHS } from '#contract/paths.ts'
import { AddPropertyReply, type Property } from '#contract/properties/replies.ts'
import { as, asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, aPicture } from '#worker/test/factories.ts'
import { beginWithoutLeads, DAY_MS, leadAt, NOBODY, noted, NOW, send, theOnly } from '#worker/test/leads.ts'

beginWithoutLeads()

const OFFER = { name: 'Nima Sherpa', phone: '9000000777', category: 'Plot', place: 'Sukna', language: 'en' }

async function offered(): Promise<string> {
  await asVisitor().post(PATHS.sell, OFFER)
  return (await theOnly('?kind=sell'))._id
}

async function made(leadId: string, key?: string, isAnother?: true): Promise<Property> {
  const account = await anAccount({ username: 'Bikash' })
  const caller = await as(account)
  const body = { propertyType: 'Plot', leadId, isAnother, propertyDetails: await detailsFor(account) }
  const send = () => caller.post(PATHS.addProperty, body, key ? { 'idempotency-key': key } : {})
  if (key) await send()
  const response = await send()
  expect(response.status).toBe(201)
  return AddPropertyReply.parse(await response.json()).property
}

async function detailsFor(account: Awaited<ReturnType<typeof anAccount>>) {
  return {
    title: 'Plot of Nima',
    city: 'Siliguri',
    price: 3_800_000,
    googleMap: '26.7271,88.3953',
    images: [await aPicture(account)],
  }
}

async function read(id: string): Promise<WholeLead> {
  return WholeLead.parse(await (await (await asStaff()).get(leadAt(id))).json())
}

it('ties a listing to the offer that it is made of, and a line says who made it', async () => {
  const id = await offered()
  const { _id: propertyId, number } = await made(id)
  const lead = await read(id)
  expect(lead).toMatchObject({ propertyId, property: { number, title: 'Plot of Nima' }, status: 'new' })
  expect(lead.lines).toMatchObject([{ kind: 'listed', text: number, by: 'Bikash' }])
  expect(await theOnly(`?propertyId=${propertyId}`)).toMatchObject({ _id: id })
})

it('says it once where the call is repeated', async () => {
  const id = await offered()
  await made(id, 'a-key-of-one-listing')
  expect((await read(id)).lines).toHaveLength(1)
})

it('refuses a second listing of one offer that does not say it is meant, and names the first', async () => {
  const id = await offered()
  const first = await made(id)
  const account = await anAccount()
  const body = { propertyType: 'Plot', leadId: id, propertyDetails: await detailsFor(account) }
  const response = await (await as(account)).post(PATHS.addProperty, body)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    code: 'CONFLICT',
    message: `${first.number} was made of this offer already. Open it, or save yours as another listing.`,
    current: { _id: first._id, number: first.number },
  })
  expect((await read(id)).lines).toHaveLength(1)
})

it.each(['yes', 1, null])('does not take %s for an answer whether another is meant', async (isAnother) => {
  const body = { propertyType: 'Plot', isAnother, propertyDetails: { title: 'Plot' } }
  const response = await (await asStaff()).post(PATHS.addProperty, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ issues: [{ path: 'isAnother' }] })
})

it('stays with the first listing of two, until that is deleted', async () => {
  const id = await offered()
  const first = await made(id)
  const second = await made(id, undefined, true)
  expect(await read(id)).toMatchObject({ propertyId: first._id })
  expect((await read(id)).lines.map(({ text }) => text)).toEqual([first.number, second.number])
  await (await asAdmin()).delete(href(PATHS.deleteProperty, { id: first._id }))
  expect((await read(id)).lines.map(({ text }) => text)).toEqual(['', second.number])
  const third = await made(id)
  expect(await read(id)).toMatchObject({ propertyId: third._id })
})

it.each([
  ['a noted call', async () => (await noted())._id],
  [
    'an enquiry',
    async () => {
      await send()
      return (await theOnly('?kind=enquiry'))._id
    },
  ],
])('adds the listing and leaves %s as it is, which offers nothing', async (_, arrived) => {
  const id = await arrived()
  const before = await read(id)
  vi.setSystemTime(NOW + DAY_MS)
  await made(id)
  expect(await read(id)).toEqual(before)
})

it('adds the listing of an offer that is gone', async () => {
  expect((await made(NOBODY)).title).toBe('Plot of Nima')
})

it('is not tied to what is no lead', async () => {
  const body = { propertyType: 'Plot', leadId: 'Nima', propertyDetails: { title: 'Plot' } }
  const response = await (await asStaff()).post(PATHS.addProperty, body)
  const [status, code] = await refusal(response)
  expect([status, code]).toEqual([400, 'INVALID_INPUT'])
})
