import { describe, expect, it } from 'vitest'
import { nextOpenDates, officeHoursOf, openMinutes, WEEKDAY_NAMES } from './office-hours.ts'
import { dayNumberOf, indiaDay, mondayOf, weekdayOf } from './time.ts'

const HOURS = officeHoursOf('Monday to Saturday, 10 am to 6 pm')
/** A time in India. */
const at = (time: string) => Date.parse(`${time}+05:30`)
const between = (from: string, to: string, hours = HOURS) => openMinutes(hours, at(from), at(to))

describe('the minutes in which the office was open', () => {
  it.each([
    ['within a day', '2026-11-23T11:00', '2026-11-23T11:40', 40],
    ['over a night', '2026-11-23T17:30', '2026-11-24T10:15', 45],
    ['over a Sunday', '2026-11-21T17:50', '2026-11-23T10:10', 20],
    ['over two whole days', '2026-11-23T10:00', '2026-11-25T10:00', 960],
    ['from a night to the same night', '2026-11-23T22:00', '2026-11-23T23:30', 0],
    ['from a night to the morning', '2026-11-23T22:00', '2026-11-24T10:05', 5],
    ['on a Sunday', '2026-11-22T11:00', '2026-11-22T15:00', 0],
  ])('are counted %s', (_, from, to, minutes) => {
    expect(between(from, to)).toBe(minutes)
  })

  it('are all where the hours are not known', () => {
    expect(openMinutes(officeHoursOf('By appointment'), at('2026-11-22T11:00'), at('2026-11-22T15:00'))).toBe(
      240,
    )
  })

  it('go over the end of a week, and to midnight', () => {
    const hours = officeHoursOf('Saturday to Monday, 12 pm to 12 am')
    expect(hours).toEqual({ first: 5, last: 0, opens: 12, closes: 24 })
    expect(between('2026-11-22T23:00', '2026-11-23T13:00', hours)).toBe(120)
    expect(between('2026-11-24T12:00', '2026-11-24T18:00', hours)).toBe(0)
  })
})

it.each(['By appointment', 'Monday to Someday, 10 am to 6 pm', 'Every day, 6 pm to 10 am', ''])(
  'no hours are read from: %s',
  (sentence) => {
    expect(officeHoursOf(sentence)).toBeUndefined()
  },
)

describe('the next days on which the office is open', () => {
  it.each([
    ['leave out a Sunday', HOURS, '2026-11-27T23:30', ['2026-11-28', '2026-11-30', '2026-12-01']],
    ['begin with tomorrow, in India', HOURS, '2026-11-24T00:10', ['2026-11-25', '2026-11-26', '2026-11-27']],
    [
      'are all where the hours are not known',
      undefined,
      '2026-11-27T12:00',
      ['2026-11-28', '2026-11-29', '2026-11-30'],
    ],
  ])('%s', (_, hours, now, dates) => {
    expect(nextOpenDates(hours, at(now), 3)).toEqual(dates)
  })
})

it.each([
  ['2026-11-23', 'Monday'],
  ['2026-11-29', 'Sunday'],
])('%s is a %s', (date, day) => {
  expect(WEEKDAY_NAMES[weekdayOf(dayNumberOf(date))]).toBe(day)
  expect(weekdayOf(indiaDay(at(`${date}T00:00`)))).toBe(weekdayOf(dayNumberOf(date)))
  expect(mondayOf(dayNumberOf(date))).toBe(dayNumberOf('2026-11-23'))
})
