import { describe, expect, it } from 'vitest'
import { codeOf, isCodeOf, linkOf, mailOfLink, newToken, passwordPrint, tokenHash } from './codes.ts'

const SECRET = 'a secret for tests only, 32 bytes or more'
const row = { id: '0'.repeat(24), purpose: 'sign-up', email: 'rina@firm.test' } as const

describe('a code', () => {
  it('has six digits and follows from its row', () => {
    expect(codeOf(SECRET, row)).toMatch(/^\d{6}$/)
    expect(codeOf(SECRET, { ...row })).toBe(codeOf(SECRET, row))
  })

  it.each([
    ['row', SECRET, { ...row, id: '1'.repeat(24) }],
    ['purpose', SECRET, { ...row, purpose: 'reset' as const }],
    ['address', SECRET, { ...row, email: 'asha@firm.test' }],
    ['secret', `${SECRET}!`, row],
  ])('is another one for another %s', (_, secret, other) => {
    expect(codeOf(secret, other)).not.toBe(codeOf(SECRET, row))
  })

  it('spreads over all its digits', () => {
    const codes = Array.from({ length: 2000 }, (_, n) => codeOf(SECRET, { ...row, id: String(n) }))
    expect(new Set(codes).size).toBeGreaterThan(1980)
    expect(new Set(codes.map(([first]) => first)).size).toBe(10)
  })

  it('is matched as a whole', () => {
    const code = codeOf(SECRET, row)
    expect(
      [code, code.slice(1), `${code}0`, '', 'abcdef'].map((typed) => isCodeOf(SECRET, row, typed)),
    ).toEqual([true, false, false, false, false])
  })
})

it('stores a token as a hash', () => {
  const { token, hash } = newToken()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(hash).toBe(tokenHash(token))
  expect(hash).not.toContain(token)
})

it('keeps sixteen bits of a registered password, the same for each spelling of it', () => {
  const print = (password: string, email: string = row.email) => passwordPrint(SECRET, email, password)
  expect(print('monsoon river')).toMatch(/^[0-9a-f]{4}$/)
  expect(print('caf\u00e9 river')).toBe(print('cafe\u0301 river'))
  const others = Array.from({ length: 100 }, (_, n) => print(`monsoon river ${n}`))
  expect(others.filter((other) => other === print('monsoon river')).length).toBeLessThan(3)
  expect(print('monsoon river', 'asha@firm.test')).not.toBe(print('monsoon river'))
})

describe('the link of a mail', () => {
  const mailId = '0123456789abcdef01234567'
  const link = linkOf(SECRET, mailId)

  it('leads to its mail and holds no digit', () => {
    expect(link).toMatch(/^[a-p]{56}$/)
    expect(mailOfLink(SECRET, link)).toBe(mailId)
  })

  it.each([
    ['', SECRET],
    [link.slice(1), SECRET],
    [`${link}a`, SECRET],
    [link.toUpperCase(), SECRET],
    [`${link.startsWith('a') ? 'b' : 'a'}${link.slice(1)}`, SECRET],
    [link, `${SECRET}!`],
  ])('is refused when it was changed or made elsewhere: %s', (changed, secret) => {
    expect(mailOfLink(secret, changed)).toBeUndefined()
  })
})
