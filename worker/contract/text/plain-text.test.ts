import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'

describe('a plain text', () => {
  it.each([
    ['a NUL', 'a\u0000b', 'ab'],
    ['half of a letter', 'a\ud800b', 'ab'],
    ['a mark that turns the reading', '\u202egnp.exe', 'gnp.exe'],
    ['letters that show nothing', '\u200b\u2060\ufeff\u00ad', ''],
    ['joiners alone', ' \u200d\u200c ', ''],
    ['blanks that are no spaces', '\u2800 \u3164\u115f\u1160\uffa0', ''],
    ['selectors and joiners of nothing', '\u{e0100}\u034f\u17b4 \ufe0f\u200d\ufe0e', ''],
    [
      'what is no letter, and what only one typeface shows',
      'Plot \ufffe\uffff\u{1fffe}\ufdd0\ue000\u{f0001}',
      'Plot',
    ],
    ['a blank inside', 'Hill\u2800Cart\u3164Road', 'Hill Cart Road'],
    ['a selector inside', 'Hill\u{e0100} \u{e0fff}Road', 'Hill Road'],
    ['pictures that selectors give their look', '☎️ 2️⃣ ❤︎', '☎️ 2️⃣ ❤︎'],
    ['joiners of Hindi and Nepali', 'क्‍ष गर्‌नु', 'क्‍ष गर्‌नु'],
    ['tabs and the line breaks of every system', ' a\tb\r\nc\rd\u2028e ', 'a b\nc\nd\ne'],
    ['the joiners Bengali is spelled with', 'র‍্যাব ক্ষ', 'র‍্যাব ক্ষ'],
    ['a family of joined pictures', '👨‍👩‍👧 home', '👨‍👩‍👧 home'],
    ['letters that can be composed', 'e\u0301', '\u00e9'],
  ])('is left of %s', (_, typed, kept) => {
    expect(plainText(typed)).toBe(kept)
  })

  it('is left as it is by a second reading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(plainText(plainText(typed))).toBe(plainText(typed))
        expect(plainLine(typed)).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u)
      }),
    )
  })
})

it('marks beyond the thirtieth on one letter are dropped, and writing keeps its own', () => {
  expect(plainText(`a${'\u0323\u0301'.repeat(1000)}b`)).toBe(
    `a${'\u0323\u0301'.repeat(15)}b`.normalize('NFC'),
  )
  const bengali = 'শিলিগুড়ির মাটিগাড়ায় তিন কাঠা জমি, দক্ষিণমুখী'
  expect(plainText(bengali)).toBe(bengali.normalize('NFC'))
})

it('a plain line has no line breaks', () => {
  expect(plainLine('Hill Cart Road \r\n\n Siliguri\n')).toBe('Hill Cart Road Siliguri')
})
