import type { AuditAction } from '#contract/accounts/audit.ts'
import { DAY_MS, MINUTE_MS } from '#contract/units/time.ts'
import type { auditLog, users } from '#worker/db/schema.ts'
import type { DemoListing } from '#worker/dev/fixtures/demo-listing.ts'
import type { DemoRows } from './rows.ts'

const APPROVAL_MINUTES = 25

type UserRow = typeof users.$inferInsert
type EntryRow = Omit<typeof auditLog.$inferInsert, 'seq'>
type Told = { listing: DemoListing; row: DemoRows['listing'] }

/**
 * What the log would say if the demo firm's people had registered and entered their listings through the panel: who added what,
 * who approved it, what was asked for it before. Oldest first, as the log is numbered.
 */
export function activityRows(
  listings: readonly Told[],
  accounts: readonly UserRow[],
  nowMs: number,
): EntryRow[] {
  const admin = accounts.find(({ role }) => role === 'admin')
  return [
    ...accounts.flatMap((account) => accountEntries(account, admin)),
    ...listings.flatMap((told) => listingEntries(told, accounts, admin, nowMs)),
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
  { listing, row }: Told,
  accounts: readonly UserRow[],
  admin: UserRow | undefined,
  nowMs: number,
) {
  const lister = accounts.find(({ id }) => id === row.listedBy)
  if (!lister) return []
  const subject = { subjectKind: 'property', subjectId: row.id, subjectName: row.title } as const
  const addedAt = row.createdAt
  const approvedAt = Math.min(addedAt + APPROVAL_MINUTES * MINUTE_MS, nowMs)
  const earlier = listing.earlierPrices ?? []
  const prices = [...earlier.map(({ price }) => price), row.priceInr]
  return [
    entryOf(lister, 'property-added', addedAt, subject),
    ...(row.approvedByAdmin && admin
      ? [
          entryOf(admin, 'property-approved', approvedAt, {
            ...subject,
            changes: { approvedByAdmin: [false, true] },
          }),
        ]
      : []),
    ...earlier.map(({ price, untilDaysAgo }, index) =>
      entryOf(lister, 'property-changed', Math.round(nowMs - untilDaysAgo * DAY_MS), {
        ...subject,
        changes: { priceInr: [price, prices[index + 1]] },
      }),
    ),
  ]
}

type Subject = Pick<EntryRow, 'subjectKind' | 'subjectId' | 'subjectName' | 'changes'>

const entryOf = ({ id, email }: UserRow, action: AuditAction, at: number, subject: Subject): EntryRow => ({
  at,
  actorId: id,
  actorEmail: email,
  action,
  ...subject,
})
