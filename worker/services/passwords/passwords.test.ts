import { afterEach, describe, expect, it } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { CHEAP_COST } from '#worker/test/factories.ts'
import { DEPLOYED_COST, PASSWORD_COST } from './cost.ts'
import { passwordFault } from './rules.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

afterEach(() => {
  Object.assign(PASSWORD_COST, CHEAP_COST)
})

describe('a stored password', () => {
  it('is an scrypt hash that costs what OWASP asks for', async () => {
    Object.assign(PASSWORD_COST, DEPLOYED_COST)
    const hash = await hashPassword('monsoon river')
    expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await verifyPassword('monsoon river', hash)).toBe(true)
    expect(await verifyPassword('monsoon rivers', hash)).toBe(false)
  })

  it('has a salt of its own', async () => {
    expect(await hashPassword('monsoon river')).not.toBe(await hashPassword('monsoon river'))
  })

  it('is known again however its letters were composed', async () => {
    const hash = await hashPassword('ক\u09CB নদী é')
    expect(await verifyPassword('ক\u09C7\u09BE নদী e\u0301', hash)).toBe(true)
  })

  it('is known but outdated when it was made with another cost', async () => {
    const cheap = await hashPassword('monsoon river')
    expect(isOutdated(cheap)).toBe(false)
    Object.assign(PASSWORD_COST, DEPLOYED_COST)
    expect(isOutdated(cheap)).toBe(true)
    expect(await verifyPassword('monsoon river', cheap)).toBe(true)
  })

  it.each([undefined, '', 'plain', '$scrypt$ln=14,r=8,p=5$AAAA$AAAA', '$2b$10$abcdefghijklmnopqrstuv'])(
    'never matches when the store holds %j',
    async (stored) => expect(await verifyPassword('', stored)).toBe(false),
  )
})

describe('a new password', () => {
  const owner = { username: 'Rina Tamang', email: 'rina.t@firm.test' }

  it.each([
    'password',
    'PassWord1',
    'qwerty123',
    'siliguri',
    '111111',
    'zzzzzzzz',
    '      ',
    'Ｐａｓｓｗｏｒｄ',
  ])('is refused when everybody guesses it: %s', (password) =>
    expect(passwordFault(password, owner)).toBe(SERVER_MESSAGES.passwordTooCommon),
  )

  it.each(['rina tamang', 'RinaTamang', 'rina.t@firm.test', 'RINA.T'])(
    'is refused when it is its owner: %s',
    (password) => {
      expect(passwordFault(password, owner)).toBe(SERVER_MESSAGES.passwordIsName)
    },
  )

  it.each(['monsoon river', 'রিনার বাগান', 'admin-demo-2026', 'rina tamang likes tea'])(
    'will do: %s',
    (password) => {
      expect(passwordFault(password, owner)).toBeUndefined()
    },
  )
})
