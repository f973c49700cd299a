import { expect, it } from 'vitest'
import { namedListing, wishOf } from './wish.ts'

const ofWords = (words: string) => wishOf({ words, looksFor: null, offer: null })

it.each([
  ['Phone call. Asks about A-12, wants 5 katha in Dagapur', 'wants 5 katha in Dagapur'],
  ['Asked about A-12. Budget 40 lakh', 'Budget 40 lakh'],
  ['phone call, asks for a plot', 'a plot'],
  ['Godown in Naxalbari', 'Godown in Naxalbari'],
  ['Phone call. Asks about A-12', 'Phone call. Asks about A-12'],
])('takes from the words %j the wish %j', (words, wish) => {
  expect(ofWords(words)).toBe(wish)
})

it('leaves what staff wrote as they wrote it', () => {
  expect(wishOf({ words: '', looksFor: 'Asks for a plot', offer: null })).toBe('Asks for a plot')
})

it.each([
  ['Phone call. Asks about A-12, wants to see it', 12],
  ['a-007 on the phone', 7],
  ['A-১২ দেখতে চান', 12],
  ['A-12 or A-13', 12],
  ['Wants a 12 katha plot', undefined],
  ['In block DA-12', undefined],
  ['A-12B is the flat', undefined],
  ['A-0', undefined],
])('reads in %j the listing %s', (words, age) => {
  expect(namedListing(words)).toBe(age)
})
