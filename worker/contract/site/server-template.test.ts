import { expect, it } from 'vitest'
import { unknownWords } from './server-template.ts'

it('finds words and sections that nobody gives a value to', () => {
  const template =
    '[[firstCards]]<a href="/view/__id__">__titel__</a>[[/firstCards]][[ohter]]__titel__[[/ohter]]'
  expect(unknownWords(template, ['list', 'card'])).toEqual(['titel', 'ohter'])
})

it('keeps the lists of the pages apart', () => {
  expect(unknownWords('__count__ __inr__', ['list', 'card'])).toEqual(['inr'])
  expect(unknownWords('__title__ __inr__', ['listing'])).toEqual([])
})
