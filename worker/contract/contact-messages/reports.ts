import { ID } from '#contract/ids.ts'
import { z } from 'zod'
import { BARE_PHONE, barePhone } from '#contract/leads/phone.ts'
import { LIMITS } from '#contract/limits.ts'
import { REPORT_REASONS } from './report-reasons.ts'
import { plainText, rawLetters } from '#contract/text/plain-text.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

/** A text that may be left out; a longer one than can be read is refused without being read. */
const optionalText = (maxLetters: number) =>
  z
    .string(SERVER_MESSAGES.reportInvalid)
    .max(rawLetters(maxLetters), { message: SERVER_MESSAGES.contactTooLong, abort: true })
    .nullish()
    .transform((text) => plainText(text ?? ''))
    .pipe(z.string().max(maxLetters, SERVER_MESSAGES.contactTooLong))

/**
 * POST /api/reports: what a visitor says is wrong with a listing. `words` may only be left out where the reason says it all.
 * `website` is a field that people neither see nor hear; who fills it in is a machine.
 */
export const ReportInput = z
  .object(
    {
      propertyId: z.string(SERVER_MESSAGES.reportListing).regex(ID, SERVER_MESSAGES.reportListing),
      reason: z.enum(REPORT_REASONS, SERVER_MESSAGES.reportInvalid),
      words: optionalText(LIMITS.reportLetters),
      phone: optionalText(LIMITS.personNameLetters)
        .transform(barePhone)
        .refine((phone) => phone === '' || BARE_PHONE.test(phone), SERVER_MESSAGES.contactPhoneInvalid),
      website: z.unknown().optional().meta({ type: 'string', description: 'For machines: leave it out.' }),
    },
    SERVER_MESSAGES.reportInvalid,
  )
  .refine(({ reason, words }) => reason !== 'other' || words !== '', {
    path: ['words'],
    message: SERVER_MESSAGES.reportWords,
  })
  .transform(({ website, ...report }) => ({ ...report, isFromMachine: Boolean(website) }))
