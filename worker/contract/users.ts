import { z } from 'zod'

export const ROLES = ['admin', 'staff'] as const
export type Role = (typeof ROLES)[number]

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
