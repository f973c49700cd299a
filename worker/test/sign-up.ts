import { PATHS } from '#contract/paths.ts'
import { asVisitor, type Caller } from './client.ts'
import { PASSWORD } from './factories.ts'
import { codeFor } from './outbox.ts'

let last = 0
/** An address that nobody has used yet. */
export const newEmail = () => `person-${last++}@firm.test`

/** Registers an address and answers the code that was mailed to it. */
export async function registered(email: string, visitor: Caller = asVisitor()): Promise<string> {
  const response = await visitor.post(PATHS.register, { username: 'Rina Tamang', email, password: PASSWORD })
  if (!response.ok) throw new Error(`Registration was refused: ${await response.text()}`)
  return codeFor(email)
}

/** Asks for a reset of an account's password, and answers the proof that its code is exchanged for. */
export async function resetProof(email: string, visitor: Caller = asVisitor()): Promise<string> {
  await visitor.post(PATHS.forgotPassword, { email })
  const answer = await visitor.post(PATHS.validateForgotPasswordOtp, { email, otp: await codeFor(email) })
  const { resetToken } = await answer.json<{ resetToken: string }>()
  return resetToken
}
