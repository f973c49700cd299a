import { expect, it } from 'vitest'
import { nameOf } from '#contract/languages/place-names.ts'
import { addressLines, fullAddress } from './place.ts'

const LANE = {
  address: 'Balason Lane, 800 m behind City Centre',
  locality: 'Matigara',
  location: { city: 'Siliguri', state: null, country: null },
}
const inBengali = (part: string) => nameOf('bn', part)

it('parts an address into what the reader calls in own letters and what is in Latin ones', () => {
  expect(addressLines(LANE, inBengali)).toEqual([
    ['Matigara', 'Siliguri'],
    ['Balason Lane', '800 m behind City Centre'],
  ])
})

it('leaves an address whole whose places nobody calls otherwise', () => {
  const elsewhere = { ...LANE, locality: 'Elsewhere', location: { ...LANE.location, city: 'Nowhere' } }
  expect(addressLines(elsewhere, inBengali)).toEqual([
    [],
    ['Balason Lane', '800 m behind City Centre', 'Elsewhere', 'Nowhere'],
  ])
})

it('says a place once that is typed in two kinds of letters', () => {
  const twice = { ...LANE, address: 'পাথরঘাটা রোড, মাটিগাড়া' }
  expect(addressLines(twice, inBengali)).toEqual([['পাথরঘাটা রোড', 'মাটিগাড়া', 'Siliguri'], []])
  expect(fullAddress(twice, (part) => nameOf('en', part))).toBe('পাথরঘাটা রোড, Matigara, Siliguri')
})
