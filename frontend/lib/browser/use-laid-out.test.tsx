import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Shows nothing, and says so once asked. */
class NothingInSight {
  private readonly seen: Element[] = []
  private readonly tell: (parts: object[]) => void
  constructor(tell: (parts: object[]) => void) {
    this.tell = tell
  }
  observe(target: Element) {
    if (this.seen.push(target) === 1)
      queueMicrotask(() => this.tell(this.seen.map((part) => ({ target: part, isIntersecting: false }))))
  }
  disconnect() {}
}

const GOOD_LINE = { connectStart: 0, connectEnd: 40, requestStart: 41, responseStart: 80, responseEnd: 90 }
const SLOW_LINE = {
  connectStart: 0,
  connectEnd: 300,
  requestStart: 301,
  responseStart: 500,
  responseEnd: 590,
}

const BUSY_SERVER = {
  connectStart: 3,
  connectEnd: 3,
  requestStart: 4,
  responseStart: 1400,
  responseEnd: 1500,
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('IntersectionObserver', NothingInSight)
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => Number(setTimeout(run, 16)))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** How many of three parts that are out of sight are left out, first and once the page is at rest with its foot. */
async function leftOutOver(line: object): Promise<[first: number, atRest: number]> {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([line] as PerformanceEntryList)
  const { drawAbove, useLaidOut } = await import('./use-laid-out.ts')
  function Cards() {
    const box = useRef<HTMLDivElement>(null)
    useLaidOut(box)
    return (
      <div ref={box}>
        <p />
        <p />
        <p />
      </div>
    )
  }
  const { container } = render(<Cards />)
  const leftOut = () => container.querySelectorAll('[data-left-out]').length
  await act(() => Promise.resolve())
  const first = leftOut()
  drawAbove(document.createElement('footer'))
  await vi.advanceTimersByTimeAsync(20_000)
  return [first, leftOut()]
}

test.each([
  ['over a good line', GOOD_LINE],
  ['from a busy server', BUSY_SERVER],
])('%s what is out of sight is left out, and drawn while nobody touches the page', async (_from, line) => {
  expect(await leftOutOver(line)).toEqual([3, 0])
})

test('a phone on a slow line draws nothing that nobody has come near', async () => {
  expect(await leftOutOver(SLOW_LINE)).toEqual([3, 3])
})
