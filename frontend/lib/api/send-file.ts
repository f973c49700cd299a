import type { ErrorReply } from '#contract/errors.ts'
import { ApiError, failureOf } from './api-error.ts'
import { authToken } from './auth-token.ts'
import { BASE_URL } from './base-url.ts'

type FileCall = {
  onProgress: (sentBytes: number) => void
  signal: AbortSignal
  /** How long no progress may be made before the attempt counts as failed. */
  stallMs: number
}

/** Puts a file to an address of the API and tells how much of it has left; the answer. ApiError as in `call`. */
export function sendFile<Reply>(
  path: string,
  file: Blob,
  { onProgress, signal, stallMs }: FileCall,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const token = authToken()
    let stall: ReturnType<typeof setTimeout>
    const fail = (error: unknown) => {
      clearTimeout(stall)
      signal.removeEventListener('abort', stop)
      reject(error)
    }
    const stop = () => {
      fail(signal.reason)
      request.abort()
    }
    const watch = () => {
      clearTimeout(stall)
      stall = setTimeout(() => {
        fail(new ApiError('TIMEOUT', 'The server did not answer in time.'))
        request.abort()
      }, stallMs)
    }

    request.open('PUT', BASE_URL + path)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded }) => {
      watch()
      onProgress(loaded)
    }
    request.onerror = () => fail(new ApiError('OFFLINE', 'The server could not be reached.'))
    request.onload = () => {
      const reply = readJson<Reply>(request.responseText)
      if (request.status < 200 || request.status > 299 || !reply) return fail(refusalOf(request))
      clearTimeout(stall)
      signal.removeEventListener('abort', stop)
      resolve(reply)
    }
    signal.addEventListener('abort', stop)
    watch()
    request.send(file)
  })
}

function refusalOf(request: XMLHttpRequest): ApiError {
  return failureOf({
    status: request.status,
    retryAfter: request.getResponseHeader('retry-after'),
    reply: readJson<Partial<ErrorReply>>(request.responseText),
  })
}

function readJson<Reply>(text: string): Reply | undefined {
  try {
    return (JSON.parse(text) as Reply | null) ?? undefined
  } catch {
    return undefined
  }
}
