import type { Category } from '#contract/properties/enums.ts'
import { SQ_FT_PER } from '#contract/units/area.ts'
import type { Db } from '#worker/db/client.ts'
import { RATE } from './prices-beside.ts'

/** The lowest or highest price of a square foot in the place that `name` says in SQL, from the index of rates. */
export const rateInPlace = (
  name: string,
  category: Category,
  isSale: boolean,
  order: 'ASC' | 'DESC',
) => `(SELECT ${RATE} FROM properties INDEXED BY properties_rates
  WHERE coalesce(locality, city) COLLATE NOCASE = ${name} AND category = '${category}' AND (deal = 'sale') = ${Number(isSale)}
    AND status = 'available' AND price_inr > 0 AND ${RATE} > 0
  ORDER BY ${RATE} ${order} LIMIT 1)`

/** The lowest and the highest of so many places, the first as ?1; a highest is not looked for where there is no lowest. */
function plotRates(places: number): string {
  const each = Array.from({ length: places }, (_, index) => index)
  const lowest = each.map((index) => `${rateInPlace(`?${index + 1}`, 'Plot', true, 'ASC')} AS low${index}`)
  const both = each.map(
    (index) =>
      `low${index}, iif(low${index} IS NULL, NULL, ${rateInPlace(`?${index + 1}`, 'Plot', true, 'DESC')}) AS high${index}`,
  )
  return `WITH lowest AS MATERIALIZED (SELECT ${lowest.join(', ')}) SELECT ${both.join(', ')} FROM lowest`
}

type PlotRates = { place: string; lowInr: number; highInr: number }

/** What a katha of plots for sale costs in each of some places, in rupees; a place without one is left out. */
export async function findPlotRates(db: Db, places: readonly string[]): Promise<PlotRates[]> {
  const rates = await db.$client
    .prepare(plotRates(places.length))
    .bind(...places)
    .first<Record<string, number | null>>()
  return places.flatMap((place, index) => {
    const [low, high] = [rates?.[`low${index}`], rates?.[`high${index}`]]
    return low && high ? [{ place, lowInr: aKatha(low), highInr: aKatha(high) }] : []
  })
}

/** Rupees to the paisa. */
export const inPaise = (inr: number) => Math.round(inr * 100) / 100
const aKatha = (aSquareFoot: number) => inPaise(aSquareFoot * SQ_FT_PER.katha[0])
