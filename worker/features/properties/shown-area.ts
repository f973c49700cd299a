import type { Language } from '#contract/languages/languages.ts'
import { middleOf } from '#contract/search/region.ts'
import { areaSlug } from '#contract/site/areas.ts'
import type { AreaShown } from '#contract/site/area-pages.ts'
import type { Db } from '#worker/db/client.ts'
import { findArea } from '#worker/db/queries/area-pages.ts'
import { listLandmarks } from '#worker/db/queries/landmarks.ts'
import { nearOfRow } from './near-things.ts'

/** What is said of a place in a language, and what is near its middle. */
export async function findShownArea(
  db: Db,
  place: string,
  language: Language,
): Promise<{ shown: AreaShown; version: number }> {
  const { area, version } = await findArea(db, areaSlug(place))
  const middle = middleOf(place)
  const near = middle ? nearOfRow({ ...middle, details: {} }, await listLandmarks(db), language) : []
  return { version, shown: { text: area?.texts[language] ?? null, picture: area?.picture ?? null, near } }
}
