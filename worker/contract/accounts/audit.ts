import { ID } from '#contract/ids.ts'
import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

/** Everything the log knows people to have done. */
export const AUDIT_ACTIONS = [
  'property-added',
  'property-changed',
  'property-approved',
  'property-confirmed',
  'property-unconfirmed',
  'property-deleted',
  'properties-imported',
  'import-taken-back',
  'picture-uploaded',
  'pictures-removal-allowed',
  'pictures-restored',
  'registered',
  'password-reset',
  'password-changed',
  'user-changed',
  'person-changed',
  'user-deleted',
  'message-handled',
  'message-reopened',
  'message-deleted',
  'area-changed',
  'landmark-added',
  'landmark-changed',
  'landmark-deleted',
  'word-taught',
  'word-forgotten',
  'list-ended',
  'list-comment-deleted',
  'lead-noted',
  'lead-changed',
  'leads-handed-over',
  'person-erased',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const SUBJECT_KINDS = [
  'property',
  'image',
  'user',
  'message',
  'import',
  'list',
  'lead',
  'area',
  'landmark',
  'word',
] as const

export const AuditEntry = z.object({
  _id: z.int(),
  at: z.iso.datetime(),
  actor: z.string(),
  /** What the account is called now; absent where it is gone. */
  actorName: z.string().optional(),
  /** A word of AUDIT_ACTIONS; older entries may carry others. */
  action: z.string(),
  subjectKind: z.enum(SUBJECT_KINDS),
  subjectId: z.string(),
  /** What a reader recognises the subject by: a title, an address. */
  subjectName: z.string(),
  /** What the person of a lead or a message is called now. The log holds no name of theirs: absent once they are erased. */
  person: z.string().optional(),
  /** The number of a listing that is still there. */
  number: z.string().optional(),
  /** The fields that changed: [before, after] each, or what was asked for. */
  changes: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/**
 * The answer of GET /api/audit, newest first. `next` is the cursor of the next page; a call looks through a bounded number of
 * entries, so that a page may hold few or none where what is asked for is rare, and `next` leads on.
 */
export const AuditPage = z.object({ entries: z.array(AuditEntry), next: z.string().nullable() })
export type AuditPage = z.infer<typeof AuditPage>

export const AuditQuery = z.object({
  /** One subject's history. */
  subjectId: z.string().max(200).optional(),
  /** What one import did, listing by listing; without it, and without one of subject, kind or words, an import is one entry. */
  importId: z.string().regex(ID, SERVER_MESSAGES.invalid).optional(),
  /** The address of who did it. */
  actor: z.string().max(LIMITS.emailLetters).optional(),
  /** A word of AUDIT_ACTIONS. */
  action: z.enum(AUDIT_ACTIONS, SERVER_MESSAGES.auditActionUnknown).optional(),
  /** A day of the firm's calendar, '2026-11-22'. */
  day: z.iso.date(SERVER_MESSAGES.auditDayUnclear).optional(),
  /** Words in the name of what it was done to, in who did it, or in what changed. */
  search: z.string().trim().max(LIMITS.maxSearchLetters, SERVER_MESSAGES.searchTooLong).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, SERVER_MESSAGES.cursorInvalid)
    .optional(),
  /** How many entries a page has at most. */
  limit: z
    .string()
    .regex(/^\d{1,4}$/, SERVER_MESSAGES.auditLimit)
    .transform(Number)
    .pipe(z.int().min(1, SERVER_MESSAGES.auditLimit).max(LIMITS.auditPageSize, SERVER_MESSAGES.auditLimit))
    .meta({ type: 'integer' })
    .optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>
