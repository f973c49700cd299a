/**
 * What an account may do beyond its own profile: `look` sees the whole panel with all contacts; `edit` adds and changes
 * listings and answers messages; `administer` does everything else.
 */
export const RIGHTS = ['look', 'edit', 'administer'] as const
export type Right = (typeof RIGHTS)[number]

export const ROLES = ['staff', 'admin'] as const
export type Role = (typeof ROLES)[number]

const RIGHTS_OF = {
  staff: ['look', 'edit'],
  admin: ['look', 'edit', 'administer'],
} as const satisfies Record<Role, readonly Right[]>

const NONE: readonly Right[] = []
const BY_NAME: ReadonlyMap<string, readonly Right[]> = new Map(Object.entries(RIGHTS_OF))

/** The rights of a role, always the same list; none for a role that is not one of these. */
export const rightsOfRole = (role: string): readonly Right[] => BY_NAME.get(role) ?? NONE

/** What this account may do now: nothing while it waits for approval. */
export const rightsOf = (account: { role: string; approvedByAdmin: boolean } | null | undefined) =>
  account?.approvedByAdmin ? rightsOfRole(account.role) : NONE

/** Whether it sees what only the firm sees: listings that wait, contact details, leads. */
export const mayLook = (account: Parameters<typeof rightsOf>[0]): boolean =>
  rightsOf(account).includes('look')

export const rolesWith = (right: Right): Role[] => ROLES.filter((role) => rightsOfRole(role).includes(right))
