import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { isPassing, retryWithBackoff, waitBefore } from './retry-with-backoff.ts'

const offline = () => new ApiError('OFFLINE', 'The server could not be reached.')
const refused = () => new ApiError('WRONG_TYPE', 'No picture.', { status: 415 })
const backOnline = () => window.dispatchEvent(new Event('online'))

function patience() {
  const stop = new AbortController()
  return { stop, onPause: vi.fn<() => void>(), signal: stop.signal }
}

describe('the waits between tries', () => {
  it('double from a second to half a minute, spread by chance', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 40].map((attempt) => waitBefore(attempt, 0))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ])
    expect(waitBefore(1, 1)).toBe(1500)
  })
})

describe('what is tried again', () => {
  it.each([
    [offline(), true],
    [new ApiError('TIMEOUT', ''), true],
    [new ApiError('TOO_MANY', '', { status: 429 }), true],
    [new ApiError('UNREADABLE', 'Did not arrive whole.', { status: 400 }), true],
    [new ApiError('UNREADABLE_REPLY', '', { status: 502 }), true],
    [refused(), false],
    [new ApiError('NOT_SIGNED_IN', '', { status: 401 }), false],
    [new ApiError('UNREADABLE_REPLY', '', { status: 404 }), false],
    [new TypeError('A bug'), false],
  ])('%o: %s', (error, expected) => {
    expect(isPassing(error)).toBe(expected)
  })
})

describe('a call on a bad network', () => {
  it('is made again when the network is back, and says that it waits', async () => {
    const { signal, onPause } = patience()
    const attempt = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(offline())
      .mockResolvedValue('stored')
    const result = retryWithBackoff(attempt, { signal, onPause })
    await vi.waitFor(() => expect(onPause).toHaveBeenCalled())
    backOnline()
    expect(await result).toBe('stored')
    expect(attempt).toHaveBeenCalledTimes(2)
  })

  it('is not even tried without a network', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { signal, onPause } = patience()
    const attempt = vi.fn<() => Promise<string>>().mockResolvedValue('stored')
    const result = retryWithBackoff(attempt, { signal, onPause })
    await vi.waitFor(() => expect(onPause).toHaveBeenCalled())
    expect(attempt).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    backOnline()
    expect(await result).toBe('stored')
    onLine.mockRestore()
  })

  it('ends with what the server refused', async () => {
    const { signal, onPause } = patience()
    const attempt = () => Promise.reject(refused())
    await expect(retryWithBackoff(attempt, { signal, onPause })).rejects.toMatchObject({ code: 'WRONG_TYPE' })
    expect(onPause).not.toHaveBeenCalled()
  })

  it('ends at once when it is cancelled while it waits', async () => {
    const { stop, signal, onPause } = patience()
    const result = retryWithBackoff(() => Promise.reject(offline()), { signal, onPause })
    await vi.waitFor(() => expect(onPause).toHaveBeenCalled())
    stop.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('gives up after ten minutes of trying', async () => {
    const now = vi.spyOn(performance, 'now')
    let minutes = 0
    now.mockImplementation(() => (minutes += 5.5) * 60_000)
    const { signal, onPause } = patience()
    const failure = retryWithBackoff(() => Promise.reject(offline()), { signal, onPause }).catch(
      (error: unknown) => error,
    )
    await vi.waitFor(() => expect(onPause).toHaveBeenCalled())
    backOnline()
    expect(await failure).toMatchObject({ code: 'OFFLINE' })
    now.mockRestore()
  })
})
