import { describe, expect, it, vi } from 'vitest'
import { FIRM as ANOTHER } from '#contract/test/another-firm.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { openGraph } from '#contract/site/preview.ts'
import { compose, type Mail } from './compose.ts'

vi.mock('#contract/firm.ts', async () => await import('#contract/test/another-firm.ts'))

const { FIRM } = await vi.importActual<typeof import('#contract/firm.ts')>('#contract/firm.ts')
const DEMO = new RegExp(
  [FIRM.productName, FIRM.city, FIRM.state, FIRM.region, FIRM.phone, FIRM.whatsAppDigits, 'aangan.example']
    .map((word) => RegExp.escape(word))
    .join('|'),
)

const surroundings = {
  secret: 'a secret for tests only, 32 bytes or more',
  siteUrl: 'https://www.zenith.example',
  recipient: 'rina@firm.test',
  id: '123456789012345678901234',
  createdAt: Date.UTC(2026, 10, 22, 3, 4),
}
const MAILS: Mail[] = [
  { kind: 'sign-up-code', codeId: 'a1' },
  { kind: 'reset-code', codeId: 'a1' },
  { kind: 'account-exists' },
  { kind: 'waiting-for-approval', username: 'Rina', email: 'rina@firm.test' },
  { kind: 'approved', username: 'Rina' },
  { kind: 'contact-message', name: 'Rina', email: 'r@firm.test', phone: '9832012345', interest: 'A plot' },
]

describe('For another firm', () => {
  it.each(MAILS)('the mail $kind is in its name', async (mail) => {
    const { subject, text, html } = await compose(mail, surroundings)
    expect(`${subject}\n${text}\n${html}`).not.toMatch(DEMO)
    expect(text).toContain(`${ANOTHER.legalName}, ${ANOTHER.city}`)
    expect(html).toContain(ANOTHER.productName)
  })

  it('so are the server’s sentences, and what chats show of a page', () => {
    expect(JSON.stringify(SENTENCES)).not.toMatch(DEMO)
    expect(SENTENCES.listTitle).toBe('Property in Pune and the ghats | Zenith')
    const card = openGraph({ title: 'A page', description: 'About it', path: '/' }, (path) => path)
    expect(JSON.stringify(card)).not.toMatch(DEMO)
  })
})
