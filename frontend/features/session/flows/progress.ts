/** The progress of a sign-up in this tab. Never the password, which stays in memory. */
type SignupProgress = {
  username: string
  email: string
  sentUsername: string
  /** Where the code went; empty before it was sent. */
  sentEmail: string
  /** Distinguishes this sign-up from others for the same address. */
  registrationToken: string
  resendAtMs: number
}

export const PASSWORD_RESET = 'password-reset'

/** The progress of a password reset. */
type ResetProgress = {
  email: string
  sentEmail: string
  /** Distinguishes this request from others for the same address. */
  resetRequestToken: string
  resendAtMs: number
  /** The token for resetPassword; empty until the code was right. */
  resetToken: string
}

export function readSignup(fields: Map<string, unknown>): SignupProgress {
  return {
    username: text(fields.get('username')),
    email: text(fields.get('email')),
    sentUsername: text(fields.get('sentUsername')),
    sentEmail: text(fields.get('sentEmail')),
    registrationToken: text(fields.get('registrationToken')),
    resendAtMs: time(fields.get('resendAtMs')),
  }
}

export function readReset(fields: Map<string, unknown>): ResetProgress {
  return {
    email: text(fields.get('email')),
    sentEmail: text(fields.get('sentEmail')),
    resetRequestToken: text(fields.get('resetRequestToken')),
    resendAtMs: time(fields.get('resendAtMs')),
    resetToken: text(fields.get('resetToken')),
  }
}

const text = (stored: unknown) => (typeof stored === 'string' ? stored : '')
const time = (stored: unknown) => (typeof stored === 'number' ? stored : 0)
