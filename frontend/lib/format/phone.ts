import { BARE_PHONE, barePhone } from '#contract/leads/phone.ts'

/** Room for 15 digits with a plus, spaces and brackets. */
export const PHONE_LETTERS = 30

/** Whether a typed number has 6 to 15 digits, with or without a plus. */
export const isPhone = (typed: string) => BARE_PHONE.test(barePhone(typed))
