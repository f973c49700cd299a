import { areaSlug } from '#contract/site/area-path.ts'
import { AREAS } from '#contract/site/areas.ts'
import type { AreaPages } from '#contract/site/area-pages.ts'
import { listAreas } from '#worker/db/queries/area-pages.ts'
import { isoTime } from '#worker/db/queries/properties/rows.ts'
import { handlers } from '#worker/lib/app.ts'

/** Every place that has a page, with what staff say of it. */
export const listAreaPages = handlers(async (c) => {
  const written = new Map((await listAreas(c.var.db)).map((area) => [area.place, area]))
  const areas = AREAS.filter(({ category }) => category === undefined).map(({ place: name }) => {
    const place = areaSlug(name)
    const { texts = {}, picture = null, updatedAt } = written.get(place) ?? {}
    return { place, name, texts, picture, updatedAt: updatedAt === undefined ? null : isoTime(updatedAt) }
  })
  return c.json<AreaPages>({ areas })
})
