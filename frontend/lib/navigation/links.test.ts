import fc from 'fast-check'
import { expect, it } from 'vitest'
import { phoneLink, whatsAppLink } from './links.ts'

it('A chat link keeps its host and number and carries any text unharmed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const link = new URL(whatsAppLink('919000012345', text))
      expect([link.protocol, link.host, link.pathname]).toEqual(['https:', 'wa.me', '/919000012345'])
      expect([...link.searchParams]).toEqual([['text', text]])
    }),
  )
})

it('A phone link keeps the plus and the digits only', () => {
  expect(phoneLink('+91 90000 12345')).toBe('tel:+919000012345')
})
