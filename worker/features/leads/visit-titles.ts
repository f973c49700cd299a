import { titleIn } from '#contract/languages/headline.ts'
import { OTHER_LANGUAGES } from '#contract/languages/languages.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { visitedListing } from '#contract/leads/visited.ts'
import type { Db } from '#worker/db/client.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import { toProperty } from '#worker/db/queries/properties/rows.ts'

const languageOf = ({ language }: Lead) => OTHER_LANGUAGES.find((one) => one === language)

/** Leads with what the listing that is visited is called in the language that each person wrote in; English titles stand in it already. */
export async function withVisitTitles<One extends Lead>(db: Db, leads: readonly One[]): Promise<One[]> {
  const visited = leads.flatMap((lead) =>
    lead.visit && languageOf(lead) ? (visitedListing(lead)?._id ?? []) : [],
  )
  if (visited.length === 0) return [...leads]
  const rows = await findProperties(db, [...new Set(visited)])
  return leads.map((lead) => {
    const language = languageOf(lead)
    const row = rows.get(visitedListing(lead)?._id ?? '')
    return language && lead.visit && row ? { ...lead, visitTitle: titleIn(language, toProperty(row)) } : lead
  })
}
