import { toldChecks } from '#contract/properties/checks.ts'
import type { Property } from '#contract/properties/replies.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { AlertBox } from '#frontend/ui/feedback/alert.tsx'

const { beforePublic: words } = panelProperties.quick

/** What a listing that waits for approval lacks, for who may approve it all the same; nothing where it lacks nothing. */
export function BeforePublic({ property }: { property: Property }) {
  const missing = missingOf(property)
  if (missing.length === 0) return null
  return (
    <AlertBox tone="waiting" className="!py-2 text-small">
      {words.line(missing.join(', '))}
    </AlertBox>
  )
}

function missingOf(property: Property): string[] {
  const told = toldChecks(property)
  const papers = told.filter(({ check }) => check !== 'siteVisited')
  const unseen = papers.filter(({ checkedAt }) => checkedAt === undefined).length
  const isUnvisited = told.some(({ check, checkedAt }) => check === 'siteVisited' && checkedAt === undefined)
  return [
    property.pictures.length === 0 && words.picture,
    isUnvisited && words.visit,
    unseen > 0 && words.papers(unseen, papers.length),
    property.googleMap === null && words.map,
  ].filter((part) => part !== false)
}
