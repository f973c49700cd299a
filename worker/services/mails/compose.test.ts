import { describe, expect, it } from 'vitest'
import { codeOf, mailOfLink } from '#worker/services/codes.ts'
import { compose, type Mail } from './compose.ts'

const surroundings = {
  secret: 'a secret for tests only, 32 bytes or more',
  siteUrl: 'http://localhost:8787',
  recipient: 'rina@firm.test',
  id: '123456789012345678901234',
  createdAt: Date.UTC(2026, 10, 22, 3, 4),
}
const hostile = `<img src=x onerror=alert(1)>"'&`

const MAILS: Mail[] = [
  { kind: 'sign-up-code', codeId: 'a1' },
  { kind: 'reset-code', codeId: 'a1' },
  { kind: 'account-exists' },
  { kind: 'sign-up-code', codeId: 'a1', hasLink: true },
  { kind: 'reset-code', codeId: 'a1', hasLink: true },
  { kind: 'account-exists', hasLink: true },
  { kind: 'waiting-for-approval', username: hostile, email: 'rina@firm.test' },
  { kind: 'approved', username: hostile },
  {
    kind: 'week-numbers',
    from: '2026-11-16',
    to: '2026-11-22',
    figures: [{ name: 'shown', times: 12, before: null }],
    unasked: [{ number: 'A-1', title: hostile, shown: 9, opened: 3, enquired: 0, perhaps: 'price' }],
    wanted: [{ said: hostile, times: 2 }],
    waits: { drafts: '1', enquiries: '0', messages: '50+' },
  },
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
    expect(html).not.toMatch(/<(script|link|img|iframe|form)|<[^>]*\s(src|on\w+|background)=|url\(|@import/i)
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

  it('says what was asked for and when, and what to do when it was somebody else', () => {
    const { text } = compose({ kind: `${purpose}-code`, codeId: 'a1' }, surroundings)
    expect(text).toContain(
      purpose === 'reset' ? 'asked to reset the password of your account' : 'asked for an account',
    )
    expect(text).toMatch(
      /on 22 November 2026 at 8:34.am, India time\. If it was somebody else, ignore this mail/,
    )
  })
})

describe.each(['sign-up-code', 'reset-code', 'account-exists'] as const)('the mail %s', (kind) => {
  const withLink = compose({ kind, codeId: 'a1', hasLink: true }, surroundings)

  it('leads to a page where its reader may ask for more, once many were sent', () => {
    const address = /http:\S+\?ask=\S+/.exec(withLink.text)?.[0] ?? ''
    expect(new URL(address).pathname).toBe(kind === 'sign-up-code' ? '/auth/signup' : '/auth/forgotpassword')
    const link = new URL(address).searchParams.get('ask') ?? ''
    expect(mailOfLink(surroundings.secret, link)).toBe(surroundings.id)
    expect(withLink.html).toContain(`?ask=${link}"`)
    expect(compose({ kind, codeId: 'a1' }, surroundings).text).not.toContain('?ask=')
  })

  it('holds no six digits but its code', () => {
    const codes = kind === 'account-exists' ? 0 : 1
    expect(withLink.text.match(/\d{6}/g) ?? []).toHaveLength(codes)
    expect(new Set(withLink.html.match(/\b\d{6}\b/g)).size).toBe(codes)
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

it.each([
  ['let-offer', '', 'An offer to let from Dipika', ['An offer to let']],
  ['sell-offer', '9832012345', 'An offer to sell from Dipika', ['An offer to sell', 'Phone: 9832012345']],
  ['list-report', '', 'A report of a shared list', ['A visitor reports a shared list']],
] as const)(
  'says of %s what it is, and asks for no answer where there is no address',
  (about, phone, subject, said) => {
    const from = { name: 'Dipika', email: '', phone, interest: '5 katha in Sukna' }
    const mail = compose({ kind: 'contact-message', about, ...from }, surroundings)
    expect(mail.subject).toBe(subject)
    for (const words of [...said, '5 katha in Sukna']) expect(mail.text).toContain(words)
    expect(mail.text).not.toMatch(/Email|Phone: *$|Answer this mail/m)
    expect(mail).not.toHaveProperty('replyTo')
  },
)

describe('an address that a stranger typed for a name or looked for', () => {
  const typed = [
    'Session expired, see https://evil.example/login now',
    'www.evil.example',
    'evil\u3002example/x',
    'evil\uff0eexample',
    'evil.\u200dexample',
    'ftp:\\\\evil.example',
    'http://3232235777/login',
    'evil.1a.example',
  ]
  const message = { email: 'a@b.test', phone: '123456', interest: 'A plot' }

  it.each(typed)('is no link in a mail to the firm: %s', (name) => {
    const mails: Mail[] = [
      { kind: 'waiting-for-approval', username: name, email: 'a@b.test' },
      { kind: 'approved', username: name },
      { kind: 'contact-message', name, ...message },
      {
        kind: 'week-numbers',
        from: '2026-11-16',
        to: '2026-11-22',
        figures: [],
        unasked: [],
        wanted: [{ said: name, times: 2 }],
        waits: { drafts: '0', enquiries: '0', messages: '0' },
      },
    ]
    for (const mail of mails) {
      const { subject, text, html } = compose(mail, surroundings)
      const said = `${subject} ${text} ${html}`.replaceAll(surroundings.siteUrl, '')
      expect(said).not.toMatch(/[.\u3002\uff0e\uff61]\p{Cf}?example|www\.(?=\S)|(http|https|ftp):[/\\]/u)
      expect(said).toMatch(/evil|3232235777/)
    }
  })

  it.each([
    ['R.K. Sharma', 'R. K. Sharma'],
    ['Plots of 2.5 katha', 'Plots of 2.5 katha'],
    ['রিনা তামাং', 'রিনা তামাং'],
  ])('leaves %s readable: %s', (name, said) => {
    expect(compose({ kind: 'contact-message', name, ...message }, surroundings).subject).toBe(
      `A message from ${said}`,
    )
  })

  it('stays as it is in a message, which is quoted', () => {
    const interest = 'The plot of https://aangan.example/view/1'
    expect(
      compose({ kind: 'contact-message', name: 'Rina', ...message, interest }, surroundings).text,
    ).toContain(interest)
  })
})
