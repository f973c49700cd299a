import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { isDone, type LeadStatus, type LineKind } from '#contract/leads/kinds.ts'
import type { LeadChange } from '#contract/leads/leads.ts'
import type { Guarded } from '#contract/leads/meanwhile.ts'
import { stepText, visitText } from '#contract/leads/line-text.ts'
import { whoGoes } from '#contract/leads/visited.ts'
import { MINUTE_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import { contactMessages, leadLines, leads, properties, sharedLists, users } from '#worker/db/schema.ts'
import { WAS_PUBLIC } from '#worker/db/queries/properties/audit-entries.ts'
import { rolesWith } from '#contract/accounts/roles.ts'

type Row = typeof leads.$inferSelect
type Changing = { actor: { id: string; email: string }; nowMs: number }
/** With a condition that holds while the lead is as it was read. */
type Following = Changing & { only: SQL }
type Line = { kind: LineKind; text: string; listCode?: string }

/** Where what two people may change at a time is stored. */
const COLUMNS_OF: Record<Guarded | 'notes', readonly (keyof Row)[]> = {
  status: ['status'],
  assignedTo: ['assignedTo'],
  nextStep: ['nextStep'],
  nextStepOn: ['nextStepOn'],
  bestTime: ['bestTime'],
  looksFor: ['looksFor'],
  visit: ['visitPropertyId', 'visitOn', 'visitAt', 'visitPart', 'visitState'],
  notes: ['notes'],
}
const GUARDED_COLUMNS = Object.values(COLUMNS_OF).flat()

/** Columns of a lead whose changes the log tells: nothing that a person said or is called by. */
const LOGGED = ['status', 'assignedTo', 'nextStepOn', 'visitOn', 'visitState'] as const

/**
 * Changes a lead, with lines that say so and an entry of the log. A message that is no longer new is handled, and one that is new again
 * is open. Answers 'stale', with nothing changed, where it says what stood there before and somebody has changed the lead since it was
 * read.
 */
export async function changeLead(
  db: Db,
  stored: Row,
  asked: LeadChange,
  { actor, nowMs }: Changing,
): Promise<'saved' | 'stale'> {
  const change = withWhoCares(stored, asked, actor.id)
  const values = valuesOf(stored, change, { actor, nowMs })
  const changes = Object.fromEntries(
    LOGGED.flatMap((name) => {
      const [before, after] = [stored[name], values[name]]
      return after === undefined || after === before ? [] : [[name, [before, after]]]
    }),
  )
  const lines = linesOf(stored, change, values)
  const entry = {
    at: nowMs,
    actor,
    action: 'lead-changed',
    subjectKind: 'lead',
    subjectId: stored.id,
    subjectName: stored.kind,
    changes,
  } as const
  const isGuarded = change.notesBefore !== undefined || change.before !== undefined
  const guarded = isGuarded ? GUARDED_COLUMNS.map((name) => sql`${leads[name]} IS ${stored[name]}`) : []
  const isAsRead = and(eq(leads.id, stored.id), ...guarded)
  const only = sql`EXISTS (SELECT 1 FROM ${leads} WHERE ${isAsRead})`
  const [found] = await db.batch([
    db.select({ id: leads.id }).from(leads).where(isAsRead),
    ...lines.map((line) => addLine(db, stored.id, line, { actor, nowMs, only })),
    ...messageFollows(db, stored, values.status, { actor, nowMs, only }),
    ...(Object.keys(changes).length > 0 ? [auditEntry(db, entry, only)] : []),
    // Last, as it changes what the others ask for.
    db
      .update(leads)
      .set({ ...values, ...(values.calledAt && firstCall(actor, nowMs)), updatedAt: nowMs })
      .where(isAsRead),
  ])
  return isGuarded && found.length === 0 ? 'stale' : 'saved'
}

/** Who plans a visit of a free lead, or has called, looks after it from then on: else it is in nobody's day. */
function withWhoCares(stored: Row, change: LeadChange, actorId: string): LeadChange {
  const isPlanned = change.visit?.state === 'asked' || change.visit?.state === 'agreed'
  const assignedTo = whoGoes(stored, actorId)
  const isNew = change.assignedTo === undefined && assignedTo !== stored.assignedTo
  const isCalled = change.status === 'called' && stored.status !== 'called'
  return (isPlanned || isCalled) && isNew ? { ...change, assignedTo } : change
}

function valuesOf(stored: Row, change: LeadChange, { actor, nowMs }: Changing): Partial<Row> {
  const { line: _, sentList: __, notesBefore: ___, before: ____, visit, ...columns } = change
  const status = change.status ?? impliedStatus(stored, visit)
  const isAnswered = stored.calledAt === null && (status === 'called' || status === 'visit')
  return {
    ...columns,
    ...(columns.nextStep === '' && { nextStep: null }),
    ...(columns.looksFor === '' && { looksFor: null }),
    ...(columns.notes === '' && { notes: null }),
    ...(columns.bestTime === '' && { bestTime: null }),
    ...(status !== undefined && { status }),
    ...(visit !== undefined && visitColumns(visit)),
    ...(isAnswered && { calledAt: nowMs, calledBy: actor.id }),
    // Who says that a lead is new takes back that somebody has called.
    ...(status === 'new' && { calledAt: null, calledBy: null }),
  }
}

/** Of two who tell of it at the same time, the first. */
const firstCall = (actor: Changing['actor'], nowMs: number) => ({
  calledAt: sql`coalesce(${leads.calledAt}, ${nowMs})`,
  calledBy: sql`iif(${leads.calledAt} IS NULL, ${actor.id}, ${leads.calledBy})`,
})

/**
 * Who has agreed on a visit was reached, also where it is called off later; a lead that was closed is open again with a visit to
 * come.
 */
function impliedStatus({ status, visitState }: Row, visit: LeadChange['visit']): LeadStatus | undefined {
  if (visit === null) return visitState !== null && status === 'visit' ? 'called' : undefined
  if (visit?.state === 'agreed') return status === 'visit' ? undefined : 'visit'
  return visit?.state === 'asked' && isDone(status) ? 'called' : undefined
}

const NO_VISIT = { visitPropertyId: null, visitOn: null, visitAt: null, visitPart: null, visitState: null }

const visitColumns = (visit: NonNullable<LeadChange['visit']> | null) =>
  visit
    ? {
        visitPropertyId: visit.propertyId,
        visitOn: visit.on,
        visitAt: visit.at ?? null,
        visitPart: visit.part ?? null,
        visitState: visit.state,
      }
    : NO_VISIT

function linesOf(
  stored: Row,
  { line, sentList, visit, nextStep, nextStepOn, assignedTo }: LeadChange,
  { status }: { status?: LeadStatus },
): Line[] {
  const stepBefore = stepText(stored.nextStep, stored.nextStepOn)
  const stepAfter = stepText(
    nextStep === undefined ? stored.nextStep : nextStep,
    nextStepOn === undefined ? stored.nextStepOn : nextStepOn,
  )
  const hasStep = Boolean(nextStep) || Boolean(nextStepOn)
  // Who closes a lead lets its step go; that it was done is not said by it.
  const isStepDone = stepBefore !== '' && stepAfter === '' && !(status && isDone(status))
  return [
    ...(line === undefined ? [] : [{ kind: 'note', text: line } as const]),
    ...(sentList === undefined ? [] : [{ kind: 'sent', text: '', listCode: sentList } as const]),
    ...visitLine(stored, visit),
    ...(status === undefined || status === stored.status ? [] : [{ kind: 'status', text: status } as const]),
    ...(assignedTo === undefined || assignedTo === stored.assignedTo
      ? []
      : [{ kind: 'hand-over', text: assignedTo ?? '' } as const]),
    ...(hasStep ? [{ kind: 'step', text: stepAfter } as const] : []),
    ...(isStepDone ? [{ kind: 'step-done', text: stepBefore } as const] : []),
  ]
}

function visitLine(stored: Row, visit: LeadChange['visit']): Line[] {
  if (visit === undefined || (visit === null && stored.visitState === null)) return []
  const { visitOn, visitAt, visitPart } = stored
  const text = visit
    ? visitText({ state: visit.state, on: visit.on, at: visit.at ?? visit.part ?? null })
    : visitText({ state: 'cancelled', on: visitOn, at: visitAt ?? visitPart })
  return [{ kind: 'visit', text }]
}

/** A line that the same person has added a moment ago is not added again: the call was repeated. */
function addLine(db: Db, leadId: string, { kind, text, listCode }: Line, { actor, nowMs, only }: Following) {
  const isSame = sql`lead_id = ${leadId} AND kind = ${kind} AND text = ${text} AND by_id = ${actor.id}
    AND list_code IS ${listCode ?? null} AND at > ${nowMs - MINUTE_MS}`
  return insertSelected(
    db,
    leadLines,
    { seq: sql`NULL`, leadId, kind, at: nowMs, byId: actor.id, text, listCode: listCode ?? null },
    sql`WHERE ${only} AND NOT EXISTS (SELECT 1 FROM lead_lines WHERE ${isSame})`,
  )
}

/** A message and its lead are one thing: who looks after one has looked after the other. */
function messageFollows(
  db: Db,
  { id, kind }: Row,
  status: LeadStatus | undefined,
  { actor, nowMs, only }: Following,
) {
  if (status === undefined || (kind !== 'message' && kind !== 'report')) return []
  const marks =
    status === 'new' ? { handledAt: null, handledBy: null } : { handledAt: nowMs, handledBy: actor.id }
  const isOther = status === 'new' ? sql`handled_at IS NOT NULL` : isNull(contactMessages.handledAt)
  return [
    db
      .update(contactMessages)
      .set(marks)
      .where(and(eq(contactMessages.id, id), isOther, only)),
  ]
}

/** The statement that lets the lead of a message follow it. */
export const leadFollows = (db: Db, id: string, handled: boolean, nowMs: number) =>
  db
    .update(leads)
    .set({ status: handled ? 'closed' : 'new', updatedAt: nowMs })
    .where(and(eq(leads.id, id), eq(leads.status, handled ? 'new' : 'closed')))

/** The statements that delete a lead with its lines. */
export const withoutLead = (db: Db, id: string) =>
  [db.delete(leadLines).where(eq(leadLines.leadId, id)), db.delete(leads).where(eq(leads.id, id))] as const

/** What a change names that is not there. */
export async function missingOf(
  db: Db,
  { assignedTo, visit, sentList }: Pick<LeadChange, 'assignedTo' | 'visit' | 'sentList'>,
): Promise<'assignedTo' | 'visit.propertyId' | 'sentList' | undefined> {
  const isThere = {
    assignedTo:
      !assignedTo ||
      (await db
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            eq(users.id, assignedTo),
            eq(users.approvedByAdmin, true),
            isNull(users.suspendedAt),
            inArray(users.role, rolesWith('edit')),
          ),
        )
        .get()) !== undefined,
    'visit.propertyId': !visit || (await hasProperty(db, visit.propertyId)),
    sentList:
      sentList === undefined ||
      (await db
        .select({ code: sharedLists.code })
        .from(sharedLists)
        .where(eq(sharedLists.code, sentList))
        .get()) !== undefined,
  }
  if (!isThere.assignedTo) return 'assignedTo'
  if (!isThere['visit.propertyId']) return 'visit.propertyId'
  return isThere.sentList ? undefined : 'sentList'
}

/** Whether there is a listing of this id, whatever its status. */
export const hasProperty = async (db: Db, id: string): Promise<boolean> =>
  (await db.select({ id: properties.id }).from(properties).where(eq(properties.id, id)).get()) !== undefined

/** Whether a listing is or once was public, also where it is deleted by now; where the log of a deletion does not say it, it was. */
export async function wasPublic(db: Db, id: string): Promise<boolean> {
  const found = await db.get<{ found: number }>(sql`SELECT EXISTS (
      SELECT 1 FROM ${properties} WHERE ${properties.id} = ${id} AND ${WAS_PUBLIC})
    OR EXISTS (SELECT 1 FROM audit_log WHERE subject_id = ${id} AND action = 'property-deleted'
      AND coalesce(changes ->> 'wasPublic', 1)) AS found`)
  return found?.found === 1
}

/** The statements that delete leads of which nothing was noted since a time, with their messages. */
export function sweepLeads(db: Db, beforeMs: number) {
  const ended = sql`(SELECT id FROM leads WHERE updated_at < ${beforeMs})`
  return [
    db.delete(leadLines).where(sql`${leadLines.leadId} IN ${ended}`),
    db.delete(contactMessages).where(sql`${contactMessages.id} IN ${ended}`),
    db.delete(leads).where(lt(leads.updatedAt, beforeMs)),
  ]
}
