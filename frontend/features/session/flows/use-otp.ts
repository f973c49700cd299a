import { useState } from 'react'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import type { Notice } from '#frontend/features/session/notice.ts'
import { type Problem, useSubmit } from './use-submit.ts'

const RESENT: Notice = { tone: 'success', text: accounts.otp.resent }

export type OtpCalls = {
  check: (code: string) => Problem | undefined
  verify: (code: string) => Promise<Problem | undefined>
  resend: () => Promise<Problem | undefined>
  /** Messages for failures that the server does not explain. */
  failed: { verify: string; resend: string }
}

/** Entering and sending a code, and requesting another one. */
export function useOtp({ check, verify, resend, failed }: OtpCalls) {
  const [code, setCode] = useState('')
  const [isResending, setIsResending] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const attempt = useSubmit()

  function submit() {
    const problem = check(code)
    if (problem) return attempt.refuse(problem)
    setNotice(undefined)
    void attempt.start(sendCode, failed.verify)
  }

  /** A wrong code is cleared from the field. */
  async function sendCode() {
    try {
      return await verify(code)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'INVALID_CODE') setCode('')
      throw error
    }
  }

  async function sendAgain() {
    const problem = await resend()
    if (problem) return problem
    setCode('')
    setNotice(RESENT)
    return undefined
  }

  async function startResending() {
    setNotice(undefined)
    setIsResending(true)
    await attempt.start(sendAgain, failed.resend)
    setIsResending(false)
  }

  return { code, setCode, notice, attempt, isResending, submit, startResending }
}
