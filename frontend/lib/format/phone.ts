import { LIMITS } from '#contract/limits.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'

const PHONE = new RegExp(`^\\+?\\d{${LIMITS.contactPhoneMinDigits},${LIMITS.contactPhoneMaxDigits}}$`)

/** Room for 15 digits with a plus, spaces and brackets. */
export const PHONE_LETTERS = 30

/** A typed number as it is sent: in ASCII digits, also where Bengali or Devanagari ones were typed, without spaces, dots, dashes and brackets. */
export const barePhone = (typed: string) => asciiDigits(typed).replace(/[\s().-]/g, '')

/** Whether a typed number has 6 to 15 digits, with or without a plus. */
export const isPhone = (typed: string) => PHONE.test(barePhone(typed))
