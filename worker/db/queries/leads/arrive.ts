import { sql } from 'drizzle-orm'
import type { EnquiryInput, NewLead, SellInput } from '#contract/leads/leads.ts'
import { phoneKey } from '#contract/leads/phone.ts'
import { LIMITS } from '#contract/limits.ts'
import { MINUTE_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { withFollowers } from '#worker/db/queries/followers.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import { type NewMail, storeMails } from '#worker/db/queries/mail-outbox.ts'
import { leads } from '#worker/db/schema.ts'

type Arrival = { id: string; nowMs: number }
type NewRow = typeof leads.$inferInsert

const arrived = (
  { id, nowMs }: Arrival,
  row: Omit<NewRow, 'id' | 'phoneKey' | 'createdAt' | 'updatedAt'>,
) => ({
  ...row,
  id,
  phoneKey: phoneKey(row.phone),
  createdAt: nowMs,
  updatedAt: nowMs,
})

type StoredMessage = {
  id: string
  name: string
  email: string
  phone: string
  interest: string
  createdAt: number
  propertyId?: string | undefined
  reason?: NewRow['reason']
  language?: NewRow['language']
}

/** The statement that makes a message or a report a lead too, where it was stored. */
export function leadOfMessage(db: Db, { id, createdAt: nowMs, interest, ...sender }: StoredMessage) {
  const kind = sender.reason ? 'report' : 'message'
  return insertSelected(
    db,
    leads,
    arrived({ id, nowMs }, { ...sender, kind, words: interest }),
    sql`WHERE EXISTS (SELECT 1 FROM contact_messages WHERE id = ${id})`,
  )
}

/** Stores an enquiry once for each key, whatever arrives again. */
export async function storeEnquiry(
  db: Db,
  { key, propertyId, message, visitOn, visitPart, language, page, name, email, phone }: EnquiryInput,
  arrival: Arrival,
): Promise<void> {
  const hasWish = Boolean(visitOn ?? visitPart)
  await insertSelected(
    db,
    leads,
    arrived(arrival, {
      kind: 'enquiry',
      name,
      email,
      phone,
      words: message,
      propertyId,
      language,
      page,
      sentKey: key,
      ...(hasWish && { visitPropertyId: propertyId, visitOn, visitPart, visitState: 'asked' }),
    }),
    sql`WHERE true`,
  ).onConflictDoNothing()
}

const SAME_WITHIN_MS = LIMITS.contactWindowMinutes * MINUTE_MS

/** Stores what somebody offers to sell, and the mail that tells the firm. Answers false and stores neither where it was sent twice. */
export async function storeOffer(
  db: Db,
  { name, phone, words, language, ...offer }: Omit<SellInput, 'isFromMachine'>,
  arrival: Arrival,
  mail: NewMail | undefined,
): Promise<boolean> {
  const { category, place, size, wantedPrice, deal } = offer
  const stored = { category, place, size, wantedPrice, ...(deal === 'rent' && { deal }) }
  const isSame = sql`SELECT 1 FROM leads WHERE phone_key = ${phoneKey(phone)} AND kind = 'sell' AND words = ${words}
    AND offer = ${JSON.stringify(stored)} AND created_at > ${arrival.nowMs - SAME_WITHIN_MS}`
  const store = insertSelected(
    db,
    leads,
    arrived(arrival, {
      kind: 'sell',
      name,
      phone,
      words,
      language: language ?? null,
      offer: stored,
    }),
    sql`WHERE NOT EXISTS (${isSame})`,
  ).returning({ id: leads.id })
  const isStored = sql`EXISTS (SELECT 1 FROM leads WHERE id = ${arrival.id})`
  const [inserted] = await db.batch([store, ...(mail ? [storeMails(db, [mail], isStored)] : [])])
  return inserted.length > 0
}

type Noting = Arrival & { actor: { id: string; email: string } }

/**
 * The lead of a call that the same account has noted a moment ago, in the same words, of the same person and listing; by the
 * log, as it may be handed on by now.
 */
const sameNoted = ({ name, phone, words, propertyId }: NewLead, { actor, nowMs }: Noting) =>
  sql`SELECT leads.id FROM leads WHERE phone_key = ${phoneKey(phone)} AND kind = 'noted' AND words = ${words}
    AND name = ${name} AND property_id IS ${propertyId ?? null} AND created_at > ${nowMs - SAME_WITHIN_MS}
    AND EXISTS (SELECT 1 FROM audit_log WHERE subject_id = leads.id AND action = 'lead-noted' AND actor_id = ${actor.id})`

/** Stores a call that somebody of the firm notes, with whoever noted it; noted twice at once, it is stored once. Answers the lead's id. */
export async function noteLead(db: Db, lead: NewLead, noting: Noting): Promise<string> {
  const { actor, id, nowMs } = noting
  const same = sameNoted(lead, noting)
  const { propertyId = null, ...person } = lead
  const store = insertSelected(
    db,
    leads,
    arrived({ id, nowMs }, { ...person, kind: 'noted', propertyId, assignedTo: actor.id }),
    sql`WHERE NOT EXISTS (${same})`,
  )
  const entry = {
    at: nowMs,
    actor,
    action: 'lead-noted',
    subjectKind: 'lead',
    subjectId: id,
    subjectName: 'noted',
  } as const
  const [_inserted, _entry, [stored]] = await db.batch([
    ...withFollowers(store, (ifChanged) => [auditEntry(db, entry, ifChanged)]),
    db
      .select({ id: leads.id })
      .from(leads)
      .where(sql`id IN (${same})`)
      .orderBy(sql`id DESC`)
      .limit(1),
  ])
  return stored?.id ?? id
}
