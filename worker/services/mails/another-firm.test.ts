import { afterAll, describe, expect, it, vi } from 'vitest'
import { FIRM } from '#contract/firm.ts'
import { FIRM as ANOTHER } from '#contract/test/another-firm.ts'
import type { Mail } from './compose.ts'

/* All that is imported from here on finds another firm in the firm's file. */
vi.resetModules()
Object.assign((await import('#contract/firm.ts')).FIRM, ANOTHER)
const { SERVER_MESSAGES } = await import('#contract/server-messages.ts')
const { openGraph } = await import('#contract/site/preview.ts')
const { compose } = await import('./compose.ts')

/* The files after this one share its modules: they import them anew, for our own firm. */
afterAll(() => void vi.resetModules())

const { productName, city, state, region, phone, whatsAppDigits } = FIRM
const WORDS = [productName, city, state, region, phone, whatsAppDigits, 'aangan.example']
const demoWordsIn = (text: string) => WORDS.filter((word) => text.includes(word))

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
  it.each(MAILS)('the mail $kind is in its name', (mail) => {
    const { subject, text, html } = compose(mail, surroundings)
    expect(demoWordsIn(`${subject}\n${text}\n${html}`)).toEqual([])
    expect(text).toContain(`${ANOTHER.legalName}, ${ANOTHER.city}`)
    expect(html).toContain(ANOTHER.productName)
  })

  it('so are the server’s sentences, and what chats show of a page', () => {
    expect(demoWordsIn(JSON.stringify(SERVER_MESSAGES))).toEqual([])
    expect(SERVER_MESSAGES.listTitle).toBe('Property in Pune and the ghats | Zenith')
    const card = openGraph(
      { title: 'A page', description: 'About it', path: '/', language: 'en' },
      (path) => path,
    )
    expect(demoWordsIn(JSON.stringify(card))).toEqual([])
  })
})
