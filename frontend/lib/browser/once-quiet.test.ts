import { beforeEach, expect, test, vi } from 'vitest'

/** Over a good line from a busy server. */
const CAME_QUICKLY = { connectStart: 3, connectEnd: 103, responseStart: 1203, responseEnd: 1253 }
const CAME_SLOWLY = { connectStart: 3, connectEnd: 303, responseStart: 503, responseEnd: 588 }

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => Number(setTimeout(run, 16)))
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

async function partsOf(visit: object, connection: object = {}): Promise<string[]> {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit] as PerformanceEntryList)
  vi.stubGlobal('navigator', { connection })
  const { onceQuiet } = await import('./once-quiet.ts')
  const came: string[] = []
  onceQuiet(() => came.push('facts'))
  const takeBack = onceQuiet(() => came.push('map'))
  onceQuiet(() => came.push('costs'))
  takeBack()
  expect(came).toEqual([])
  await vi.advanceTimersByTimeAsync(20_000)
  return came
}

test('what is out of sight comes in its order once the page is at rest, without what was taken back', async () => {
  expect(await partsOf(CAME_QUICKLY)).toEqual(['facts', 'costs'])
})

test('what a part brings comes too', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([CAME_QUICKLY] as unknown as PerformanceEntryList)
  const { onceQuiet } = await import('./once-quiet.ts')
  const came: string[] = []
  onceQuiet(() => {
    onceQuiet(() => came.push('icons'))
  })
  await vi.advanceTimersByTimeAsync(20_000)
  onceQuiet(() => came.push('similar'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(came).toEqual(['icons', 'similar'])
})

test.each([
  ['over a slow line', CAME_SLOWLY, {}],
  ['on mobile data', CAME_QUICKLY, { type: 'cellular' }],
  ['on data saver', CAME_QUICKLY, { saveData: true }],
] as const)('%s nothing comes before somebody is near it', async (_where, visit, connection) => {
  expect(await partsOf(visit, connection)).toEqual([])
})
