import { afterEach, describe, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asVisitor, visitorOf, refusal } from '#worker/test/client.ts'
import { MAIL_API, standInForMailApi } from '#worker/test/mail-api.ts'
import { mailsTo, type SentMail } from '#worker/test/outbox.ts'
import { newEmail } from '#worker/test/sign-up.ts'

const register = (email: string, visitor = asVisitor()) =>
  visitor.post(PATHS.register, { username: 'Rina', email, password: 'monsoon river' })

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the local outbox', () => {
  it('answers the mails of one address, newest first', async () => {
    const email = newEmail()
    await register(newEmail())
    await register(email)
    vi.setSystemTime(Date.now() + 120_000)
    await register(email)
    const mails = await mailsTo(email.toUpperCase())
    expect(mails.map((mail) => Object.keys(mail).sort())).toEqual([
      ['html', 'sentAt', 'subject', 'text', 'to'],
      ['html', 'sentAt', 'subject', 'text', 'to'],
    ])
    expect(mails.every(({ to }) => to === email)).toBe(true)
    expect(Date.parse(mails[0]?.sentAt ?? '')).toBeGreaterThan(Date.parse(mails[1]?.sentAt ?? ''))
  })

  it('answers all mails without an address, and none for a strange one', async () => {
    const email = newEmail()
    await register(email)
    const all = await (await asVisitor().get(PATHS.devOutbox)).json<SentMail[]>()
    expect(all.map(({ to }) => to)).toContain(email)
    expect(await mailsTo("' OR 1=1 --")).toEqual([])
  })

  it('shows people a page in which the mails cannot run anything', async () => {
    const email = newEmail()
    await register(email)
    const page = await asVisitor().get(`${PATHS.devOutbox}?to=${email}`, { accept: 'text/html,*/*' })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'/,
    )
    expect(await page.text()).toContain(
      '<iframe sandbox="allow-top-navigation-by-user-activation" title="Your sign-up code for Aangan" srcdoc="&lt;!doctype html&gt;',
    )
  })

  it('still shows a mail that went to the mail service', async () => {
    const handed = standInForMailApi(MAIL_API.takes)
    const email = newEmail()
    await register(email, visitorOf({ RESEND_API_KEY: 're_test' }))
    expect(handed).toHaveLength(1)
    expect((await mailsTo(email))[0]?.text).toBe(handed[0]?.body.text)
  })

  it.each([
    ['in production', visitorOf({ ENVIRONMENT: 'production', RESEND_API_KEY: 're_test' }), ''],
    ['under another name of the machine', asVisitor(), 'https://aangan.example'],
  ])('is not there %s', async (_, visitor, origin) => {
    const response = origin
      ? await visitor.fetchFrom(origin, PATHS.devOutbox)
      : await visitor.get(PATHS.devOutbox)
    expect(await refusal(response)).toEqual([404, 'NOT_FOUND', SERVER_MESSAGES.notFound])
  })
})
