import type { WaitingAlertsReply } from '#contract/alerts.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { findConfirmed, findMatches } from '#worker/db/queries/alerts/rounds.ts'
import type { PropertyRow } from '#worker/db/queries/properties/rows.ts'
import { placesNow } from '#worker/db/search/places.ts'
import { wantedBy } from './alert-search.ts'

/** How many confirmed alerts wait for what a listing is, among the oldest of those set before it came to the market. */
export async function countWaitingAlerts(
  db: Db,
  { id, seq, publishedAt, status }: Pick<PropertyRow, 'id' | 'seq' | 'publishedAt' | 'status'>,
): Promise<WaitingAlertsReply> {
  if (status !== 'available' || publishedAt === null) return { alerts: 0, more: false }
  const found = await findConfirmed(db, publishedAt)
  const compared = found.slice(0, LIMITS.alertsOfStep)
  if (compared.length === 0) return { alerts: 0, more: false }
  const places = await placesNow(db)
  const wanted = compared.map((alert) => wantedBy(alert, places))
  const matches = await findMatches(db, wanted, [{ id, seq, newAt: publishedAt, loweredAt: null }])
  return {
    alerts: new Set(matches.map(([search]) => search)).size,
    more: found.length > compared.length,
  }
}
