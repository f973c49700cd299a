import { beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { PropertiesByKind } from '#contract/properties/by-kind.ts'
import { PropertyList } from '#contract/properties/replies.ts'
import { asStaff, type Caller, refusal, sendEdit } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const OWNED = 12
let staff: Caller
/** What a search for the owner finds, in its order: the owner's own first, each the newest first. */
const expected: string[] = []

beforeAll(async () => {
  staff = await asStaff()
  const owner = { privateFile: { ownerName: 'Norbu Gurung' } }
  const said: string[] = []
  for (let number = 0; number < 8; number += 1)
    said.unshift((await aProperty({ title: `Land beside Gurung ${number}` }))._id)
  const owned: string[] = []
  for (let number = 0; number < OWNED; number += 1)
    owned.unshift((await aProperty({ category: 'Villa', title: `House ${number}`, ...owner }))._id)
  expected.push(...owned, ...said)
})

/** The ids on all pages, and the totals that they say. */
async function readAll(query: string) {
  const ids: string[] = []
  const totals = new Set<string | null>()
  let path: string | undefined = `${PATHS.properties}?${query}`
  while (path && ids.length < 100) {
    const response: Response = await staff.get(path)
    expect(response.status).toBe(200)
    ids.push(...PropertyList.parse(await response.json()).map(({ _id }) => _id))
    totals.add(response.headers.get('x-total-count'))
    path = /^<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return { ids, totals: [...totals] }
}

describe("a search for an owner, by the firm's people", () => {
  it.each([1, 5, 10, 12, 13, 24])('is paged by %s without a gap or a repeat', async (limit) => {
    const { ids, totals } = await readAll(`searchTerm=gurung&limit=${limit}`)
    expect(ids).toEqual(expected)
    expect(totals).toEqual([String(expected.length)])
  })

  it('is paged in any order', async () => {
    const { ids } = await readAll('searchTerm=gurung&limit=5&sort=price-asc')
    expect(ids.slice(0, OWNED)).toEqual(expected.slice(0, OWNED))
    expect(ids.toSorted()).toEqual(expected.toSorted())
  })

  it('goes on where one of the owner’s is sold meanwhile', async () => {
    const sold = await aProperty({ title: 'Soon sold', privateFile: { ownerName: 'Karma Lepcha' } })
    const others = [1, 2].map(() => aProperty({ title: 'Other', privateFile: { ownerName: 'Karma Lepcha' } }))
    const newer = (await Promise.all(others)).map(({ _id }) => _id)
    const first = await staff.get(`${PATHS.properties}?searchTerm=lepcha&limit=1`)
    const next = /^<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    await sendEdit(staff, sold._id, { isSold: true })
    const { ids } = await readAll(next.slice(next.indexOf('?') + 1))
    expect(ids).toHaveLength(1)
    expect(newer).toContain(ids[0])
  })

  it('counts all of them, in all and by kind', async () => {
    const answer = await staff.get(`${PATHS.propertiesByKind}?searchTerm=gurung`)
    const { total, kinds } = PropertiesByKind.parse(await answer.json())
    expect([total, kinds.Villa, kinds.Plot]).toEqual(['20', '12', '8'])
  })

  it('is paged where as many are found as are looked for', async () => {
    for (let number = 0; number < LIMITS.ownedListings + 2; number += 1)
      await aProperty({ title: `Rowed ${number}`, privateFile: { ownerName: 'Mingma Sherpa' } })
    const { ids } = await readAll('searchTerm=mingma&limit=7')
    expect([ids.length, new Set(ids).size]).toEqual([LIMITS.ownedListings, LIMITS.ownedListings])
    const first = await staff.get(`${PATHS.properties}?searchTerm=mingma&limit=7`)
    const next = /^<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect((await refusal(await staff.get(next.replace('mingma', 'pasang'))))[0]).toBe(400)
  })
})
