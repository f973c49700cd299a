import { useState } from 'react'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { register, type Registration, verifyOtp } from './auth-calls.ts'
import { useSessionState } from './use-session-state.ts'
import { nextCodeAfter, nextCodeAt, type Problem } from './use-submit.ts'
import { readSignup } from './progress.ts'

/** A sign-up across its steps. What was typed survives a reload, the password lives in memory only. */
export function useSignup() {
  const { kept, keep, forget } = useSessionState('signup', readSignup)
  const [typedPassword, setTypedPassword] = useState('')
  const [sentPassword, setSentPassword] = useState('')
  const { username, email, sentUsername, sentEmail, registrationToken, resendAtMs } = kept

  function change({ password, ...typed }: Partial<Registration>) {
    if (password !== undefined) setTypedPassword(password)
    keep(typed)
  }

  /** Requests a code; for the same address it replaces the last one. */
  async function send(registration: Registration): Promise<Problem | undefined> {
    const { username: sentAs, email: sentTo, password } = registration
    const reply = await register(registration, sentTo === sentEmail ? registrationToken : '')
    if (reply.message !== SERVER_MESSAGES.signUpOtpSent) return { message: accounts.signup.notSent }
    const token = reply.registrationToken ?? ''
    keep({ sentUsername: sentAs, sentEmail: sentTo, registrationToken: token, resendAtMs: nextCodeAt() })
    setSentPassword(password)
    return undefined
  }

  /** Returns the server's message about the new account. */
  async function verify(code: string): Promise<string> {
    const password = sentPassword || undefined
    const message = await verifyOtp(
      { code, email: sentEmail, username: sentUsername, password },
      registrationToken,
    )
    forget()
    return message ?? SERVER_MESSAGES.accountCreated
  }

  async function resend(): Promise<Problem | undefined> {
    try {
      const problem = await send({ username: sentUsername, email: sentEmail, password: sentPassword })
      return problem && { message: accounts.signup.notResent }
    } catch (error) {
      keep({ resendAtMs: nextCodeAfter(error) ?? resendAtMs })
      throw error
    }
  }

  return {
    values: { username, email, password: typedPassword },
    sentEmail,
    resendAtMs,
    canResend: sentPassword !== '',
    change,
    send,
    verify,
    resend,
  }
}
