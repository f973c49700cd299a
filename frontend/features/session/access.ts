import { type Right, rightsOf } from '#contract/accounts/roles.ts'
import type { StoredUser } from '#contract/accounts/users.ts'

/** What an account may do now, the same list for as long as that stays so. */
export type Access = readonly Right[]

export const accessOf = (user: StoredUser | null): Access => rightsOf(user)

/** Whether an account sees the panel and may change nothing in it. */
export const isLookOnly = (access: Access): boolean => access.includes('look') && !access.includes('edit')
