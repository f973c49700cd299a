import { describe, expect, it } from 'vitest'
import { codeOf } from '#worker/services/codes.ts'
import { compose, type Mail } from './compose.ts'

const surroundings = {
  secret: 'a secret for tests only, 32 bytes or more',
  siteUrl: 'http://localhost:8787',
  recipient: 'rina@firm.test',
}
const hostile = `<img src=x onerror=alert(1)>"'&`

const MAILS: Mail[] = [
  { kind: 'sign-up-code', codeId: 'a1' },
  { kind: 'reset-code', codeId: 'a1' },
  { kind: 'account-exists' },
  { kind: 'waiting-for-approval', username: hostile, email: 'rina@firm.test' },
  { kind: 'approved', username: hostile },
  {
    kind: 'contact-message',
    name: hostile,
    email: 'rina@firm.test',
    phone: '9832012345',
    interest: `${hostile}\nsecond line`,
  },
]

describe.each(MAILS)('the mail $kind', (mail) => {
  const { subject, text, html } = compose(mail, surroundings)

  it('has a subject, a text and a page', () => {
    expect(subject).toMatch(/^\S.{9,}/)
    expect(text).toMatch(/^\S.{9,}/)
    expect(html).toMatch(/^<!doctype html>.*<\/html>$/s)
  })

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(script|link|img|iframe|form|style)|<[^>]*\s(src|on\w+|background)=|url\(/i)
    expect(html.match(/href="[^"]*"/g) ?? []).toEqual(
      html.match(/href="http:\/\/localhost:8787[^"]*"/g) ?? [],
    )
  })

  it("says 'reset' only when a password is reset", () => {
    expect(/reset/i.test(subject + text + html)).toBe(mail.kind === 'reset-code')
  })
})

describe.each(['sign-up', 'reset'] as const)('a %s mail', (purpose) => {
  it('has its code as the first number of the text, and in the page', () => {
    const { text, html } = compose({ kind: `${purpose}-code`, codeId: 'a1' }, surroundings)
    const code = codeOf(surroundings.secret, { id: 'a1', purpose, email: surroundings.recipient })
    expect(/\d+/.exec(text)?.[0]).toBe(code)
    expect(html).toContain(`>${code}<`)
  })
})

it('shows what a stranger typed, harmless', () => {
  const { html, text, replyTo } = compose(
    {
      kind: 'contact-message',
      name: hostile,
      email: 'a@b.test',
      phone: '123456',
      interest: 'Line one\nLine two',
    },
    surroundings,
  )
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  expect(html).toContain('Line one<br>Line two')
  expect(text).toContain(hostile)
  expect(replyTo).toBe('a@b.test')
})
