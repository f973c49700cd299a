import { ID } from '#contract/ids.ts'
import { z } from 'zod'
import { RIGHTS, ROLES } from '#contract/accounts/roles.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

/** The user as sign-in answers it and the browser stores it under auth_user. */
export const StoredUser = z.object({
  _id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  approvedByAdmin: z.boolean(),
})
export type StoredUser = z.infer<typeof StoredUser>

/** Which mails an account gets that it may do without. */
export const OwnMails = z.object(
  { week: z.boolean(SERVER_MESSAGES.ownMailsInvalid) },
  SERVER_MESSAGES.ownMailsInvalid,
)
export type OwnMails = z.infer<typeof OwnMails>

/** A user as the admins' list shows it. Times are milliseconds since 1970; `listings` are those that it listed, counted up to 1,001. */
export const ListedUser = StoredUser.extend({ suspended: z.boolean(), createdAt: z.int(), listings: z.int() })
export type ListedUser = z.infer<typeof ListedUser>

export const UserPage = z.object({ users: z.array(ListedUser), next: z.string().nullable() })
export type UserPage = z.infer<typeof UserPage>

/**
 * What an admin may ask of the list; `cursor` is the `next` of the page before, `may` names a right that the accounts have
 * now: approved, not suspended, of a role that has it. Anything else is ignored.
 */
export const UserQuery = z.object({
  role: z.enum(ROLES, SERVER_MESSAGES.roleUnknown).optional(),
  may: z.enum(RIGHTS, SERVER_MESSAGES.rightUnknown).optional(),
  cursor: z.string().regex(ID, SERVER_MESSAGES.cursorInvalid).optional(),
})
export type UserQuery = z.infer<typeof UserQuery>

/** What an admin may change on another account; what is left out stays. */
export const UserChange = z
  .object(
    {
      role: z.enum(ROLES, SERVER_MESSAGES.roleUnknown).optional(),
      approvedByAdmin: z.boolean(SERVER_MESSAGES.userChangeEmpty).optional(),
      suspended: z.boolean(SERVER_MESSAGES.userChangeEmpty).optional(),
    },
    SERVER_MESSAGES.userChangeEmpty,
  )
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    SERVER_MESSAGES.userChangeEmpty,
  )
export type UserChange = z.infer<typeof UserChange>
