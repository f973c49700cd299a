import { expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { asVisitor } from '#worker/test/client.ts'
import { codeFor } from '#worker/test/outbox.ts'

it('leads from registration over the mailed code to a sign-in', async () => {
  const visitor = asVisitor()
  const registered = await visitor.post(PATHS.register, { username: 'Rina', email: 'rina@firm.test', password: 'monsoon river' })
  expect([registered.status, await registered.json()]).toEqual([200, { message: 'OTP sent successfully. Please check your email.' }])
  const verified = await visitor.post(PATHS.verifyOtp, { email: 'rina@firm.test', code: await codeFor('rina@firm.test') })
  expect([verified.status, await verified.text()]).toEqual([200, 1])
  const signedIn = await visitor.post(PATHS.login, { email: 'rina@firm.test', password: 'monsoon river' })
  expect([signedIn.status, await signedIn.text()]).toEqual([200, 1])
})
