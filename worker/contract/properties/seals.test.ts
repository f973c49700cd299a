import { describe, expect, it } from 'vitest'
import { sealsOf } from './seals.ts'

const CHECKS = [
  { check: 'siteVisited' as const, checkedAt: '2026-11-19T06:00:00.000Z' },
  { check: 'titleDeedSeen' as const, checkedAt: '2026-11-20T06:00:00.000Z' },
]
const confirmedAt = '2026-11-23T06:00:00.000Z'

describe('What is told at a glance', () => {
  it('is what staff have seen, and when a listing on offer was confirmed', () => {
    expect(sealsOf({ checks: CHECKS, status: 'available', confirmedAt })).toEqual({
      visitedAt: '2026-11-19T06:00:00.000Z',
      deedSeenAt: '2026-11-20T06:00:00.000Z',
      confirmedAt,
    })
  })

  it.each(['sold', 'rented', 'unconfirmed', 'pending'] as const)('confirms nothing that is %s', (status) => {
    expect(sealsOf({ checks: CHECKS, status, confirmedAt }).confirmedAt).toBe(null)
  })

  it('is nothing where nobody has looked', () => {
    const none = { visitedAt: undefined, deedSeenAt: undefined, confirmedAt: null }
    for (const checks of [null, [{ check: 'taxReceiptSeen' as const, checkedAt: confirmedAt }]])
      expect(sealsOf({ checks, status: 'available', confirmedAt: null })).toEqual(none)
  })
})
