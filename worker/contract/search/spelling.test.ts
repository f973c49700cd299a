import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { editDistance, knownWord, soundKey, suggestWord } from './spelling.ts'

test.each([
  ['sivok', 'sevoke'],
  ['sebok', 'sevoke'],
  ['shiligudi', 'siliguri'],
  ['siligury', 'siliguri'],
  ['mattigara', 'matigara'],
  ['matigarha', 'matigada'],
  ['matigora', 'matigara'],
  ['chompasari', 'champasary'],
  ['champashari', 'champasari'],
  ['saloogara', 'salugara'],
  ['phoolbari', 'fulbadi'],
  ['shibmandir', 'sivmandir'],
  ['sukhna', 'shookna'],
  ['prodhan', 'pradhan'],
  ['zameen', 'jamin'],
])('%s sounds like %s', (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other))
})

it('keeps apart what sounds different, and other scripts as they are', () => {
  expect(
    new Set(['siliguri', 'matigara', 'sukna', 'salugara', 'dagapur', 'bagdogra'].map(soundKey)).size,
  ).toBe(6)
  expect(soundKey('শিলিগুড়ি')).toBe('শিলিগুড়ি')
})

const PLACES = [
  'siliguri',
  'matigara',
  'sevoke',
  'champasari',
  'bagdogra',
  'dagapur',
  'jalpaiguri',
  'bypass',
  'sale',
]
const meantBy = (typed: string, ...known: string[]) =>
  suggestWord(
    typed,
    known.map((word) => knownWord(word)),
  )

test.each([
  ['silguri', 'siliguri'],
  ['silliguri', 'siliguri'],
  ['sliiguri', 'siliguri'],
  ['sivok', 'sevoke'],
  ['jalpiguri', 'jalpaiguri'],
  ['jalpaigudi', 'jalpaiguri'],
  ['champasuri', 'champasari'],
  ['bagdogara', 'bagdogra'],
  ['dagapore', 'dagapur'],
  ['bypas', 'bypass'],
  ['siliguri', undefined],
  ['sal', undefined],
  ['734001', undefined],
  ['sector7', undefined],
  ['kolkata', undefined],
])('means by %s %s', (typed, meant) => {
  expect(meantBy(typed, ...PLACES)).toBe(meant)
})

it('allows one edit from 4 letters and two from 8', () => {
  expect([meantBy('plxt', 'plot'), meantBy('plxx', 'plot')]).toEqual(['plot', undefined])
  expect([meantBy('gardxnx', 'gardens'), meantBy('gardexxr', 'gardener')]).toEqual([undefined, 'gardener'])
})

it('measures like the whole table of edits', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const far = editDistance(one, other, 10)
      expect(far).toBe(editDistance(other, one, 10))
      expect(far === 0).toBe(one === other)
      expect(editDistance(one, other, 1)).toBe(far !== undefined && far <= 1 ? far : undefined)
    }),
  )
})

it('leaves out no word for its letters that is near enough', () => {
  const letter = fc.constantFrom('a', 'b', 'q', 'ক', 'ম')
  const edited = fc
    .tuple(fc.string({ unit: letter, minLength: 8, maxLength: 12 }), fc.nat(7), letter, letter)
    .map(([known, at, other, added]) => ({
      known,
      typed: `${known.slice(0, at)}${other}${known.slice(at + 1)}${added}`,
    }))
  fc.assert(
    fc.property(edited, ({ known, typed }) => {
      expect(meantBy(typed, known)).toBe(known)
    }),
  )
})
