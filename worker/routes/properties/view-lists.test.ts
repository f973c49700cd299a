import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { Property, PropertyPage } from '#contract/properties/replies.ts'
import { as, asAdmin, asVisitor } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'

const visitor = asVisitor()

beforeAll(async () => {
  for (const number of [1, 2, 3, 4]) {
    await aProperty({ category: 'Warehouse', title: `Shed ${number}`, price: number * 1000 })
    await aProperty({ category: 'Plot', title: `Ground ${number}`, price: number * 1000 })
  }
  await aProperty({ category: 'Villa', title: 'Villa', price: 1 })
  await aProperty({ category: 'Plot', title: 'Secret' }, { approvedByAdmin: false })
})

async function page(path: string, caller = visitor): Promise<PropertyPage> {
  const response = await caller.get(path)
  expect(response.status).toBe(200)
  return PropertyPage.parse(await response.json())
}

describe('the lists of one category', () => {
  it.each([
    [PATHS.warehouseProperties, 'Warehouse', 4],
    [PATHS.plotProperties, 'Plot', 4],
  ])('%s holds every %s and nothing else', async (path, category, count) => {
    const { properties, total, next } = await page(path)
    expect(properties.map((property) => property.category)).toEqual(
      Array.from({ length: count }, () => category),
    )
    expect({ total, next }).toEqual({ total: count, next: null })
  })

  it('view-all-properties holds all categories', async () => {
    expect((await page(PATHS.allProperties)).total).toBe(9)
    expect((await asVisitor().get(PATHS.allProperties)).headers.get('x-total-count')).toBe('9')
  })

  it('keeps its category whatever the query says', async () => {
    expect((await page(`${PATHS.plotProperties}?category=Villa`)).total).toBe(4)
  })

  it('pages by its cursor in the asked order', async () => {
    const first = await page(`${PATHS.warehouseProperties}?limit=3&sort=price-asc`)
    const second = await page(`${PATHS.warehouseProperties}?limit=3&sort=price-asc&cursor=${first.next}`)
    expect([...first.properties, ...second.properties].map(({ title }) => title)).toEqual([
      'Shed 1',
      'Shed 2',
      'Shed 3',
      'Shed 4',
    ])
    expect(second.next).toBeNull()
  })

  it('searches within the category', async () => {
    expect(
      (await page(`${PATHS.warehouseProperties}?searchTerm=shed 2`)).properties.map(({ title }) => title),
    ).toEqual(['Shed 2'])
  })

  it('shows all of them to approved accounts', async () => {
    expect((await page(`${PATHS.plotProperties}?status=all`, await asAdmin())).total).toBe(5)
    expect((await visitor.get(`${PATHS.plotProperties}?status=all`)).status).toBe(403)
  })
})

describe('what only staff can ask for', () => {
  it('finds the listings of whoever asks, in any order, with their exact number', async () => {
    const staff = await anAccount({ role: 'staff' })
    const own = await aProperty({ title: 'My own shed' }, { listedBy: staff })
    const caller = await as(staff)
    for (const sort of ['newest', 'price-asc', 'area-desc']) {
      const { properties, total } = await page(
        `${PATHS.allProperties}?mine=true&status=all&sort=${sort}`,
        caller,
      )
      expect([total, properties.map(({ _id }) => _id)]).toEqual([1, [own._id]])
    }
  })

  it('leaves listings with an account that gets another name', async () => {
    const staff = await anAccount({ role: 'staff' })
    const own = await aProperty({ title: 'Listed under the old name' }, { listedBy: staff })
    await env.DB.prepare('UPDATE users SET username = ? WHERE id = ?').bind('Another Name', staff.id).run()
    const caller = await as(staff)
    const { properties } = await page(`${PATHS.allProperties}?mine=true&status=all`, caller)
    expect(properties.map(({ _id }) => _id)).toEqual([own._id])
    const read = Property.parse(await (await caller.get(`/api/properties/${own._id}`)).json())
    expect([read.listedBy, read.listedByName]).toEqual([staff.id, 'Another Name'])
  })

  it('finds what lacks pictures or a place on the map', async () => {
    const admin = await asAdmin()
    const lacking = await aProperty({ title: 'Lacking all', googleMap: '', images: [] })
    const whole = await aProperty({ title: 'On the map', googleMap: '26.7,88.4' })
    await aProperty({ title: 'Lacking, and sold', googleMap: '', images: [], isSold: true })
    const found = await page(`${PATHS.allProperties}?missing=map&status=all&searchTerm=lacking`, admin)
    expect(found.properties.map(({ _id }) => _id)).toEqual([lacking._id])
    const ids = (await page(`${PATHS.allProperties}?missing=map&limit=100`, admin)).properties
    expect(ids.map(({ _id }) => _id)).not.toContain(whole._id)
  })

  it.each(['mine=true', 'missing=pictures', 'missing=papers'])('refuses %s to visitors', async (query) => {
    expect((await visitor.get(`${PATHS.allProperties}?${query}`)).status).toBe(403)
  })
})
