import { digits as bnDigits, numbers as bnNumbers } from '#contract/languages/bn.ts'
import { numbers as hiNumbers } from '#contract/languages/hi.ts'
import type { Language } from '#contract/languages/languages.ts'
import { digits as neDigits, numbers as neNumbers } from '#contract/languages/ne.ts'
import { dayNumberOf, weekdayOf } from '#contract/units/time.ts'
import { clockBn, clockEn, clockHi, clockNe } from '#frontend/messages/clock.ts'

/* What stands in a chat about a visit in the person's language. The contract's tables are cut to one language where a page is built, so
   the words come from the files of the languages. */

type InLanguage = {
  /** From Monday on. */
  weekdays: readonly string[]
  months: readonly string[]
  digits: (text: string) => string
  clock: (time: string, digits: (text: string) => string) => string
  /** The question whether it suits; the hour is empty where none is set. */
  asks: (day: string, hour: string) => string
}

const inDigits = (digits: string) => (text: string) =>
  text.replace(/\d/g, (digit) => digits.charAt(Number(digit)))
const asTyped = (text: string) => text

const WORDS: Record<Language, InLanguage> = {
  en: {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    digits: asTyped,
    clock: clockEn,
    asks: (day, hour) => `We meet for the visit on ${day}${hour && `, ${hour}`}. Does that suit you?`,
  },
  bn: {
    weekdays: ['সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার', 'রবিবার'],
    months: bnNumbers.months,
    digits: inDigits(bnDigits),
    clock: clockBn,
    asks: (day, hour) => `জায়গাটি দেখতে যাওয়ার কথা ${day}${hour && `, ${hour}`}। আপনার সুবিধা হবে তো?`,
  },
  hi: {
    weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
    months: hiNumbers.months,
    digits: asTyped,
    clock: clockHi,
    asks: (day, hour) => `हम ${day} को${hour && ` ${hour}`} देखने चलेंगे। क्या यह ठीक है?`,
  },
  ne: {
    weekdays: ['सोमबार', 'मङ्गलबार', 'बुधबार', 'बिहीबार', 'शुक्रबार', 'शनिबार', 'आइतबार'],
    months: neNumbers.months,
    digits: inDigits(neDigits),
    clock: clockNe,
    asks: (day, hour) => `हामी ${day}${hour && ` ${hour}`} हेर्न जाऔँ। तपाईंलाई मिल्छ?`,
  },
}

/** The text that asks whether a visit suits: its day as '2026-12-01', its hour as '15:00' or empty. */
export function visitText(language: Language, { on, at }: { on: string; at: string | null }): string {
  const { weekdays, months, digits, clock, asks } = WORDS[language]
  const [, month = 0, day = 0] = on.split('-').map(Number)
  const named = [weekdays[weekdayOf(dayNumberOf(on))], digits(`${day} ${months[month - 1] ?? ''}`)]
  return asks(named.join(language === 'en' ? ', ' : ' '), at === null ? '' : clock(at, digits))
}
