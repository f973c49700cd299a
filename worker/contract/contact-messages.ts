import { z } from 'zod'
import { Email } from './auth.ts'
import { LIMITS } from './limits.ts'
import { plainLine, plainText } from './plain-text.ts'
import { SENTENCES } from './sentences.ts'

const present = z
  .string(SENTENCES.contactRequired)
  .refine((value) => plainText(value) !== '', SENTENCES.contactRequired)
const PHONE = new RegExp(`^\\+?\\d{${LIMITS.contactPhoneMinDigits},${LIMITS.contactPhoneMaxDigits}}$`)

/** A message of the contact form. Spaces, dashes, dots and brackets in the phone number are dropped. */
export const ContactMessageInput = z
  .object(
    {
      name: present,
      email: present,
      phone: z.union([z.string(), z.number()], SENTENCES.contactRequired).transform(String).pipe(present),
      interest: present,
    },
    SENTENCES.contactRequired,
  )
  .pipe(
    z.object({
      name: z.string().overwrite(plainLine).max(LIMITS.personNameLetters, SENTENCES.contactTooLong),
      email: Email,
      phone: z
        .string()
        .transform((phone) => phone.replace(/[\s().-]/g, ''))
        .pipe(z.string().regex(PHONE, SENTENCES.contactPhoneInvalid)),
      interest: z.string().overwrite(plainText).max(LIMITS.interestLetters, SENTENCES.contactTooLong),
    }),
  )
export type ContactMessageInput = z.infer<typeof ContactMessageInput>
