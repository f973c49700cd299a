import { expect, it } from 'vitest'
import { PUBLISHED } from '#contract/languages/languages.ts'
import { visitText } from './visit-text.ts'

it.each([
  ['en', 'We meet for the visit on Tuesday, 1 December, 3 pm. Does that suit you?'],
  ['bn', 'জায়গাটি দেখতে যাওয়ার কথা মঙ্গলবার ১ ডিসেম্বর, দুপুর ৩টা। আপনার সুবিধা হবে তো?'],
  ['hi', 'हम मंगलवार 1 दिसंबर को दोपहर 3 बजे देखने चलेंगे। क्या यह ठीक है?'],
  ['ne', 'हामी मङ्गलबार १ डिसेम्बर दिउँसो ३ बजे हेर्न जाऔँ। तपाईंलाई मिल्छ?'],
] as const)('asks in the words of %s whether a visit suits', (language, asked) => {
  expect(visitText(language, { on: '2026-12-01', at: '15:00' })).toBe(asked)
})

it('names no hour where none is set, and a Sunday as the last day of the week', () => {
  const asked = PUBLISHED.map((language) => visitText(language, { on: '2026-11-29', at: null }))
  expect(asked).toEqual([
    'We meet for the visit on Sunday, 29 November. Does that suit you?',
    'জায়গাটি দেখতে যাওয়ার কথা রবিবার ২৯ নভেম্বর। আপনার সুবিধা হবে তো?',
    'हम रविवार 29 नवंबर को देखने चलेंगे। क्या यह ठीक है?',
    'हामी आइतबार २९ नोभेम्बर हेर्न जाऔँ। तपाईंलाई मिल्छ?',
  ])
})
