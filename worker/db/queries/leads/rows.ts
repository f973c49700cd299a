import { isId } from '#contract/ids.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { listingNumber } from '#contract/properties/number.ts'
import { isDone, KINDS_TO_ANSWER } from '#contract/leads/kinds.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { LeadState } from '#contract/leads/meanwhile.ts'
import type { Db } from '#worker/db/client.ts'
import { isoTime, isoTimeOrNull } from '#worker/db/queries/properties/rows.ts'
import { leads, properties, users } from '#worker/db/schema.ts'

const visited = alias(properties, 'visited')

/**
 * A listing as far as a lead shows it, as JSON in one column: in a batch D1 answers rows by the names of their columns, and of two
 * of one name the last would win.
 */
const listingIn = (table: 'properties' | 'visited', name: string) =>
  sql<string | null>`iif(${sql.raw(table)}.seq IS NULL, NULL, ${sql.raw(
    `json_object(${LISTING_COLUMNS.map(([key, column]) => `'${key}', ${table}.${column}`).join(', ')}, ${privateColumns(table)})`,
  )})`.as(name)

const LISTING_COLUMNS = [
  ['_id', 'id'],
  ['number', 'seq'],
  ['title', 'title'],
  ['category', 'category'],
  ['locality', 'locality'],
  ['city', 'city'],
  ['price', 'price_inr'],
  ['deal', 'deal'],
  ['status', 'status'],
] as const

/** What only staff know of a listing: who has its key, and its true place. */
const privateColumns = (table: string) =>
  `'keyWith', ${table}.staff_details ->> '$.keyWith',
   'lat', ifnull(${table}.staff_details ->> '$.truePlace.lat', ${table}.lat),
   'lng', ifnull(${table}.staff_details ->> '$.truePlace.lng', ${table}.lng)`

/** What a deleted listing was called, as the log of its deletion says. */
const deletedIn = (
  table: 'properties' | 'visited',
  column: 'property_id' | 'visit_property_id',
  name: string,
) =>
  sql<
    string | null
  >`iif(${sql.raw(table)}.seq IS NULL, (SELECT json_object('number', changes ->> 'number', 'title', subject_name)
    FROM audit_log WHERE subject_id = ${sql.raw(`leads.${column}`)} AND +action = 'property-deleted'), NULL)`.as(
    name,
  )

/** Leads with the listings that they name and who looks after them; `total`: a number that stands beside each. */
export const selectLeads = (db: Db, total: SQL = sql`NULL`) =>
  db
    .select({
      lead: leads,
      property: listingIn('properties', 'property'),
      visitProperty: listingIn('visited', 'visit_property'),
      deletedProperty: deletedIn('properties', 'property_id', 'deleted_property'),
      deletedVisitProperty: deletedIn('visited', 'visit_property_id', 'deleted_visit_property'),
      assignedToName: users.username,
      total: sql<number | null>`${total}`.as('total'),
    })
    .from(leads)
    .leftJoin(properties, eq(properties.id, leads.propertyId))
    .leftJoin(visited, eq(visited.id, leads.visitPropertyId))
    .leftJoin(users, eq(users.id, leads.assignedTo))
    .$dynamic()

export type Row = Awaited<ReturnType<typeof selectLeads>>[number]

/** A stored lead as the list shows it. */
export function listedLead(row: Row): Lead {
  const { lead, property, visitProperty, deletedProperty, deletedVisitProperty, assignedToName } = row
  const isVisitElsewhere = lead.visitPropertyId !== lead.propertyId
  return {
    _id: lead.id,
    kind: lead.kind,
    status: lead.status,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    words: lead.words,
    propertyId: lead.propertyId,
    property: listingOf(property),
    deletedProperty: deletedOf(deletedProperty),
    reason: lead.reason,
    offer: lead.offer,
    language: lead.language,
    page: lead.page,
    assignedTo: lead.assignedTo,
    assignedToName,
    nextStep: lead.nextStep,
    nextStepOn: lead.nextStepOn,
    visit: visitOf(lead),
    visitProperty: isVisitElsewhere ? listingOf(visitProperty) : null,
    deletedVisitProperty: isVisitElsewhere ? deletedOf(deletedVisitProperty) : null,
    createdAt: isoTime(lead.createdAt),
    updatedAt: isoTime(lead.updatedAt),
    calledAt: isoTimeOrNull(lead.calledAt),
  }
}

/** What is compared where two people change one lead. */
export const stateOf = ({ lead }: Row): LeadState => ({ ...lead, visit: visitOf(lead) })

function listingOf(json: string | null): Lead['property'] {
  if (json === null) return null
  const { number, ...listing }: Omit<NonNullable<Lead['property']>, 'number'> & { number: number } =
    JSON.parse(json)
  return { ...listing, number: listingNumber(number) }
}

function deletedOf(json: string | null): Lead['deletedProperty'] {
  if (json === null) return null
  const { number, title }: { number: number | null; title: string } = JSON.parse(json)
  return { number: number === null ? null : listingNumber(number), title }
}

function visitOf(lead: Row['lead']): Lead['visit'] {
  const { visitPropertyId: propertyId, visitOn, visitAt, visitPart, visitState } = lead
  if (propertyId === null || visitState === null) return null
  const isToCome = visitState === 'asked' || visitState === 'agreed'
  if (isToCome && isDone(lead.status)) return null
  return { propertyId, on: visitOn, at: visitAt, part: visitPart, state: visitState }
}

/** The lead of an id; undefined where there is none. */
export const findLead = async (db: Db, id: string): Promise<Row | undefined> =>
  isId(id) ? (await selectLeads(db).where(eq(leads.id, id)))[0] : undefined

/** Whether a lead is neither closed nor lost, as the indexes have it. */
export const IS_OPEN: SQL = sql`leads.status IN ('new', 'called', 'visit')`
/** `awaitsAnswer` of the contract, of which the first two are the index of new leads. */
export const AWAITS_ANSWER: SQL = sql`leads.status = 'new' AND leads.next_step_on IS NULL AND leads.kind IN ${KINDS_TO_ANSWER}`
/** Whether somebody goes or went: what was still to come of a lead that is closed now is no visit any more. */
export const HAS_VISIT: SQL = sql`leads.visit_state IS NOT NULL AND (leads.visit_state IN ('done', 'missed') OR ${IS_OPEN})`
