import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MessageReply } from '#contract/auth.ts'
import { FIRM } from '#contract/firm.ts'
import { PATHS } from '#contract/paths.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { asVisitor } from '#worker/test/client.ts'
import { mailsTo } from '#worker/test/outbox.ts'
import { refusal } from '#worker/test/reply.ts'

const MINUTE_MS = 60_000
const message = {
  name: 'Asha Lama',
  email: 'asha@mail.test',
  phone: '+91 98320-12345',
  interest: 'A plot in Matigara',
}

afterEach(() => vi.useRealTimers())

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
    [{}, SENTENCES.contactRequired],
    [{ ...message, interest: ' ' }, SENTENCES.contactRequired],
    [{ ...message, name: '\u200b\u202e' }, SENTENCES.contactRequired],
    [{ ...message, email: 'asha' }, SENTENCES.emailInvalid],
    [{ ...message, phone: '12345' }, SENTENCES.contactPhoneInvalid],
    [{ ...message, name: 'x'.repeat(121) }, SENTENCES.contactTooLong],
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
    expect(await refusal(refused)).toEqual([429, 'TOO_MANY', SENTENCES.tooManyTries])
    expect((await asVisitor().post(PATHS.subscribe, message)).status).toBe(200)
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS)
    expect((await visitor.post(PATHS.subscribe, message)).status).toBe(200)
  })
})
