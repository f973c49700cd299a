import { expect, it } from 'vitest'
import { newId } from './ids.ts'

const NOON = Date.UTC(2026, 10, 23, 12)

it('makes ids of 24 digits that begin with the time', () => {
  expect(newId(NOON)).toMatch(/^[0-9a-f]{24}$/)
  expect(Number.parseInt(newId(NOON).slice(0, 12), 16)).toBe(NOON)
})

it('makes ids of one millisecond that sort in the order they were made, however many', () => {
  const ids = Array.from({ length: 2000 }, () => newId(NOON + 1))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(2000)
})

it('begins anew with each millisecond, so that one id does not tell the next', () => {
  const chances = Array.from({ length: 200 }, (_, ms) => newId(NOON + 2 + ms).slice(12))
  expect(chances.toSorted()).not.toEqual(chances)
  expect(new Set(chances).size).toBe(200)
})
