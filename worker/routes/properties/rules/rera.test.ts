import { beforeAll, expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asAdmin, asStaff, asVisitor, type Caller, refusal, sendEdit } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const REFUSED = [400, 'INVALID_INPUT', SERVER_MESSAGES.reraRequired]
const NUMBER = 'WBRERA/P/DAR/2024/001234'
const unit = {
  title: 'Flat 3B',
  city: 'Siliguri',
  price: 4_500_000,
  googleMap: '26.7,88.4',
  isProjectUnit: true,
}
let admin: Caller

beforeAll(async () => {
  admin = await asAdmin()
})

const add = (caller: Caller, details: object) =>
  caller.post(PATHS.addProperty, { propertyType: 'Villa', propertyDetails: details })

it('is asked for where a unit of a project is approved, in every way', async () => {
  expect(await refusal(await add(admin, unit))).toEqual(REFUSED)
  expect((await add(admin, { ...unit, approvedByAdmin: false })).status).toBe(201)
  expect((await add(await asStaff(), unit)).status).toBe(201)
  expect((await add(admin, { ...unit, reraNumber: NUMBER })).status).toBe(201)

  const waiting = await aProperty({ ...unit, category: 'Villa' }, { approvedByAdmin: false })
  const other = await aProperty({}, { approvedByAdmin: false })
  expect(await refusal(await sendEdit(admin, waiting._id, { approvedByAdmin: true }))).toEqual(REFUSED)
  const both = { action: 'approve', ids: [waiting._id, other._id] }
  expect(await refusal(await admin.post(PATHS.bulkProperties, both))).toEqual(REFUSED)
  expect((await asVisitor().get(href(PATHS.property, { id: other._id }))).status).toBe(404)

  const named = await sendEdit(admin, waiting._id, { reraNumber: ` ${NUMBER} `, approvedByAdmin: true })
  expect(await named.json()).toMatchObject({ status: 'available', reraNumber: NUMBER, isProjectUnit: true })
  expect((await admin.post(PATHS.bulkProperties, both)).status).toBe(200)
})

it('cannot be taken away from a unit that is shown, nor can what is shown become a unit without one', async () => {
  const shown = await aProperty({ ...unit, category: 'Villa', reraNumber: NUMBER })
  expect(await refusal(await sendEdit(admin, shown._id, { reraNumber: '' }))).toEqual(REFUSED)
  expect((await sendEdit(admin, shown._id, { price: 1 })).status).toBe(200)
  const house = await aProperty({ category: 'Villa' })
  expect(await refusal(await sendEdit(await asStaff(), house._id, { isProjectUnit: true }))).toEqual(REFUSED)
  expect((await sendEdit(admin, house._id, { isProjectUnit: false, reraNumber: '' })).status).toBe(200)
})

it('is asked of a row of a file where its listing is shown, not while it waits', async () => {
  const [waiting, shown] = await Promise.all(
    [false, true].map((approvedByAdmin) => aProperty({ ...unit, category: 'Villa' }, { approvedByAdmin })),
  )
  const send = (id = '') =>
    admin.fetch(`${PATHS.propertiesCsv}?update=1`, {
      method: 'POST',
      body: `ID,Category,Title,City,Price\n${id},Villa,Flat 3B,Siliguri,47 lakh\n`,
      headers: { 'content-type': 'text/csv' },
    })
  expect((await send(waiting?._id)).status).toBe(201)
  const refused = await send(shown?._id)
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { issues: [{ message: SERVER_MESSAGES.reraRequired }] },
  ])
})

it('is shown to everybody; why none is needed only to staff', async () => {
  const reason = 'Built before the canary law'
  const listing = await aProperty({ reraNumber: NUMBER, reraNotNeeded: reason })
  const address = href(PATHS.property, { id: listing._id })
  const seen = await (await asVisitor().get(address)).text()
  expect([seen.includes(NUMBER), seen.includes(reason)]).toEqual([true, false])
  expect(await (await admin.get(address)).json()).toMatchObject({ reraNotNeeded: reason })
})

it('is asked for by a file that changes a listing which is shown', async () => {
  const shown = await aProperty({ ...unit, category: 'Villa', reraNumber: NUMBER })
  const update = (number: string, unitSaid: string) =>
    admin.fetch(`${PATHS.propertiesCsv}?update=1`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: `ID,Category,Title,City,Price,RERA number,Unit of a building project\r\n${shown._id},Villa,Flat 3B,Siliguri,4500000,${number},${unitSaid}\r\n`,
    })
  const refused = await update('', 'Yes')
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { issues: [{ path: '2.RERA number', message: SERVER_MESSAGES.reraRequired }] },
  ])
  expect((await update('', 'No')).status).toBe(201)
  const address = href(PATHS.property, { id: shown._id })
  expect(await (await admin.get(address)).json()).toMatchObject({ reraNumber: null, isProjectUnit: false })
})
