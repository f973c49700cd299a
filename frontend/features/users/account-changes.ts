import { type Role, ROLES } from '#contract/accounts/roles.ts'
import type { ListedUser, UserChange } from '#contract/accounts/users.ts'

/** What an admin can do to another account. */
export const ACCOUNT_CHANGES = {
  approve: { approvedByAdmin: true },
  suspend: { suspended: true },
  restore: { suspended: false },
  makeAdmin: { role: 'admin' },
  makeStaff: { role: 'staff' },
} as const satisfies Record<string, UserChange>

type AccountChange = keyof typeof ACCOUNT_CHANGES
/** What an admin can ask for in a row. */
export type UserAction = AccountChange | 'delete'

const MAKE: Record<Role, AccountChange> = { staff: 'makeStaff', admin: 'makeAdmin' }

/** The actions that make sense for an account in its state, the most likely first. */
export function accountChangesFor({ approvedByAdmin, suspended, role }: ListedUser): UserAction[] {
  const roleChanges = ROLES.filter((other) => other !== role).map((other) => MAKE[other])
  if (suspended) return ['restore', 'delete']
  return approvedByAdmin
    ? [...roleChanges, 'suspend', 'delete']
    : ['approve', ...roleChanges, 'suspend', 'delete']
}
