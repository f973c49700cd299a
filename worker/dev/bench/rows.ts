import { LIMITS } from '#contract/limits.ts'
import { PATHS, href } from '#contract/paths.ts'
import { ORDERS } from '#contract/properties/enums.ts'
import { atMost, figure, type Line } from './budget.ts'
import type { Runtime } from './runtime.ts'

const PAGES = 6
/** One filter without a range, whatever it is about. */
const SINGLE_FILTERS = [
  '',
  'category=Plot',
  'category=Residential',
  'category=Villa,Warehouse',
  'searchTerm=godown',
  'deal=rent',
  'leaseType=Residential',
  'ownership=Freehold',
  'villaType=Row House',
  'bedRooms=3',
  'bathrooms=2',
  'facing=North-East',
  'corner=true',
  'loadingDock=true',
  'crane=true',
  'coldStorage=true',
  'powerBackup=true',
  'gated=true',
  'garden=true',
  'garage=true',
  'boundaryWall=true',
  'lowered=true',
  'status=sold',
]
/** Ranges, several filters, places and words. */
const OTHER_SEARCHES = [
  'minPrice=30 lakh',
  'maxPrice=75 lakh',
  'minPrice=1000000&maxPrice=20000000',
  'minArea=5000',
  'maxArea=7200',
  'minArea=1000&maxArea=50000',
  'minRoadWidth=40',
  'minCeilingHeight=30',
  'category=Villa&deal=sale&minPrice=20 lakh&maxPrice=1 cr',
  'category=Plot&price=50 lakh',
  'city=siliguri',
  'city=siliguri&category=Villa&bedRooms=3&maxPrice=1 cr',
  'category=Plot&bedRooms=3',
  'category=Plot&minArea=40000&maxPrice=5 lakh&deal=sale',
  'searchTerm=near villa&leaseType=Sale&minArea=8000',
  'searchTerm=5 katha plot',
  'searchTerm=3bhk matigara under 2 crore',
  'searchTerm=near',
  'searchTerm=777',
  'searchTerm=silliguri korner near',
]
const COUNTED = ['limit=1', 'category=Plot&limit=1']
const ABSENT = 'searchTerm=xylophone&asTyped=true'
/** D1 counts the parts of the question itself, which are rows of `json_each`: an empty store reads as many. */
const MOST_OF_AN_ABSENT_WORD = 20

/** What one call cost in D1: how often it was asked, and the rows of all its statements, the total's among them. */
type Cost = { calls: number; rows: number; listings: number; next?: string }

/** The rows that lists read in D1 at each size of the store, and the calls of D1 that public pages make. */
export async function measureRows(runtime: Runtime, sizes: readonly number[]): Promise<Line[]> {
  const lines: Line[] = []
  for (const size of sizes) lines.push(...(await rowsAt(runtime, size)))
  return [...lines, ...(await callsOf(runtime, Math.max(...sizes)))]
}

async function rowsAt(runtime: Runtime, size: number): Promise<Line[]> {
  const origin = await runtime.addressOf('cold', size)
  const [id = ''] = await runtime.idsOf(size)
  const inEveryOrder = (queries: string[]) =>
    queries.flatMap((query) => ORDERS.map((sort) => `${query}&sort=${sort}`))
  const costsOf = async (queries: string[], pages = 1) => {
    const costs: Cost[] = []
    for (const query of queries) costs.push(...(await costOfPages(origin, query, pages)))
    return costs
  }
  const most = (costs: Cost[]) => Math.max(...costs.map(({ rows }) => rows))
  const others = await costsOf(inEveryOrder(OTHER_SEARCHES), PAGES)
  const listing = await costOf(new URL(href(PATHS.property, { id }), origin))
  const label = (text: string) => `rows read: ${text}, ${figure(size)} listings`
  return [
    atMost(
      label('one filter, any order, its total too'),
      most(await costsOf(inEveryOrder(SINGLE_FILTERS), PAGES)),
      60,
    ),
    atMost(label('anything else, any order, its total too'), most(others), 2200),
    atMost(label('pages of these that have a next and are not full'), others.filter(isShort).length, 0),
    atMost(label('one row and a total from the counters'), most(await costsOf(COUNTED)), 10),
    atMost(label('search for an absent word'), most(await costsOf([ABSENT])), MOST_OF_AN_ABSENT_WORD),
    atMost(label('one listing'), listing.rows, 2),
  ]
}

const isShort = ({ listings, next }: Cost) => next !== undefined && listings < LIMITS.pageSize

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
  const text = await answer.text()
  const rows = (answer.headers.get('x-rows-read') ?? '').split(' ').map(Number)
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  const isList = answer.headers.has('x-total-count') && text.startsWith('[')
  const list: unknown = isList ? JSON.parse(text) : []
  const listings = Array.isArray(list) ? list.length : 0
  return { calls: Number(answer.headers.get('x-d1-calls')), rows: sum(rows), listings, next }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
