import { beforeEach, expect, test, vi } from 'vitest'

/** Over a good line from a busy server. */
const CAME_QUICKLY = {
  connectStart: 3,
  connectEnd: 63,
  requestStart: 64,
  responseStart: 1203,
  responseEnd: 1233,
}
const CAME_SLOWLY = {
  connectStart: 3,
  connectEnd: 303,
  requestStart: 304,
  responseStart: 503,
  responseEnd: 588,
}
/** As the slow line of the bench brings a listing: what waits is the way, the document itself is soon here. */
const CAME_FROM_AFAR = {
  connectStart: 3,
  connectEnd: 158,
  requestStart: 159,
  responseStart: 405,
  responseEnd: 412,
}
/** A second page of the site: the connection was there, so that only the answer shows how far it is. */
const CAME_AGAIN_SLOWLY = {
  connectStart: 3,
  connectEnd: 3,
  requestStart: 4,
  responseStart: 174,
  responseEnd: 190,
}
const CAME_AGAIN_QUICKLY = {
  connectStart: 3,
  connectEnd: 3,
  requestStart: 4,
  responseStart: 44,
  responseEnd: 60,
}
/** From a local server that says how long it was busy. */
const CAME_AGAIN_LATE = {
  ...CAME_AGAIN_QUICKLY,
  responseStart: 1044,
  responseEnd: 1060,
  serverTiming: [{ name: 'total', duration: 980 }],
}

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
  ['a quick answer', CAME_AGAIN_QUICKLY],
  ['an answer that was long made', CAME_AGAIN_LATE],
])('over a connection that was there, %s tells of a good line', async (_answer, visit) => {
  expect(await partsOf(visit)).toEqual(['facts', 'costs'])
})

test.each([
  ['over a slow line', CAME_SLOWLY, {}],
  ['over a line whose way is long', CAME_FROM_AFAR, {}],
  ['over a slow line that is connected', CAME_AGAIN_SLOWLY, {}],
  ['on mobile data', CAME_QUICKLY, { type: 'cellular' }],
  ['on data saver', CAME_QUICKLY, { saveData: true }],
] as const)('%s nothing comes before somebody is near it', async (_where, visit, connection) => {
  expect(await partsOf(visit, connection)).toEqual([])
})
