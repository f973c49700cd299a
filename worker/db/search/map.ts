import { LIMITS } from '#contract/limits.ts'
import { isInOutline } from '#contract/list/map-area.ts'
import { CATEGORIES, DEALS } from '#contract/properties/enums.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import type { Db } from '#worker/db/client.ts'
import { type Columns, OUTLINE_CANDIDATES, type PageQuery, readRows } from './page.ts'

export type FoundOnMap = { map: PropertiesOnMap; version: number; placesVersion: number; isEmpty: boolean }

type Pin = PropertiesOnMap['pins'][number]

const PIN: Columns<Pin | undefined> = {
  sql: [
    'id',
    'lat',
    'lng',
    'price_inr',
    'deal',
    'category',
    'title',
    "details ->> '$.placeIsApproximate'",
  ].map((name) => `properties.${name}`),
  read: ([id, lat, lng, price, dealWord, kind, title, isApproximate]) => {
    const deal = DEALS.find((one) => one === dealWord)
    const category = CATEGORIES.find((one) => one === kind)
    if (lat === null || !deal || !category) return undefined
    return {
      _id: String(id),
      lat: Number(lat),
      lng: Number(lng),
      price: Number(price),
      deal,
      category,
      title: String(title),
      isApproximate: isApproximate === 1,
    }
  },
}

/**
 * What the map shows of a search: the newest of those that have a place, and how many have none. In one statement, which reads
 * each of the two no further than it is told.
 */
export async function findMap(
  db: Db,
  { search, ...asked }: Pick<PageQuery, 'search' | 'named' | 'isPlacesVersionWanted'>,
): Promise<FoundOnMap> {
  const { outline } = search
  const most = outline ? OUTLINE_CANDIDATES : LIMITS.mapPins
  const { state, rows } = await readRows(
    db,
    { ...asked, search: placedOf(search), limit: most, counted: unplacedOf(search) },
    PIN,
  )
  const looked = rows.slice(0, most).toSorted((one, other) => other.position.seq - one.position.seq)
  const placed = looked.filter(({ listing }) => listing && (!outline || isInOutline(listing, outline)))
  const more = rows.length > most || placed.length > LIMITS.mapPins
  const unplaced = state.counted
  const total = placed.length + unplaced
  return {
    map: {
      total: Math.min(total, LIMITS.countedUpTo),
      unplaced: Math.min(unplaced, LIMITS.countedUpTo),
      totalIsMore: more || total > LIMITS.countedUpTo,
      more,
      pins: placed.slice(0, LIMITS.mapPins).flatMap(({ listing }) => listing ?? []),
    },
    version: state.version,
    placesVersion: state.placesVersion,
    isEmpty: total === 0,
  }
}

const isWithin = ({ bbox, outline, placed }: ListSearch) =>
  bbox !== undefined || outline !== undefined || placed === 'true'

const placedOf = (search: ListSearch): ListSearch => ({
  ...search,
  sort: 'newest',
  placed: 'true',
  isUnfindable: search.isUnfindable || search.placed === 'false',
})

const unplacedOf = (search: ListSearch): PageQuery['counted'] =>
  isWithin(search)
    ? 'nothing'
    : {
        search: { ...search, placed: 'false' },
        named: 'EXISTS (SELECT 1 FROM properties WHERE properties.seq = named.seq AND lat IS NULL)',
      }
