import type { AuditEntry } from '#contract/accounts/audit.ts'
import { ROLES } from '#contract/accounts/roles.ts'
import { LIMITS } from '#contract/limits.ts'
import { href } from '#contract/paths.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelActivity as words } from '#frontend/messages/panel/activity.ts'
import { type ChangedField, changedFields, type People } from './changed-fields.ts'

/** One line of the log, ready to be read: who did what to what. */
export type ActivityItem = {
  key: number
  at: Date
  /** The address of who did it, and what the account is called. */
  actor: string
  actorName: string
  did: string
  /** What it was done to; absent where `did` says it all. `number`: of a listing that is still there. */
  subject?: { name: string; to?: string | undefined; number?: string | undefined }
  /** What ends the sentence, such as the day of a visit. */
  end?: string
  changed: ChangedField[]
  /** Of an import that can still be taken back. */
  importId?: string
}

const DID = new Map<string, string>(Object.entries(words.did))
const ON_ONESELF = new Set(['registered', 'password-reset', 'password-changed'])
const UPLOAD = 'picture-uploaded'

/**
 * The entries, newest first, as lines of the log; consecutive uploads of one person become one line. A listing is linked
 * unless the log says that it was deleted: that entry is newer than all others about it.
 */
export function activityItemsOf(entries: readonly AuditEntry[], people?: People): ActivityItem[] {
  const gone = new Set(
    entries.filter(({ action }) => action === 'property-deleted').map(({ subjectId }) => subjectId),
  )
  return runs(entries)
    .map((run) => (run.length > 1 ? uploads(run) : itemOf(run[0], gone, people)))
    .flat()
}

function itemOf(entry: AuditEntry | undefined, gone: ReadonlySet<string>, people?: People): ActivityItem[] {
  if (!entry) return []
  const { _id, at, actor, actorName = actor, action, changes } = entry
  const visitOn = plannedVisit(entry)
  return [
    {
      key: _id,
      at: new Date(at),
      actor,
      actorName,
      did: visitOn ? words.planned : didOf(entry),
      ...(visitOn && { end: words.plannedFor(dayOf(`${visitOn}T12:00:00+05:30`)) }),
      changed: changedFields(visitOn ? withoutVisit(changes) : withoutSaid(entry), people),
      ...(canBeTakenBack(entry) && { importId: entry.subjectId }),
      ...(!ON_ONESELF.has(action) && {
        subject: { name: nameOf(entry), to: placeOf(entry, gone), number: entry.number },
      }),
    },
  ]
}

const LEADS = new Map<string, string>(Object.entries(words.leads))

const DID_WITH = new Map<string, string>(Object.entries(words.didWith))

/** By which a listing is marked as gone, by a press, an answer or its form. */
const MARKING = new Set<string>(['property-confirmed', 'property-changed'])
const MARKS = ['isSold', 'isRented'] as const
const isNow = (change: unknown) => Array.isArray(change) && change[0] !== true && change[1] === true

const markOf = (action: string, changes: AuditEntry['changes']) =>
  MARKING.has(action) ? MARKS.find((name) => isNow(changes?.[name])) : undefined

/** The change that what was done says already. */
function saidOf({ action, changes }: AuditEntry): string | undefined {
  if (action === 'property-approved')
    return isNow(changes?.['approvedByAdmin']) ? 'approvedByAdmin' : undefined
  const became = markOf(action, changes)
  return became ?? (action === 'property-confirmed' ? 'confirmedAt' : undefined)
}

function withoutSaid(entry: AuditEntry): AuditEntry['changes'] {
  const said = saidOf(entry)
  return Object.fromEntries(Object.entries(entry.changes ?? {}).filter(([name]) => name !== said))
}

function didOf({ action, changes, subjectName, person }: AuditEntry): string {
  if (action === 'user-changed') return accountChange(changes)
  const file = changes?.['name']
  if (action === 'properties-imported' && typeof file === 'string' && file) return words.importedFrom(file)
  const became = markOf(action, changes)
  if (became) return words.marked[became]
  const didWith = person && subjectName !== 'report' ? DID_WITH.get(action) : undefined
  return didWith ?? DID.get(action) ?? action.replaceAll('-', ' ')
}

/** The day for which a visit was asked, where the entry tells that. */
function plannedVisit({ action, changes }: AuditEntry): string | undefined {
  const [on, state] = [changes?.['visitOn'], changes?.['visitState']].map((change): unknown =>
    Array.isArray(change) ? change[1] : undefined,
  )
  if (action !== 'lead-changed' || typeof on !== 'string') return undefined
  return state === 'asked' ? on : undefined
}

const withoutVisit = (changes: AuditEntry['changes']) =>
  Object.fromEntries(Object.entries(changes ?? {}).filter(([name]) => !name.startsWith('visit')))

/** The log calls leads, messages and comments by their kind: names of people are read where it is shown. */
function nameOf({ action, subjectKind, subjectName, person }: AuditEntry): string {
  if (person && subjectName !== 'report' && (DID_WITH.has(action) || subjectKind === 'lead')) return person
  if (subjectKind === 'lead') return LEADS.get(subjectName) ?? subjectName
  if (subjectKind === 'message') return LEADS.get(subjectName) ?? words.leads.message
  return action === 'list-comment-deleted' ? words.comment : subjectName
}

/** A recent import that nobody has taken back. */
const canBeTakenBack = ({ action, at, changes }: AuditEntry) =>
  action === 'properties-imported' &&
  changes?.['takenBack'] === undefined &&
  Date.now() - Date.parse(at) < LIMITS.importUndoMs

function uploads(run: readonly AuditEntry[]): ActivityItem[] {
  return run.slice(0, 1).map(({ _id, at, actor, actorName = actor }) => ({
    key: _id,
    at: new Date(at),
    actor,
    actorName,
    did: words.pictures(run.length),
    changed: [],
  }))
}

/** Groups consecutive uploads of the same person; every other entry is a group of its own. */
function runs(entries: readonly AuditEntry[]): AuditEntry[][] {
  const all: AuditEntry[][] = []
  for (const entry of entries) {
    const last = all.at(-1)
    const first = last?.[0]
    if (entry.action === UPLOAD && first?.action === UPLOAD && first.actor === entry.actor) last?.push(entry)
    else all.push([entry])
  }
  return all
}

function placeOf(
  { subjectKind, subjectId, person }: AuditEntry,
  gone: ReadonlySet<string>,
): string | undefined {
  switch (subjectKind) {
    case 'property':
      return gone.has(subjectId) ? undefined : href(PANEL.property, { id: subjectId })
    case 'import':
      return `${PANEL.activity}?importId=${subjectId}`
    case 'message':
      return `${PANEL.messages}?state=all`
    case 'landmark':
      return PANEL.landmarks
    case 'area':
      return PANEL.areas
    case 'word':
      return PANEL.numbers
    case 'image':
    case 'user':
    case 'list':
      return undefined
    case 'lead':
      return person && href(PANEL.lead, { id: subjectId })
    default:
      return subjectKind satisfies never
  }
}

function accountChange(changes: AuditEntry['changes']): string {
  const { approvedByAdmin, suspended, role } = changes ?? {}
  const { account } = words
  if (approvedByAdmin !== undefined) return approvedByAdmin ? account.approved : account.unapproved
  if (suspended !== undefined) return suspended ? account.suspended : account.restored
  const made = ROLES.find((known) => known === role)
  return made ? words.made[made] : words.did['user-changed']
}
