import type { AuditAction } from '#contract/accounts/audit.ts'
import { MINUTE_MS } from '#contract/units/time.ts'
import type { auditLog, users } from '#worker/db/schema.ts'
import type { DemoRows } from './rows.ts'

const APPROVAL_MINUTES = 25

type UserRow = typeof users.$inferInsert
type EntryRow = Omit<typeof auditLog.$inferInsert, 'seq'>
type ListingRow = DemoRows['listing']

/**
 * What the log would say if the demo firm's people had registered and entered their listings through the panel: who added what,
 * who approved it, how its price changed. Oldest first, as the log is numbered.
 */
export function activityRows(
  listings: readonly ListingRow[],
  accounts: readonly UserRow[],
  nowMs: number,
): EntryRow[] {
  const admin = accounts.find(({ role }) => role === 'admin')
  return [
    ...accounts.flatMap((account) => accountEntries(account, admin)),
    ...listings.flatMap((row) => listingEntries(row, accounts, admin, nowMs)),
  ].toSorted((one, other) => one.at - other.at)
}

function accountEntries(account: UserRow, admin?: UserRow): EntryRow[] {
  const subject = { subjectKind: 'user', subjectId: account.id, subjectName: account.email } as const
  const registered = entryOf(account, 'registered', account.createdAt, subject)
  if (!admin || account.role === 'admin' || !account.approvedByAdmin) return [registered]
  const approvedAt = account.createdAt + APPROVAL_MINUTES * MINUTE_MS
  const changes = { approvedByAdmin: true }
  return [registered, entryOf(admin, 'user-changed', approvedAt, { ...subject, changes })]
}

function listingEntries(
  row: ListingRow,
  accounts: readonly UserRow[],
  admin: UserRow | undefined,
  nowMs: number,
): EntryRow[] {
  const lister = accounts.find(({ id }) => id === row.listedBy)
  if (!lister) return []
  const subject = { subjectKind: 'property', subjectId: row.id, subjectName: row.title } as const
  const added = entryOf(lister, 'property-added', row.createdAt, subject)
  if (!row.approvedByAdmin || !admin) return [added]
  const approvedAt = Math.min(row.createdAt + APPROVAL_MINUTES * MINUTE_MS, nowMs)
  const changes = { approvedByAdmin: [false, true] }
  const [first, ...later] = row.priceHistory ?? []
  const repriced = later.map(({ at, priceInr }, index) => {
    const before = (later[index - 1] ?? first)?.priceInr
    return entryOf(lister, 'property-changed', at, { ...subject, changes: { priceInr: [before, priceInr] } })
  })
  return [added, entryOf(admin, 'property-approved', approvedAt, { ...subject, changes }), ...repriced]
}

type Subject = Pick<EntryRow, 'subjectKind' | 'subjectId' | 'subjectName' | 'changes'>

const entryOf = ({ id, email }: UserRow, action: AuditAction, at: number, subject: Subject): EntryRow => ({
  at,
  actorId: id,
  actorEmail: email,
  action,
  ...subject,
})
