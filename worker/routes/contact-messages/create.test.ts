import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { MessageReply } from '#contract/message-reply.ts'
import { MessagePage } from '#contract/contact-messages/contact-messages.ts'
import { FIRM } from '#contract/firm.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asAdmin, asVisitor, refusal } from '#worker/test/client.ts'
import { mailsTo } from '#worker/test/outbox.ts'

const WINDOW_MS = 10 * 60_000
const message = {
  name: 'Asha Lama',
  email: 'asha@mail.test',
  phone: '+91 98320-12345',
  interest: 'A plot in Matigara',
}

afterEach(() => vi.useRealTimers())

/** How many messages of a sender are stored, and how many mails tell the firm of them. */
async function keptOf(email: string): Promise<{ messages: number; mails: number }> {
  const query =
    'SELECT count(*) AS messages, count(outbox.id) AS mails FROM contact_messages LEFT JOIN outbox USING (id)'
  const kept = await env.DB.prepare(`${query} WHERE email = ?`)
    .bind(email)
    .first<{ messages: number; mails: number }>()
  return kept ?? { messages: 0, mails: 0 }
}

/** The same answer, whatever became of the message. */
async function isReceived(response: Response): Promise<void> {
  expect([response.status, await response.json()]).toEqual([
    200,
    { message: SERVER_MESSAGES.contactReceived },
  ])
}

describe('a contact message', () => {
  it('is stored and mailed to the firm', async () => {
    const response = await asVisitor().post(PATHS.subscribe, {
      ...message,
      interest: 'A godown <b>near</b> NJP',
    })
    expect([response.status, MessageReply.parse(await response.json())]).toEqual([
      200,
      { message: 'Message sent successfully' },
    ])
    const stored = await env.DB.prepare(
      'SELECT name, email, phone, interest, handled_at FROM contact_messages',
    ).first()
    expect(stored).toEqual({
      ...message,
      phone: '+919832012345',
      interest: 'A godown <b>near</b> NJP',
      handled_at: null,
    })
    const delivery = 'SELECT state FROM contact_messages JOIN outbox USING (id)'
    expect(await env.DB.prepare(delivery).first('state')).toBe('local')
    const [mail] = await mailsTo(FIRM.email)
    expect(mail?.subject).toBe('A message from Asha Lama')
    expect(mail?.html).toContain('A godown &lt;b&gt;near&lt;/b&gt; NJP')
  })

  it.each([
    [{}, SERVER_MESSAGES.contactRequired],
    [{ ...message, interest: ' ' }, SERVER_MESSAGES.contactRequired],
    [{ ...message, name: '\u2800\u{e0100}\u3164' }, SERVER_MESSAGES.contactRequired],
    [{ ...message, name: '\u200b\u202e' }, SERVER_MESSAGES.contactRequired],
    [{ ...message, email: 'asha' }, SERVER_MESSAGES.emailInvalid],
    [{ ...message, phone: '12345' }, SERVER_MESSAGES.contactPhoneInvalid],
    [{ ...message, name: 'x'.repeat(121) }, SERVER_MESSAGES.contactTooLong],
  ])('is refused when a field is not good: %#', async (body, sentence) => {
    expect(await refusal(await asVisitor().post(PATHS.subscribe, body))).toEqual([
      400,
      'INVALID_INPUT',
      sentence,
    ])
  })

  it('is accepted ten times in ten minutes from one place, however many come at once', async () => {
    const visitor = asVisitor()
    await Promise.all(
      Array.from({ length: 20 }, () => visitor.post(PATHS.subscribe, { ...message, phone: '1' })),
    )
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => visitor.post(PATHS.subscribe, message)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    const refused = await visitor.post(PATHS.subscribe, message)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(9 * 60)
    expect(await refusal(refused)).toEqual([429, 'TOO_MANY', SERVER_MESSAGES.tooManyTries])
    expect((await asVisitor().post(PATHS.subscribe, message)).status).toBe(200)
    vi.setSystemTime(Date.now() + WINDOW_MS)
    expect((await visitor.post(PATHS.subscribe, message)).status).toBe(200)
  })
})

it('is mailed to the firm though a stranger has written fifty times that day', async () => {
  const forgetTries = () => env.DB.prepare('DELETE FROM try_counts').run()
  await forgetTries()
  onTestFinished(async () => void (await forgetTries()))
  const send = (words: string, email: string, ip?: string) =>
    asVisitor(ip).post(PATHS.subscribe, { ...message, email, interest: words })
  for (let n = 1; n <= 60; n++) await isReceived(await send(`Words ${n}`, 'junk@mail.test', `172.16.3.${n}`))
  expect(await keptOf('junk@mail.test')).toEqual({ messages: 60, mails: 26 })
  await isReceived(await send('A plot in Sukna', 'buyer@mail.test'))
  expect(await keptOf('buyer@mail.test')).toEqual({ messages: 1, mails: 1 })
})

describe('a body that cannot be understood', () => {
  const send = (visitor: ReturnType<typeof asVisitor>, body: string) =>
    visitor.fetch(PATHS.subscribe, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

  it('is not looked at where ten messages have come already', async () => {
    const visitor = asVisitor()
    for (let sent = 0; sent < 10; sent++) await visitor.post(PATHS.subscribe, message)
    expect((await send(visitor, '{')).status).toBe(429)
    expect((await visitor.post(PATHS.subscribe, { ...message, name: '' })).status).toBe(429)
  })

  it('takes no place of a message', async () => {
    const visitor = asVisitor()
    for (let sent = 0; sent < 15; sent++) expect((await send(visitor, '{')).status).toBe(400)
    expect((await visitor.post(PATHS.subscribe, message)).status).toBe(200)
  })
})

describe('the same contact message again', () => {
  it('is answered like the first and stored once, however many come at once and from wherever', async () => {
    const twice = { ...message, email: 'twice@mail.test' }
    const visitor = asVisitor()
    const visitors = [visitor, visitor, asVisitor(), visitor, asVisitor(), visitor]
    const answers = await Promise.all(visitors.map((sender) => sender.post(PATHS.subscribe, twice)))
    for (const answer of answers) await isReceived(answer)
    await isReceived(
      await visitor.post(PATHS.subscribe, { ...twice, phone: '+91 (98320) 12345', name: ' Asha Lama ' }),
    )
    expect(await keptOf('twice@mail.test')).toEqual({ messages: 1, mails: 1 })
  })

  it('is a new one when a word of it differs', async () => {
    const sent = { ...message, email: 'other@mail.test' }
    const visitor = asVisitor()
    for (const other of [{}, { name: 'Asha Rai' }, { phone: '9832012345' }, { interest: 'A villa' }])
      await isReceived(await visitor.post(PATHS.subscribe, { ...sent, ...other }))
    expect(await keptOf('other@mail.test')).toEqual({ messages: 4, mails: 4 })
  })

  it('is a new one after ten minutes', async () => {
    const visitor = asVisitor()
    const again = { ...message, email: 'again@mail.test' }
    const startMs = Date.now()
    vi.setSystemTime(startMs)
    await visitor.post(PATHS.subscribe, again)
    vi.setSystemTime(startMs + WINDOW_MS - 1)
    await visitor.post(PATHS.subscribe, again)
    expect(await keptOf('again@mail.test')).toEqual({ messages: 1, mails: 1 })
    vi.setSystemTime(startMs + WINDOW_MS)
    await visitor.post(PATHS.subscribe, again)
    expect(await keptOf('again@mail.test')).toEqual({ messages: 2, mails: 2 })
  })
})

describe('a contact message of a machine', () => {
  it.each(['https://spam.test', 1, ['x']])(
    'that filled the hidden field is thanked and dropped: %j',
    async (website) => {
      await isReceived(
        await asVisitor().post(PATHS.subscribe, { ...message, email: 'bot@mail.test', website }),
      )
      expect(await keptOf('bot@mail.test')).toEqual({ messages: 0, mails: 0 })
    },
  )

  it('counts like any other, so that it learns nothing', async () => {
    const machine = asVisitor()
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => machine.post(PATHS.subscribe, { ...message, website: 'x' })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
  })

  it('is not told from a person whose browser sends the field empty', async () => {
    await isReceived(
      await asVisitor().post(PATHS.subscribe, { ...message, email: 'person@mail.test', website: '' }),
    )
    expect(await keptOf('person@mail.test')).toEqual({ messages: 1, mails: 1 })
  })
})

describe('a message of a page in another language', () => {
  it.each([
    ['bn', 'bn', 'Reads the site in: Bengali'],
    ['en', 'en', 'Reads the site in: English'],
    ['xx', null, undefined],
    [{ a: 1 }, null, undefined],
    [undefined, null, undefined],
  ])('in %j says in which language its sender read the site', async (language, stored, said) => {
    const sender = {
      ...message,
      email: `${JSON.stringify(language ?? 'none').replaceAll(/\W/g, '')}@reads.test`,
    }
    await isReceived(await asVisitor().post(PATHS.subscribe, { ...sender, language }))
    const admin = await asAdmin()
    const { messages } = MessagePage.parse(await (await admin.get(PATHS.messages)).json())
    expect(messages.find(({ email }) => email === sender.email)?.language).toBe(stored)
    const [mail] = (await mailsTo(FIRM.email)).filter(({ text }) => text.includes(sender.email))
    expect(mail?.text.split('\n').find((line) => line.startsWith('Reads'))).toBe(said)
  })
})
