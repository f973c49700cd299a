import { expect, it } from 'vitest'
import { figureOf } from './areas.ts'

/** What a line may end with is written '|' here, what it may not end with '_'. */
it.each([
  ['₹48 Lakh – ₹1.04 Cr', '₹48_Lakh|–|₹1.04_Cr'],
  ['₹62,500 – ₹3.14 Lakh / month', '₹62,500|–|₹3.14_Lakh|/_month'],
  ['₹৪৮ লাখ – ₹১.০৪ কোটি', '₹৪৮_লাখ|–|₹১.০৪_কোটি'],
  ['₹3.14 लाख / माह', '₹3.14_लाख|/_माह'],
  ['₹55,000 / month', '₹55,000|/_month'],
  ['দাম জানতে যোগাযোগ করুন', 'দাম|জানতে|যোগাযোগ|করুন'],
])('of %s no amount is broken', (written, lines) => {
  const { amounts, per } = figureOf(written)
  expect(`${amounts}${per}`.replaceAll(' ', '|').replaceAll('\u00a0', '_')).toBe(lines)
})

it('says apart from a rent for how long it is', () => {
  expect(figureOf('₹55,000 / month')).toEqual({ amounts: '₹55,000', per: ' /\u00a0month' })
  expect(figureOf('₹79.5 Lakh').per).toBe('')
})
