import { expect, it } from 'vitest'
import { aLead } from '#frontend/test/leads.ts'
import { freeTimes, kilometresApart, tooNear, tooSoonAfter } from './free-times.ts'

const aVisit = (_id: string, on: string, at: string | null, assignedTo: string | null = 'bikash') =>
  aLead({ _id, assignedTo, visit: { propertyId: 'p', on, at, part: null, state: 'agreed' } })
const WISH = { _id: 'wish', assignedTo: 'bikash', part: null }
const FRIDAY = { today: '2026-11-27', most: 3 }

it('offers a time a day on which the person has no other visit, and no Sunday', () => {
  const visits = [
    aVisit('a', '2026-11-28', '11:00'),
    aVisit('b', '2026-11-30', '10:30', 'ananya'),
    aVisit('c', '2026-12-01', null),
  ]
  expect(freeTimes(WISH, visits, FRIDAY)).toEqual([
    { on: '2026-11-28', at: '15:00' },
    { on: '2026-11-30', at: '10:00' },
    { on: '2026-12-01', at: '10:00' },
  ])
})

it('keeps to the part of the day that was wished for, and skips a day that is full', () => {
  const full = [aVisit('a', '2026-11-28', '10:00'), aVisit('b', '2026-11-28', '12:00')]
  expect(freeTimes({ ...WISH, part: 'morning' }, full, { ...FRIDAY, most: 1 })).toEqual([
    { on: '2026-11-30', at: '10:00' },
  ])
})

it('says which visit of the same person one follows too soon', () => {
  const [first, second] = [aVisit('a', '2026-11-25', '10:00'), aVisit('b', '2026-11-25', '10:45')]
  const day = [
    first,
    second,
    aVisit('c', '2026-11-25', '10:30', 'ananya'),
    aVisit('d', '2026-11-25', '12:00'),
    aVisit('e', '2026-11-26', '12:30'),
  ]
  expect(tooSoonAfter(second, day)).toEqual({ minutes: 45, before: first })
  expect(day.filter((lead) => tooSoonAfter(lead, day))).toEqual([second])
})

it('says which visit of the same person comes too near to one that is planned, before it or after', () => {
  const [first, second] = [aVisit('a', '2026-11-25', '10:00'), aVisit('b', '2026-11-25', '12:00')]
  const day = [first, second, aVisit('c', '2026-11-25', '11:15', 'ananya'), aVisit('d', '2026-11-25', null)]
  const planned = (at: string, _id = 'new') => tooNear(aVisit(_id, '2026-11-25', at), day)
  expect(planned('10:00')).toEqual({ minutes: 0, other: first })
  expect(planned('10:45')).toEqual({ minutes: 45, other: first })
  expect(planned('11:30')).toEqual({ minutes: -30, other: second })
  expect(planned('11:00')).toBeUndefined()
  expect(planned('10:15', 'a')).toBeUndefined()
})

it('measures the straight line between two listings, where both are on the map', () => {
  const [bagdogra, champasari] = [
    { lat: 26.6997, lng: 88.3197 },
    { lat: 26.75, lng: 88.43 },
  ]
  expect(kilometresApart(bagdogra, champasari)).toBe(12)
  expect(kilometresApart(bagdogra, { lat: null, lng: null })).toBeUndefined()
  expect(kilometresApart(null, champasari)).toBeUndefined()
})
