import { expect, it } from 'vitest'
import { newValues } from './blank-values.ts'
import { fillBlanks } from './fill-blanks.ts'

const start = newValues({ isAdmin: true })
const typed = (changes: Partial<typeof start>) => ({ now: { ...start, ...changes }, start })

it('fills what is empty or still the default', () => {
  const read = { title: 'Plot', city: 'Siliguri', isForSale: false, isForRent: true, leaseType: 'Rent' }
  expect(fillBlanks(read, typed({}))).toEqual({ filled: read, left: [] })
})

it('leaves what was typed, and names it where the message says something else', () => {
  const read = { title: 'Plot', price: '40,00,000', address: 'Hill Cart Road' }
  expect(fillBlanks(read, typed({ title: 'Mine', price: '40,00,000' }))).toEqual({
    filled: { price: '40,00,000', address: 'Hill Cart Road' },
    left: ['title'],
  })
})

it('leaves an area with its unit, and a deal with its flags', () => {
  const read = {
    plotSizeSqFt: '5',
    plotSizeSqFtUnit: 'katha' as const,
    leaseType: 'Rent',
    isForSale: false,
    isForRent: true,
  }
  expect(fillBlanks(read, typed({ plotSizeSqFt: '7', leaseType: 'Sale' }))).toEqual({
    filled: {},
    left: ['plotSizeSqFt', 'leaseType', 'isForSale', 'isForRent'],
  })
})

it('leaves a default that somebody has confirmed', () => {
  const [name] = start.untouchedDefaults
  const read = { [String(name)]: 'Something else' }
  expect(fillBlanks(read, typed({ untouchedDefaults: start.untouchedDefaults.slice(1) })).left).toEqual([
    name,
  ])
  expect(fillBlanks(read, typed({})).left).toEqual([])
})
