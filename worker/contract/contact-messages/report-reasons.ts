/** What may be wrong with a listing. Without zod: visitors load it. */
export const REPORT_REASONS = ['gone', 'price', 'facts', 'pictures', 'fraud', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What POST /api/reports is sent. */
export type ReportInput = {
  propertyId: string
  reason: ReportReason
  words?: string | undefined
  phone?: string | undefined
  website?: string | undefined
}
