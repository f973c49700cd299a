import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let wait: typeof import('./one-wait.ts')

function stand() {
  const box = document.createElement('span')
  const leave = wait.joinWait(box)
  return { waitedMs: Number.parseInt(box.style.getPropertyValue('--waited'), 10), leave }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.resetModules()
  wait = await import('./one-wait.ts')
})
afterEach(() => void vi.useRealTimers())

it('goes on with the wait of the boxes that stood there before', () => {
  const first = stand()
  expect(first.waitedMs).toBe(0)
  vi.advanceTimersByTime(700)
  first.leave?.()
  vi.advanceTimersByTime(20)
  expect(stand().waitedMs).toBe(720)
})

it('joins the boxes that stand there', () => {
  stand()
  vi.advanceTimersByTime(400)
  expect(stand().waitedMs).toBe(400)
})

it('begins anew where nothing waited before', () => {
  stand().leave?.()
  vi.advanceTimersByTime(500)
  expect(stand().waitedMs).toBe(0)
})

it('goes on from the frame of the page', () => {
  wait.goOnFromFrame()
  vi.advanceTimersByTime(900)
  expect(stand().waitedMs).toBe(900)
})

it('begins anew where the screen that came after the frame waited for nothing', () => {
  wait.goOnFromFrame()
  wait.endWaitOfFrame()
  vi.advanceTimersByTime(500)
  expect(stand().waitedMs).toBe(0)
})
