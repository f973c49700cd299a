import { and, asc, desc, eq, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { PART_HOURS, VISIT_PARTS, type VisitPart } from '#contract/leads/kinds.ts'
import { ownDigits, phoneKey } from '#contract/leads/phone.ts'
import type {
  AskedReply,
  Lead,
  LeadLine,
  LeadPage,
  LeadQuery,
  OpenLeadsReply,
  VisitsReply,
  WholeLead,
} from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { listingNumber, readListingNumber } from '#contract/properties/number.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'
import { HOUR_MS, indiaDate } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { idsIn } from '#worker/db/queries/many-rows.ts'
import { isoTime, isoTimeOrNull } from '#worker/db/queries/properties/rows.ts'
import { leadLines, leads, properties, users } from '#worker/db/schema.ts'
import { alias } from 'drizzle-orm/sqlite-core'
import { AWAITS_ANSWER, findLead, HAS_VISIT, IS_OPEN, listedLead, selectLeads } from './rows.ts'

type Moment = { nowMs: number }
type Group = { holds: SQL; order: SQL[]; after: (cursor: Cursor) => SQL }
type Cursor = { day: string; id: string }

const byStep = [asc(leads.nextStepOn), asc(leads.id)]
const afterStep = ({ day, id }: Cursor) => sql`(leads.next_step_on, leads.id) > (${day}, ${id})`
const olderThan = ({ id }: Cursor) => sql`leads.id < ${id}`

/** The parts of the list, one after the other, each a walk along an index. */
const groupsOf = (today: string): Group[] => [
  { holds: sql`${IS_OPEN} AND leads.next_step_on <= ${today}`, order: byStep, after: afterStep },
  {
    holds: sql`leads.status = 'new' AND leads.next_step_on IS NULL`,
    order: [asc(leads.id)],
    after: ({ id }) => sql`leads.id > ${id}`,
  },
  { holds: sql`${IS_OPEN} AND leads.next_step_on > ${today}`, order: byStep, after: afterStep },
  {
    holds: sql`leads.status IN ('called', 'visit') AND leads.next_step_on IS NULL`,
    order: [desc(leads.id)],
    after: olderThan,
  },
  { holds: sql`leads.status IN ('closed', 'lost')`, order: [desc(leads.id)], after: olderThan },
]

/** One page of the leads: due ones, then new ones, later steps, the rest, and what is done; and the cursor of the next page. */
export async function listLeads(db: Db, query: LeadQuery, { nowMs }: Moment): Promise<LeadPage> {
  const { cursor, limit = LIMITS.pageSize } = query
  const [from = '0', day = '', id = ''] = cursor?.split('.') ?? []
  const wanted = conditionsOf(query, indiaDate(nowMs))
  const groups = groupsOf(indiaDate(nowMs)).map((group, index) => ({ ...group, index }))
  const left = groups.filter(({ index }) => index >= Number(from) && (index === 0 || query.due !== true))
  const found: { lead: Lead; group: number }[] = []
  for (const { holds, order, after, index } of left) {
    if (found.length > limit) break
    const isContinued = cursor !== undefined && index === Number(from)
    const rows = await selectLeads(db)
      .where(and(holds, ...wanted, isContinued ? after({ day, id }) : undefined))
      .orderBy(...order)
      .limit(limit + 1 - found.length)
    found.push(...rows.map((row) => ({ lead: listedLead(row), group: index })))
  }
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const next =
    found.length > shown.length && last
      ? `${last.group}.${last.lead.nextStepOn ?? ''}.${last.lead._id}`
      : null
  return { leads: shown.map(({ lead }) => lead), next }
}

function conditionsOf(query: LeadQuery, today: string): (SQL | undefined)[] {
  const { kind, status, open, assignedTo, orFree, due, propertyId, search } = query
  return [
    kind && eq(leads.kind, kind),
    status && eq(leads.status, status),
    open === undefined ? undefined : open ? IS_OPEN : sql`NOT ${IS_OPEN}`,
    assignedTo === undefined
      ? undefined
      : or(eq(leads.assignedTo, assignedTo), orFree ? isNull(leads.assignedTo) : undefined),
    due === false ? sql`(leads.next_step_on IS NULL OR leads.next_step_on > ${today})` : undefined,
    propertyId === undefined
      ? undefined
      : or(eq(leads.propertyId, propertyId), eq(leads.visitPropertyId, propertyId)),
    ...(search ? searched(search) : []),
  ]
}

const PHONE = /^[+\d\s().-]+$/
const LEAST_DIGITS = 4

/** SQLite lowers ASCII letters alone, so other scripts are compared as they are typed. */
function searched(text: string): SQL[] {
  const number = readListingNumber(text, true)
  const digits = PHONE.test(asciiDigits(text)) ? ownDigits(phoneKey(text)) : ''
  const whole = [
    ...(number === undefined ? [] : [sql`properties.seq = ${number}`]),
    ...(digits.length >= LEAST_DIGITS ? [sql`instr(leads.phone_key, ${digits}) > 0`] : []),
  ]
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, LIMITS.maxSearchWords)
  const inWords = and(
    ...words.map(
      (word) =>
        sql`instr(lower(leads.name || ' ' || leads.email || ' ' || ifnull(properties.title, '')), ${word}) > 0`,
    ),
  )
  return [sql`(${sql.join([...whole, inWords ?? sql`true`], sql` OR `)})`]
}

/** One lead with all that was noted of it, and the other leads of the same number. */
export async function readLead(db: Db, id: string): Promise<WholeLead | undefined> {
  const found = await findLead(db, id)
  if (!found) return undefined
  const { phoneKey: key, looksFor, notes, bestTime } = found.lead
  const others =
    key === ''
      ? []
      : await selectLeads(db)
          .where(and(eq(leads.phoneKey, key), sql`leads.id <> ${id}`))
          .orderBy(desc(leads.id))
          .limit(LIMITS.leadsOfPerson)
  return {
    ...listedLead(found),
    looksFor,
    notes,
    bestTime,
    lines: await linesOf(db, id),
    others: others.map(listedLead),
  }
}

const handedTo = alias(users, 'handed_to')

async function linesOf(db: Db, id: string): Promise<LeadLine[]> {
  const rows = await db
    .select({
      line: leadLines,
      by: users.username,
      handedTo: handedTo.username,
      listed: properties.seq,
      sent: sql<string>`(SELECT json_group_array(property_id) FROM (SELECT property_id FROM shared_list_items WHERE code = lead_lines.list_code ORDER BY position))`,
      openedAt: sql<number | null>`(SELECT opened_at FROM shared_lists WHERE code = lead_lines.list_code)`,
    })
    .from(leadLines)
    .leftJoin(users, eq(users.id, leadLines.byId))
    .leftJoin(handedTo, and(eq(handedTo.id, leadLines.text), eq(leadLines.kind, 'hand-over')))
    .leftJoin(properties, and(eq(properties.id, leadLines.text), eq(leadLines.kind, 'listed')))
    .where(eq(leadLines.leadId, id))
    .orderBy(asc(leadLines.seq))
  return rows.map(({ line, by, sent, openedAt, ...named }) => {
    const propertyIds: string[] = JSON.parse(sent)
    const { seq, kind, at, text, listCode } = line
    const list = { code: listCode ?? '', propertyIds, openedAt: isoTimeOrNull(openedAt) }
    return {
      _id: seq,
      kind,
      at: isoTime(at),
      by,
      text: lineText({ kind, text }, named),
      list: listCode === null ? null : list,
    }
  })
}

type Named = { handedTo: string | null; listed: number | null }

/** What a line says in place of an id; empty where that is deleted. */
function lineText(
  { kind, text }: Pick<LeadLine, 'kind' | 'text'>,
  { handedTo: name, listed }: Named,
): string {
  if (kind === 'hand-over') return name ?? ''
  if (kind === 'listed') return listed === null ? '' : listingNumber(listed)
  return text
}

/** How many leads are open and visits to come agreed, of an account or about listings. */
export async function countOpen(
  db: Db,
  of: { assignedTo: string } | { ids: string[] },
  { nowMs }: Moment,
): Promise<OpenLeadsReply> {
  const isOf =
    'ids' in of
      ? sql`(leads.property_id IN ${idsIn(of.ids)} OR leads.visit_property_id IN ${idsIn(of.ids)})`
      : sql`leads.assigned_to = ${of.assignedTo}`
  const goesThere = 'ids' in of ? sql`leads.visit_property_id IN ${idsIn(of.ids)}` : isOf
  const isToCome = sql`leads.visit_state = 'agreed' AND leads.visit_on >= ${indiaDate(nowMs)}`
  return db.get<OpenLeadsReply>(sql`SELECT
    (SELECT count(*) FROM leads WHERE ${IS_OPEN} AND ${isOf}) AS leads,
    (SELECT count(*) FROM leads WHERE ${IS_OPEN} AND ${isToCome} AND ${goesThere}) AS visits`)
}

/** Visits of some days by day and hour, and the wishes that have no day yet. */
export async function listVisits(db: Db, { from, to }: { from: string; to: string }): Promise<VisitsReply> {
  const [visits, wishes] = await db.batch([
    selectLeads(db)
      .where(and(HAS_VISIT, gte(leads.visitOn, from), lte(leads.visitOn, to)))
      .orderBy(...BY_HOUR)
      .limit(LIMITS.visitsShown),
    selectLeads(db)
      .where(and(HAS_VISIT, sql`leads.visit_on IS NULL`, IS_OPEN))
      .orderBy(asc(leads.id))
      .limit(LIMITS.visitsShown),
  ])
  return { visits: visits.map(listedLead), wishes: wishes.map(listedLead) }
}

const beginning = (part: VisitPart) => `'${String(PART_HOURS[part][0]).padStart(2, '0')}:00'`
const PART_HOUR = sql.raw(
  `CASE leads.visit_part ${VISIT_PARTS.map((part) => `WHEN '${part}' THEN ${beginning(part)}`).join(' ')} ELSE ${beginning('evening')} END`,
)
const BY_HOUR = [asc(leads.visitOn), asc(sql`ifnull(leads.visit_at, ${PART_HOUR})`), asc(leads.id)]

/** The leads about each listing: how many, and when the last came. */
export async function listAsked(db: Db): Promise<AskedReply> {
  const rows = await db.all<{ propertyId: string; leads: number; lastAt: number }>(sql`
    SELECT property_id AS propertyId, count(*) AS leads, max(created_at) AS lastAt FROM leads
    WHERE property_id IS NOT NULL AND kind IN ('enquiry', 'noted') GROUP BY property_id
    ORDER BY lastAt DESC LIMIT ${LIMITS.listedProperties}`)
  return { asked: rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: isoTime(lastAt) })) }
}

const WAITS_MS = HOUR_MS

/**
 * The statements that find what the dashboard shows of today: calls that are due, who has waited for a first answer for over an
 * hour, visits of the day, and how many wait for one. `mineOrFree`: only those of this account, and those that nobody looks after yet.
 */
export function selectToday(db: Db, { nowMs, mineOrFree }: Moment & { mineOrFree: string | undefined }) {
  const today = indiaDate(nowMs)
  const newest = LIMITS.dashboardNewest
  const isSeen = mineOrFree
    ? sql`(leads.assigned_to = ${mineOrFree} OR leads.assigned_to IS NULL)`
    : sql`true`
  const isDue = sql`${IS_OPEN} AND leads.next_step_on <= ${today} AND ${isSeen}`
  const awaits = sql`${AWAITS_ANSWER} AND ${isSeen}`
  const waitsLong = and(awaits, lt(leads.createdAt, nowMs - WAITS_MS))
  const isToday = sql`${HAS_VISIT} AND leads.visit_on = ${today} AND leads.visit_state IN ('asked', 'agreed') AND ${isSeen}`
  return [
    selectLeads(db, countOf(isDue))
      .where(isDue)
      .orderBy(...byStep)
      .limit(newest),
    selectLeads(db, countOf(waitsLong)).where(waitsLong).orderBy(asc(leads.id)).limit(newest),
    selectLeads(db, countOf(isToday))
      .where(isToday)
      .orderBy(...BY_HOUR)
      .limit(newest),
    db.select({ total: countOf(awaits).as('total') }).from(sql`(SELECT 1)`),
  ] as const
}

const countOf = (holds: SQL | undefined) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM leads WHERE ${holds} LIMIT ${LIMITS.dashboardCountedMessages + 1}))`
