import { PATHS, href } from '#contract/paths.ts'
import { SORTS } from '#contract/properties/enums.ts'
import { atMost, figure, type Line } from './budget.ts'
import type { Runtime } from './runtime.ts'

const PAGES = 6
const SINGLE_FILTERS = [
  '',
  'category=Plot',
  'category=Residential',
  'category=Villa,Warehouse',
  'searchTerm=godown',
  'deal=rent',
  'leaseType=Residential',
  'bedRooms=3',
  'minPrice=30 lakh',
  'maxPrice=75 lakh',
  'minPrice=1000000&maxPrice=20000000',
  'minArea=5000',
  'maxArea=7200',
  'minArea=1000&maxArea=50000',
  'status=sold',
]
const COUNTED = ['limit=1', 'category=Plot&limit=1']
const SEVERAL_FILTERS = [
  'category=Villa&deal=sale&minPrice=20 lakh&maxPrice=1 cr',
  'category=Plot&price=50 lakh',
  'city=siliguri&category=Villa&bedRooms=3&maxPrice=1 cr',
  'category=Plot&bedRooms=3',
  'searchTerm=near villa&leaseType=Sale&minArea=8000',
]
const SEARCHES = [
  ['a common word', 'near', 60],
  ['a rare word', '777', 60],
  ['an absent word', 'xylophone', 5],
] as const

/** What one call cost in D1: how often it was asked, and the rows that each statement read. */
type Cost = { calls: number; rows: number[]; next?: string }
/** The first statement of a list call reads the version of the listings, then a page of them. */
const ROW_OF_VERSION = 1

/** What the lists read in D1 at each size of the store, and how often the public asks it. */
export async function measureRows(runtime: Runtime, sizes: readonly number[]): Promise<Line[]> {
  const lines: Line[] = []
  for (const size of sizes) lines.push(...(await rowsAt(runtime, size)))
  return [...lines, ...(await callsOf(runtime, Math.max(...sizes)))]
}

async function rowsAt(runtime: Runtime, size: number): Promise<Line[]> {
  const origin = await runtime.addressOf('cold', size)
  const [id = ''] = await runtime.idsOf(size)
  const mostOfPage = async (queries: string[], pages = 1) => {
    const costs = []
    for (const query of queries) costs.push(...(await costOfPages(origin, query, pages)))
    return Math.max(...costs.map(({ rows: [page = 0] }) => page - ROW_OF_VERSION))
  }
  const single = SINGLE_FILTERS.flatMap((filter) => SORTS.map((sort) => `${filter}&sort=${sort}`))
  const listing = await costOf(new URL(href(PATHS.property, { id }), origin))
  const label = (text: string) => `rows read: ${text}, ${figure(size)} listings`
  const lines = [
    atMost(label('a page, any filter and order'), await mostOfPage(single, PAGES), 60),
    atMost(label('a page of several filters'), await mostOfPage(SEVERAL_FILTERS, PAGES), 1200),
    atMost(label('one row and a total from the counters'), await mostOfPage(COUNTED), 10),
    atMost(label('one listing'), sum(listing.rows), 2),
  ]
  for (const [name, word, budget] of SEARCHES)
    lines.push(atMost(label(`search for ${name}`), await mostOfPage([`searchTerm=${word}`]), budget))
  return lines
}

async function callsOf(runtime: Runtime, size: number): Promise<Line[]> {
  const cold = await runtime.addressOf('cold', size)
  const hot = await runtime.addressOf('metered', size)
  const [id = ''] = await runtime.idsOf(size)
  const paths = [PATHS.properties, href(PATHS.property, { id }), PATHS.listPage, href(PATHS.viewPage, { id })]
  const callsAt = async (origin: URL) => {
    for (const path of paths) await costOf(new URL(path, origin))
    const costs = await Promise.all(paths.map((path) => costOf(new URL(path, origin))))
    return Math.max(...costs.map(({ calls }) => calls))
  }
  return [
    atMost('D1 calls of a public read, list, listing and their pages', await callsAt(cold), 1),
    atMost('the same when hot', await callsAt(hot), 0),
  ]
}

async function costOfPages(origin: URL, query: string, pages: number): Promise<Cost[]> {
  const costs: Cost[] = []
  let path: string | undefined = `${PATHS.properties}?${query}`
  for (let page = 0; page < pages && path !== undefined; page++) {
    const cost: Cost = await costOf(new URL(path, origin))
    costs.push(cost)
    path = cost.next
  }
  return costs
}

async function costOf(address: URL): Promise<Cost> {
  const answer = await fetch(address, { headers: { 'x-meter': '1' } })
  if (!answer.ok) throw new Error(`${address.pathname}${address.search} answered ${answer.status}.`)
  await answer.arrayBuffer()
  const rows = (answer.headers.get('x-rows-read') ?? '').split(' ').map(Number)
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  return { calls: Number(answer.headers.get('x-d1-calls')), rows, next }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
