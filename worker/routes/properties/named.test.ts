import { beforeAll, describe, expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { asAdmin, asStaff, asVisitor, editListing, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const NOBODY = 'f'.repeat(24)
let ids: string[]
let hidden: string

beforeAll(async () => {
  ids = []
  for (const title of ['First', 'Second', 'Third'])
    ids.push((await aProperty({ title, phone: '+91 98765 00000' }))._id)
  hidden = (await aProperty({}, { approvedByAdmin: false }))._id
})

const ask = (wanted: readonly string[], more = '') =>
  asVisitor().get(`${PATHS.properties}?ids=${wanted.join()}${more}`)
const titlesOf = async (response: Response) => (await response.json<Property[]>()).map(({ title }) => title)

describe('listings that are asked for by their ids', () => {
  it('come in that order, once each, without hidden and unknown ones', async () => {
    const response = await ask([ids[2] ?? '', NOBODY, hidden, ids[0] ?? '', ids[2] ?? ''])
    expect(response.headers.get('x-total-count')).toBe('2')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const body = await response.clone().text()
    expect(body).not.toContain('98765')
    expect(await titlesOf(response)).toEqual(['Third', 'First'])
  })

  it('are as in a list, with their ETag', async () => {
    const response = await ask([ids[0] ?? ''])
    const [listed] = await (await asVisitor().get(`${PATHS.properties}?searchTerm=First`)).json<Property[]>()
    const etag = response.headers.get('etag') ?? ''
    expect(await response.json()).toEqual([listed])
    const again = await asVisitor().get(`${PATHS.properties}?ids=${ids[0]}`, { 'if-none-match': etag })
    expect(again.status).toBe(304)
  })

  it('come sold and rented too, whatever else is asked, and deleted ones do not', async () => {
    const [sold, rented, deleted] = [
      await aProperty({ title: 'Sold' }),
      await aProperty({ title: 'Rented' }),
      await aProperty(),
    ]
    const admin = await asAdmin()
    await editListing(admin, sold._id, { isSold: true })
    await editListing(admin, rented._id, { isRented: true })
    await admin.delete(href(PATHS.deleteProperty, { id: deleted._id }))
    const wanted = [rented._id, deleted._id, sold._id]
    expect(await titlesOf(await ask(wanted, '&category=Villa&limit=1'))).toEqual(['Rented', 'Sold'])
  })

  it('show staff the contact too', async () => {
    const response = await (await asStaff()).get(`${PATHS.properties}?ids=${ids[0]}`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toContain('98765')
  })

  it('are a hundred at most, and ids', async () => {
    expect((await ask(Array.from({ length: 100 }, () => NOBODY))).status).toBe(200)
    for (const wrong of [
      Array.from({ length: 101 }, () => NOBODY),
      [],
      ['x'],
      [NOBODY, ''],
      [NOBODY.toUpperCase()],
    ])
      expect(await refusal(await ask(wrong))).toEqual([
        400,
        'INVALID_INPUT',
        'ids must be 1 to 100 ids of listings, with commas between them.',
      ])
  })
})
