import type { ApiError } from '#frontend/lib/api/api-error.ts'

/** What the server's answer to the contact form is about: it was sent, one field, or why it was refused. */
export type ServerSaid = ApiError['code'] | 'sent' | 'name' | 'email' | 'phone' | 'interest'
