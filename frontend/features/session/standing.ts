import type { StoredUser } from '#contract/accounts/users.ts'

/** What an account may do: nothing yet, keep listings, or everything. */
export type Standing = 'pending' | 'staff' | 'admin'

export function standingOf(user: StoredUser | null): Standing {
  return user?.approvedByAdmin ? user.role : 'pending'
}
