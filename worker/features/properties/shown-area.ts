import type { Language } from '#contract/languages/languages.ts'
import { middleOf, neighboursOf } from '#contract/search/region.ts'
import { areaSlug } from '#contract/site/area-path.ts'
import type { AreaShown } from '#contract/site/area-pages.ts'
import type { Db } from '#worker/db/client.ts'
import { findArea } from '#worker/db/queries/area-pages.ts'
import { listLandmarks } from '#worker/db/queries/landmarks.ts'
import { findPlotRates } from '#worker/db/queries/properties/rates-in-place.ts'
import { nearOfRow } from './near-things.ts'

/** What is said of a place in a language, what is near its middle, and what a katha costs there and beside it. */
export async function findShownArea(
  db: Db,
  place: string,
  language: Language,
): Promise<{ shown: AreaShown; version: number }> {
  const { area, version } = await findArea(db, areaSlug(place))
  // After the version: what a later one changed is asked for again then.
  const plots = await findPlotRates(db, comparedWith(place))
  const middle = middleOf(place)
  const near = middle ? nearOfRow({ ...middle, details: {} }, await listLandmarks(db), language) : []
  const { texts, picture = null } = area ?? {}
  return {
    version,
    shown: { text: texts?.[language] ?? null, picture, near, plots: plots.slice(0, MOST_COMPARED) },
  }
}

const MOST_COMPARED = 4
/** Of so many places the nearest that have plots are compared. */
const MOST_ASKED = 8

/** A place, and the localities around it, the nearest first. */
function comparedWith(place: string): string[] {
  const middle = middleOf(place)
  const others = middle ? neighboursOf(middle).filter((other) => other !== place) : []
  return [place, ...others].slice(0, MOST_ASKED)
}
