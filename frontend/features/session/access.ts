import type { StoredUser } from '#contract/accounts/users.ts'

/** What an account may do: nothing yet, manage listings, or everything. */
export type Access = 'pending' | 'staff' | 'admin'

export function accessOf(user: StoredUser | null): Access {
  return user?.approvedByAdmin ? user.role : 'pending'
}
