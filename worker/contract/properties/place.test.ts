import { expect, it } from 'vitest'
import { nameOf } from '#contract/languages/place-names.ts'
import { addressLines, fullAddress, placedIn } from './place.ts'

const LANE = {
  address: 'Balason Lane, 800 m behind City Centre',
  locality: 'Matigara',
  location: { city: 'Siliguri', state: null, country: null },
  addressBn: null,
  addressHi: null,
  addressNe: null,
}
const inBengali = (part: string) => nameOf('bn', part)

it('parts an address into what the reader calls in own letters and what is in Latin ones', () => {
  expect(addressLines('bn', LANE, inBengali)).toEqual([
    ['Matigara', 'Siliguri'],
    ['Balason Lane', '800 m behind City Centre'],
  ])
})

it('leaves an address whole whose places nobody calls otherwise', () => {
  const elsewhere = { ...LANE, locality: 'Elsewhere', location: { ...LANE.location, city: 'Nowhere' } }
  expect(addressLines('bn', elsewhere, inBengali)).toEqual([
    [],
    ['Balason Lane', '800 m behind City Centre', 'Elsewhere', 'Nowhere'],
  ])
})

it('says a place once that is typed in two kinds of letters', () => {
  const twice = { ...LANE, address: 'পাথরঘাটা রোড, মাটিগাড়া' }
  expect(addressLines('bn', twice, inBengali)).toEqual([['পাথরঘাটা রোড', 'মাটিগাড়া', 'Siliguri'], []])
  expect(fullAddress(twice, (part) => nameOf('en', part))).toBe('পাথরঘাটা রোড, Matigara, Siliguri')
})

it('says the street as staff say it in the language, and as it was typed where they do not', () => {
  const said = { ...LANE, addressBn: 'সিটি সেন্টারের পিছনে বালাসন লেন' }
  expect(addressLines('bn', said, inBengali)).toEqual([
    ['সিটি সেন্টারের পিছনে বালাসন লেন', 'Matigara', 'Siliguri'],
    [],
  ])
  for (const language of ['en', 'hi', 'ne'] as const)
    expect(placedIn(language, said).address).toBe(LANE.address)
})

it('says a place once that the street in the language names too', () => {
  const said = { ...LANE, addressBn: 'বালাসন লেন, মাটিগাড়া' }
  const called = addressLines('bn', said, inBengali)[0].map(inBengali)
  expect(called).toEqual(['বালাসন লেন', 'মাটিগাড়া', 'শিলিগুড়ি'].map((part) => part.normalize('NFC')))
})

it('keeps what is said of the street together, whatever letters its parts have', () => {
  const said = { ...LANE, addressBn: 'NH 27, জটিয়াকালী' }
  expect(addressLines('bn', said, inBengali)).toEqual([['NH 27', 'জটিয়াকালী', 'Matigara', 'Siliguri'], []])
})
