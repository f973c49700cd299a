import { describe, expect, it } from 'vitest'
import { oneBedroomFact } from './bedrooms.ts'

const fact = (bedrooms: number | null, bhk: string | null) => ({ bedrooms, bedRooms: bedrooms, bhk })

describe('bedrooms and BHK are one fact', () => {
  it.each([
    ['bedrooms set BHK', { bedrooms: 3 }, fact(3, '3BHK')],
    ['many bedrooms are the largest word', { bedrooms: 9 }, fact(9, '6BHK+')],
    ['no bedroom has no word', { bedrooms: 0 }, fact(0, null)],
    ['BHK sets bedrooms', { bhk: '4BHK' }, fact(4, '4BHK')],
    ['BHK sets bedrooms that are empty', { bhk: '4BHK', bedrooms: null }, fact(4, '4BHK')],
    ['the largest word is six at least', { bhk: '6BHK+' }, fact(6, '6BHK+')],
    ['bedrooms win', { bedrooms: 3, bhk: '5BHK' }, fact(3, '3BHK')],
    ['seven agree with six and more', { bedrooms: 7, bhk: '6BHK+' }, fact(7, '6BHK+')],
  ])('of a new listing: %s', (_, said, normalized) => {
    expect(oneBedroomFact(said)).toEqual(normalized)
  })

  it.each([{}, { bedrooms: null }, { bhk: null }])('a new listing that says %j is left as it is', (said) => {
    expect(oneBedroomFact(said)).toEqual({})
  })

  it.each([
    ['the field that is sent sets the other', { bhk: '5BHK' }, fact(3, '3BHK'), fact(5, '5BHK')],
    ['six and more keeps what is more', { bhk: '6BHK+' }, fact(8, '6BHK+'), fact(8, '6BHK+')],
    ['six and more replaces what is less', { bhk: '6BHK+' }, fact(3, '3BHK'), fact(6, '6BHK+')],
    ['emptying one empties the other', { bhk: null }, fact(3, '3BHK'), fact(null, null)],
    ['and the other way round', { bedrooms: null }, fact(3, '3BHK'), fact(null, null)],
    ['a stored contradiction goes by its bedrooms', {}, fact(3, '2BHK'), fact(3, '3BHK')],
  ])('of an edit: %s', (_, said, stored, normalized) => {
    expect(oneBedroomFact(said, stored)).toEqual(normalized)
  })

  it('a stored word without bedrooms says nothing about them', () => {
    expect(oneBedroomFact({}, fact(null, '2BHK'))).toEqual({})
  })
})
