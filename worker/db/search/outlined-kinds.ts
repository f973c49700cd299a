import type { Outline, Point } from '#contract/list/map-area.ts'
import type { PropertiesByKind } from '#contract/properties/by-kind.ts'
import { FILTER_CATEGORIES, type FilterCategory } from '#contract/properties/enums.ts'
import type { Db } from '#worker/db/client.ts'
import { type Columns, outlinedTotal, type PageQuery, readOutlined } from './page.ts'

export type CountedByKind = { counts: PropertiesByKind; version: number }

type Placed = Point & { kinds: readonly FilterCategory[] }

const PLACED_KIND: Columns<Placed> = {
  sql: ['lat', 'lng', 'category', 'lease_type'].map((name) => `properties.${name}`),
  read: ([lat, lng, category, leaseType]) => ({
    lat: Number(lat),
    lng: Number(lng),
    kinds: FILTER_CATEGORIES.filter(
      (kind) =>
        kind === category ||
        (kind === 'Residential' && (category === 'Villa' || leaseType === 'Residential')),
    ),
  }),
}

/** How many of each kind a search finds in its outline: among the candidates of a page, which are read once for all kinds. */
export async function countOutlinedKinds(
  db: Db,
  asked: Pick<PageQuery, 'search' | 'named'>,
  outline: Outline,
): Promise<CountedByKind> {
  const { state, inside, lastLooked } = await readOutlined(db, asked, outline, PLACED_KIND)
  const said = (count: number) => outlinedTotal(count, lastLooked)
  const totals = FILTER_CATEGORIES.map((kind) => [
    kind,
    said(inside.filter(({ listing }) => listing.kinds.includes(kind)).length),
  ])
  return { counts: { total: said(inside.length), kinds: Object.fromEntries(totals) }, version: state.version }
}
