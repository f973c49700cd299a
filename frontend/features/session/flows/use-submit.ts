import { useId, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'

/** The submission of one form: the problem it starts with, whether it is busy, the problem it ended with. Never two at once. */
export function useSubmit(problemAtFirst?: Problem) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState(problemAtFirst)
  const isRunning = useRef(false)
  const alertId = useId()

  /** `work` may return a problem; whatever it throws is put into words, or into `fallback`. */
  async function start(work: () => Promise<Problem | undefined>, fallback: string) {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setProblem(undefined)
    setProblem(await work().catch((error: unknown) => problemOf(error, fallback)))
    isRunning.current = false
    setIsBusy(false)
  }

  return {
    isBusy,
    problem,
    alertId,
    start,
    refuse: setProblem,
    /** The alert's id, for the field that the problem is about. */
    errorIdOf: (field: string) => (problem?.field === field ? alertId : undefined),
  }
}

export type Submit = ReturnType<typeof useSubmit>

/** The message in the alert above a form, and the name of the field it is about. */
export type Problem = { message: string; field?: string }

const FIELDS: Partial<Record<string, string>> = { WRONG_CREDENTIALS: 'password', INVALID_CODE: 'code' }

export function problemOf(error: unknown, fallback: string): Problem {
  const message = failureSentence(error, fallback)
  if (!(error instanceof ApiError)) return { message }
  return { message, field: error.issues[0]?.path ?? FIELDS[error.code] }
}

/** When the next code may be asked for, in milliseconds since 1970. */
export function nextCodeAt(): number {
  return Date.now() + LIMITS.otpResendSeconds * 1000
}

/** The same after a refusal, where the server said how long to wait. */
export function nextCodeAfter(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined
  return seconds === undefined ? undefined : Date.now() + seconds * 1000
}
