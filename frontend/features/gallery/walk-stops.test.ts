import { describe, expect, it } from 'vitest'
import { aPicture } from '#frontend/test/open-listing.ts'
import { leftOf, stopsOf } from './walk-stops.ts'

const picture = (number: number, place?: 'front' | 'living' | 'garden', caption?: string) => ({
  ...aPicture(number),
  place,
  caption,
})

describe('A walk', () => {
  it('stops at each place once, in the order of the pictures, and shows the main picture no second time', () => {
    const stops = stopsOf([
      picture(1, 'front', 'A porch for one.'),
      picture(2, 'garden'),
      picture(3),
      picture(4, 'living', 'Light from two sides.'),
      picture(5, 'living', 'And from above.'),
    ])
    expect(stops).toEqual([
      { place: 'front', words: 'A porch for one.', index: undefined },
      { place: 'garden', words: '', index: 1 },
      { place: 'living', words: 'Light from two sides.', index: 3 },
    ])
  })

  it.each([
    ['no place is named', [picture(1), picture(2), picture(3)]],
    ['there is one picture', [picture(1, 'front', 'A porch for one.')]],
    ['only one place has something to show', [picture(1, 'front'), picture(2, 'living')]],
  ])('is none where %s', (_, pictures) => expect(stopsOf(pictures)).toEqual([]))

  it('leaves of the text what no stop says, numbers and paragraphs whole', () => {
    const stops = [{ place: 'front' as const, words: 'Car porch for one. Guard at the gate.' }]
    const text =
      'A house of 3.5 katha. Car porch\u00a0for one.\n\nGuard at the gate.\n\nFree from May! No dot'
    expect(leftOf(text, stops)).toBe('A house of 3.5 katha.\n\nFree from May! No dot')
    expect(leftOf('Guard at the gate.', stops)).toBe('')
    expect(leftOf('Car porch for one!', stops)).toBe('')
  })

  it('leaves a sentence that is only part of one that a stop says', () => {
    const stops = [{ place: 'garden' as const, words: 'Quiet. Mango trees and a garden.' }]
    expect(leftOf('A garden. garden. Quiet lane. Quiet', stops)).toBe('A garden. garden. Quiet lane.')
  })
})
