import { afterEach, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { answer, brokenReply, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { ApiError } from './api-error.ts'
import { call } from './api.ts'
import { forgetAuthToken, storeAuthToken } from './auth-token.ts'

const PATH = '/api/properties'
const failed = (calling: Promise<unknown>) =>
  calling.then(
    () => undefined,
    (error: unknown) => error,
  )

afterEach(() => {
  forgetAuthToken()
  vi.restoreAllMocks()
})

describe('A call', () => {
  it('gives the answer with its headers', async () => {
    answer(`GET ${PATH}`, reply([1], 200, { 'x-total-count': '1' }))
    const { body, headers } = await call(PATH)
    expect(body).toEqual([1])
    expect(headers.get('x-total-count')).toBe('1')
  })

  it('is anonymous for visitors and carries the token of who is signed in', async () => {
    answer(`GET ${PATH}`, reply([]))
    await call(PATH)
    storeAuthToken('a-token')
    await call(PATH)
    expect(sentCalls().map(({ authorization }) => authorization)).toEqual([null, 'Bearer a-token'])
  })

  it('tells a refusal by its code, with what is wrong where', async () => {
    const issues = [{ path: 'title', message: 'Title is required.' }]
    answer(`POST ${PATH}`, refusal('INVALID_INPUT', 'Title is required.', { issues }))
    const error = await failed(call(PATH, { method: 'POST', json: {} }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'INVALID_INPUT', status: 400, message: 'Title is required.', issues })
  })

  it('tells how long to wait when there were too many', async () => {
    answer(`GET ${PATH}`, refusal('TOO_MANY', 'Wait.', { retryAfterSeconds: 30 }))
    expect(await failed(call(PATH))).toMatchObject({ code: 'TOO_MANY', retryAfterSeconds: 30 })
  })

  it('tells an answer that is none of ours from one that never came', async () => {
    answer(`GET ${PATH}`, brokenReply(), noConnection())
    expect(await failed(call(PATH))).toMatchObject({ code: 'UNREADABLE_REPLY', status: 502 })
    expect(await failed(call(PATH))).toMatchObject({ code: 'OFFLINE' })
  })

  it('takes the message of a refusal that names no code', async () => {
    answer(
      `GET ${PATH}`,
      reply({ message: 'We are closed today.' }, 503),
      reply({ message: 'Who is it?' }, 401),
    )
    expect(await failed(call(PATH))).toMatchObject({ code: 'NO_CODE', message: 'We are closed today.' })
    expect(await failed(call(PATH))).toMatchObject({ code: 'NOT_SIGNED_IN', message: 'Who is it?' })
  })

  it('waits 20 seconds and no longer', async () => {
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    const calling = failed(call(PATH))
    late.abort()
    expect(await calling).toMatchObject({ code: 'TIMEOUT' })
    expect(timeout).toHaveBeenCalledWith(LIMITS.apiTimeoutMs)
    expect(LIMITS.apiTimeoutMs).toBe(20_000)
  })

  it('that its caller gave up is no failure of the server', async () => {
    const leaving = new AbortController()
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    const calling = failed(call(PATH, { signal: leaving.signal }))
    leaving.abort()
    expect(await calling).not.toBeInstanceOf(ApiError)
  })
})
