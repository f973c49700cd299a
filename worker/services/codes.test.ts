import { describe, expect, it } from 'vitest'
import { codeOf, grantHash, isCodeOf, newGrant } from './codes.ts'

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

it('stores the proof of a right code as a hash', () => {
  const { token, hash } = newGrant()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(hash).toBe(grantHash(token))
  expect(hash).not.toContain(token)
})
