import { expect, it } from 'vitest'
import type { Lead } from '#contract/leads/leads.ts'
import { freeTimes, tooSoonAfter } from './free-times.ts'

function aVisit(_id: string, on: string, at: string | null, assignedTo: string | null = 'bikash'): Lead {
  return {
    _id,
    kind: 'enquiry',
    status: 'visit',
    name: _id,
    email: '',
    phone: '',
    words: '',
    propertyId: null,
    property: null,
    reason: null,
    offer: null,
    language: null,
    page: null,
    assignedTo,
    assignedToName: assignedTo,
    nextStep: null,
    nextStepOn: null,
    visit: { propertyId: 'p', on, at, part: null, state: 'agreed' },
    visitProperty: null,
    createdAt: '2026-11-20T04:30:00.000Z',
    updatedAt: '2026-11-20T04:30:00.000Z',
    calledAt: null,
  }
}
const WISH = { _id: 'wish', assignedTo: 'bikash', part: null }
const SATURDAY = { today: '2026-11-27', most: 3 }

it('offers a time a day on which the person has no other visit, and no Sunday', () => {
  const visits = [
    aVisit('a', '2026-11-28', '11:00'),
    aVisit('b', '2026-11-30', '10:30', 'ananya'),
    aVisit('c', '2026-12-01', null),
  ]
  expect(freeTimes(WISH, visits, SATURDAY)).toEqual([
    { on: '2026-11-28', at: '15:00' },
    { on: '2026-11-30', at: '10:00' },
    { on: '2026-12-01', at: '10:00' },
  ])
})

it('keeps to the part of the day that was wished for, and skips a day that is full', () => {
  const full = [aVisit('a', '2026-11-28', '10:00'), aVisit('b', '2026-11-28', '12:00')]
  expect(freeTimes({ ...WISH, part: 'morning' }, full, { ...SATURDAY, most: 1 })).toEqual([
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
  ]
  expect(tooSoonAfter(second, day)).toEqual({ minutes: 45, before: first })
  expect(day.filter((lead) => tooSoonAfter(lead, day))).toEqual([second])
})
