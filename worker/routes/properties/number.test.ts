import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { type Property, Property as PropertySchema, PropertyList } from '#contract/properties/replies.ts'
import { asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const visitor = asVisitor()
const numberOf = ({ number }: Property) => Number(number.replace('A-', ''))

async function found(query: string, caller = visitor): Promise<string[]> {
  const response = await caller.get(`${PATHS.properties}?${query}`)
  expect(response.status).toBe(200)
  return PropertyList.parse(await response.json()).map(({ title }) => title)
}

let plot: Property
let villa: Property
let sold: Property
let pending: Property

beforeAll(async () => {
  plot = await aProperty({ category: 'Plot', title: 'Plot by the canal' })
  villa = await aProperty({ category: 'Villa', title: 'Villa on the hill' })
  sold = await aProperty({ category: 'Plot', title: 'Sold ground', isSold: true })
  pending = await aProperty({ category: 'Warehouse', title: 'Waiting hall' }, { approvedByAdmin: false })
})

describe('the number of a listing', () => {
  it('is one count for all kinds, the same for visitors and staff', async () => {
    expect([plot, villa, sold, pending].map(numberOf)).toEqual([1, 2, 3, 4])
    const answers = [visitor, await asStaff()].map(async (caller) => {
      const response = await caller.get(`/api/properties/${villa._id}`)
      return PropertySchema.parse(await response.json()).number
    })
    expect(await Promise.all(answers)).toEqual(['A-2', 'A-2'])
    const listed = PropertyList.parse(await (await visitor.get(PATHS.properties)).json())
    expect(listed.map(({ number }) => number)).toEqual(['A-2', 'A-1'])
  })

  it('is given to nobody else after the newest listing is gone, nor set by a request', async () => {
    const admin = await asAdmin()
    const gone = await aProperty({ title: 'Soon gone' })
    await admin.delete(`/api/properties/delete-property/${gone._id}`)
    const next = await aProperty({ title: 'Comes after', number: 'A-1' })
    expect(numberOf(next)).toBe(numberOf(gone) + 1)
    await admin.delete(`/api/properties/delete-property/${next._id}`)
    expect((await env.DB.prepare('SELECT max(seq) AS last FROM properties').first())?.['last']).toBe(4)
    expect(numberOf(await aProperty({ title: 'Third' }, { approvedByAdmin: false }))).toBe(7)
  })
})

describe('looking for a number', () => {
  it.each(['A-1', 'a1', 'A 1', 'a-1', '#A-1', 'A-001', ' a.1 '])('finds it written %j', async (text) => {
    const typed = encodeURIComponent(text)
    expect(await found(`searchTerm=${typed}`)).toEqual(['Plot by the canal'])
    expect(await found(`number=${typed}`)).toEqual(['Plot by the canal'])
    expect(await found(`searchTerm=${typed}&status=all`, await asStaff())).toEqual(['Plot by the canal'])
  })

  it('finds what is sold too, and what waits for approval only for staff who ask for it', async () => {
    expect(await found('number=A-3')).toEqual(['Sold ground'])
    expect(await found('searchTerm=a3')).toEqual(['Sold ground'])
    expect(await found('number=A-3&status=available')).toEqual([])
    expect(await found('number=A-4')).toEqual([])
    expect(await found('searchTerm=a4')).toEqual([])
    expect(await found('number=4&status=all', await asStaff())).toEqual(['Waiting hall'])
  })

  it('takes digits alone in the panel, not on the site', async () => {
    expect(await found('searchTerm=2&status=all', await asStaff())).toEqual(['Villa on the hill'])
    expect(await found('searchTerm=2')).toEqual([])
    expect(await found('number=2')).toEqual(['Villa on the hill'])
  })

  it('stands beside other filters', async () => {
    expect(await found('number=A-1&category=Plot')).toEqual(['Plot by the canal'])
    expect(await found('number=A-1&category=Villa')).toEqual([])
    expect(await found('number=A-99')).toEqual([])
    const response = await visitor.get(`${PATHS.properties}?number=A-1`)
    expect(response.headers.get('x-total-count')).toBe('1')
  })

  it.each(['B-1', 'A-', 'A-0', 'A-1-2', '12345678', 'A-1 OR 1'])('refuses %j', async (text) => {
    const refused = await visitor.get(`${PATHS.properties}?number=${encodeURIComponent(text)}`)
    expect(await refusal(refused)).toEqual([400, 'INVALID_INPUT', "A listing's number looks like A-142."])
  })
})

describe('the short address', () => {
  it.each([
    ['/view/a-1', '/view/'],
    ['/view/A1', '/view/'],
    ['/view/a%201', '/view/'],
    ['/bn/view/a-1', '/bn/view/'],
    ['/hi/view/A-1', '/hi/view/'],
    ['/ne/view/a1', '/ne/view/'],
  ])('%s leads to the page', async (address, room) => {
    const response = await visitor.fetch(address, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, `${room}${plot._id}`])
  })

  it.each(['/view/a-4', '/view/a-99', '/view/b-1', '/bn/view/a-99'])('%s leads nowhere', async (address) => {
    expect((await visitor.fetch(address, { redirect: 'manual' })).status).toBe(404)
  })
})
