import { expect, it } from 'vitest'
import { fieldsTellingAddress } from './telling-address.ts'

const PLACE = { address: '17 Walrus Lane, Matigara', locality: 'Matigara', city: 'Siliguri' }

it.each([
  ['the title', { title: 'Plot in 17, walrus lane' }, ['title']],
  ['the text', { description: 'Come to 17 Walrus-Lane and ring.' }, ['description']],
  ['the survey number', { surveyNo: '17 Walrus Lane' }, ['surveyNo']],
  ['the locality, which visitors know', { title: 'Plot in Matigara', description: 'In Siliguri.' }, []],
  ['a longer word', { title: '17 Walrus Lanes' }, []],
])('names what repeats the street: %s', (_, told, fields) => {
  expect(fieldsTellingAddress({ ...PLACE, ...told })).toEqual(fields)
})

it('finds nothing repeated of an empty address', () => {
  expect(fieldsTellingAddress({ title: 'Plot', address: '' })).toEqual([])
})
