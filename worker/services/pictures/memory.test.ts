import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { withRoomFor } from './memory.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

function holding(bytes: number = LIMITS.imageBytes) {
  const state = { isHeld: false, let: () => {}, ended: Promise.resolve() as Promise<unknown> }
  const until = new Promise<void>((resolve) => {
    state.let = resolve
  })
  const work = () => {
    state.isHeld = true
    return until
  }
  state.ended = withRoomFor(bytes, work).catch((error: unknown) => error)
  return state
}

it('holds three of the largest pictures and lets the next one wait', async () => {
  const three = [holding(), holding(), holding()]
  const fourth = holding()
  const small = holding(200_000)
  expect([...three, fourth, small].map(({ isHeld }) => isHeld)).toEqual([true, true, true, false, true])
  three[0]?.let()
  await three[0]?.ended
  await vi.advanceTimersByTimeAsync(100)
  expect(fourth.isHeld).toBe(true)
  for (const one of [...three, fourth, small]) one.let()
})

it('refuses one that has waited long, and forgets those whose calls have ended unseen', async () => {
  const three = [holding(), holding(), holding()]
  const fourth = holding()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await fourth.ended).toMatchObject({ code: 'TOO_MANY' })
  await vi.advanceTimersByTimeAsync(20_000)
  const later = holding()
  expect(later.isHeld).toBe(true)
  for (const one of [...three, later]) one.let()
})
