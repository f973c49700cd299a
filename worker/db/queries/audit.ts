import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  min,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AuditAction, AuditPage, AuditQuery, SUBJECT_KINDS } from '#contract/accounts/audit.ts'
import { LIMITS } from '#contract/limits.ts'
import { listingNumber } from '#contract/properties/number.ts'
import { wordsOf } from '#contract/search/tokens.ts'
import { AHEAD_OF_UTC_MS, DAY_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { auditLog, leads, properties, users } from '#worker/db/schema.ts'
import { insertSelected } from './insert-selected.ts'
import { idsIn } from './many-rows.ts'
import { isoTime } from './properties/rows.ts'

type NewEntry = {
  at: number
  /** Who did it. */
  actor: { id: string; email: string }
  action: AuditAction
  subjectKind: (typeof SUBJECT_KINDS)[number]
  subjectId: string
  /** What a reader recognises the subject by: a title, an address. */
  subjectName: string
  changes?: Record<string, unknown>
}

/**
 * The statement that writes down who did what; put it into the batch of the write itself. With `only`, a condition
 * in SQL, it is written down if that holds by then.
 */
export function auditEntry(db: Db, entry: NewEntry, only: SQL = sql`true`) {
  const { at, actor, action, subjectKind, subjectId, subjectName, changes } = entry
  const values = {
    at,
    actorId: actor.id,
    actorEmail: actor.email,
    action,
    subjectKind,
    subjectId,
    subjectName,
  }
  return insertSelected(db, auditLog, { ...values, changes }, sql`WHERE ${only}`)
}

const { seq, at, actorEmail, action, subjectId, subjectName, changes, importId } = getTableColumns(auditLog)

/**
 * One page of the log, newest first, and the cursor of the next page. The narrowest of the conditions picks entries by an index;
 * the others filter those entries, up to a fixed number a call.
 */
export async function listAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const { cursor, day, limit: size = LIMITS.auditPageSize } = query
  const { indexed, others } = conditionsOf(query)
  const window = db
    .select()
    .from(auditLog)
    .where(
      and(
        indexed,
        cursor === undefined ? undefined : lt(seq, Number(cursor)),
        day === undefined ? undefined : withinDay(db, day),
      ),
    )
    .orderBy(desc(seq))
    .limit(others ? LIMITS.auditWindow : size + 1)
    .as('audit_log')
  const [rows, [oldest]] = await db.batch([
    db
      .select()
      .from(window)
      .where(others)
      .orderBy(desc(window.seq))
      .limit(size + 1),
    db.select({ seq: min(window.seq), count: count() }).from(window),
  ])
  const shown = rows.slice(0, size)
  const named = await namesNow(db, shown)
  const entries = shown.map((row) => {
    const { seq: number, at: time, actorEmail: actor, actorId, importId: _, ...entry } = row
    return { ...entry, ...named(row), _id: number, at: isoTime(time), actor }
  })
  if (rows.length > size) return { entries, next: String(entries.at(-1)?._id) }
  const isMore = others !== undefined && oldest?.count === LIMITS.auditWindow
  return { entries, next: isMore ? String(oldest.seq) : null }
}

type Row = Pick<typeof auditLog.$inferSelect, 'actorId' | 'subjectKind' | 'subjectId'>

/** What the accounts, people and listings of a page are called now; the log itself holds no name of a visitor. */
async function namesNow(db: Db, rows: readonly Row[]) {
  const subjects = (kinds: readonly Row['subjectKind'][]) =>
    idsIn([
      ...new Set(rows.flatMap(({ subjectKind, subjectId: id }) => (kinds.includes(subjectKind) ? [id] : []))),
    ])
  const actors = idsIn([...new Set(rows.flatMap(({ actorId }) => actorId ?? []))])
  const [accounts, visitors, listings] = await db.batch([
    db.select({ id: users.id, name: users.username }).from(users).where(inArray(users.id, actors)),
    db
      .select({ id: leads.id, name: leads.name })
      .from(leads)
      .where(inArray(leads.id, subjects(['lead', 'message']))),
    db
      .select({ id: properties.id, age: properties.seq })
      .from(properties)
      .where(inArray(properties.id, subjects(['property']))),
  ])
  const nameOf = new Map(accounts.map(({ id, name }) => [id, name]))
  const personOf = new Map(visitors.map(({ id, name }) => [id, name]))
  const ageOf = new Map(listings.map(({ id, age }) => [id, age]))
  return ({ actorId, subjectKind, subjectId: id }: Row) => {
    const actorName = nameOf.get(actorId ?? '')
    const person = subjectKind === 'lead' || subjectKind === 'message' ? personOf.get(id) : undefined
    const age = subjectKind === 'property' ? ageOf.get(id) : undefined
    return {
      ...(actorName && { actorName }),
      ...(person && { person }),
      ...(age && { number: listingNumber(age) }),
    }
  }
}

/** What an index answers, and what is asked of each entry that it finds. */
function conditionsOf({ subjectId: subject, importId: run, actor, action: kind, day, search }: AuditQuery) {
  const words = wordsOf(search ?? '')
  const isInDetail = run !== undefined || subject !== undefined || kind !== undefined || words.length > 0
  const asked = [
    subject === undefined ? undefined : eq(subjectId, subject),
    run === undefined ? undefined : eq(importId, run),
    actor === undefined ? undefined : eq(actorEmail, actor.toLowerCase()),
    kind === undefined ? undefined : eq(action, kind),
    isInDetail ? undefined : isNull(importId),
  ].filter((condition) => condition !== undefined)
  const [indexed, ...more] = asked
  const others = and(
    ...more,
    day === undefined ? undefined : and(gte(at, startOf(day)), lt(at, startOf(day) + DAY_MS)),
    ...words.map(holds),
  )
  return { indexed, others }
}

/** When a day begins in India. */
const startOf = (day: string) => Date.parse(day) - AHEAD_OF_UTC_MS

/** Entries are numbered as they are written: those of a day lie together, but for a few that were written at once. */
const WRITTEN_AT_ONCE = 200
function withinDay(db: Db, day: string): SQL | undefined {
  const start = startOf(day)
  const first = db.select({ seq }).from(auditLog).where(gte(at, start)).orderBy(asc(at)).limit(1)
  const last = db
    .select({ seq })
    .from(auditLog)
    .where(lt(at, start + DAY_MS))
    .orderBy(desc(at))
    .limit(1)
  return and(sql`${seq} >= (${first}) - ${WRITTEN_AT_ONCE}`, sql`${seq} <= (${last}) + ${WRITTEN_AT_ONCE}`)
}

/** Small letters in both; SQLite knows those of ASCII. */
function holds(word: string): SQL {
  const text = sql`lower(${subjectName} || ' ' || ${actorEmail} || ' ' || coalesce(${changes}, ''))`
  return sql`instr(${text}, ${word}) > 0`
}
