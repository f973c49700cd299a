import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  Email,
  ForgotPasswordInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  ValidateForgotPasswordOtpInput,
  VerifyOtpInput,
} from './auth.ts'
import { ContactMessageInput } from '#contract/contact-messages/contact-messages.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

const complaint = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

const registration = { username: 'Rina', email: 'rina@firm.test', password: 'monsoon river' }
const message = {
  name: 'Asha',
  email: 'asha@mail.test',
  phone: '98320 12345',
  interest: 'A plot in Matigara',
}

describe('an e-mail address', () => {
  it('is trimmed and put in lower case', () => {
    expect(Email.parse('  Rina.Tamang@Firm.TEST ')).toBe('rina.tamang@firm.test')
  })

  it.each([
    ['a second header line', 'rina@firm.test\r\nBcc: all@firm.test'],
    ['a line break at the end', 'rina@firm.test\n'],
    ['the Kelvin sign, which lower case would make a k', '\u212Aumar@firm.test'],
    ['a Cyrillic letter', 'r\u0456na@firm.test'],
    ['a full-width @', 'rina\uFF20firm.test'],
    ['a dotless i', 'rina@f\u0131rm.test'],
    ['no top-level domain', 'rina@firm'],
    ['a space inside', 'rina firm@firm.test'],
    ['300 letters', `${'r'.repeat(290)}@firm.test`],
    ['a number', 42],
  ])('is refused with %s', (_, address) => {
    expect(Email.safeParse(address).error?.issues.map((issue) => issue.message)).toEqual([
      SERVER_MESSAGES.emailInvalid,
    ])
  })
})

describe('a registration', () => {
  it.each([
    undefined,
    null,
    'text',
    7,
    [],
    {},
    { ...registration, username: '  ' },
    { ...registration, email: 1 },
  ])('asks for all three fields first: %j', (value) =>
    expect(complaint(RegisterInput, value)).toBe(SERVER_MESSAGES.registrationRequired),
  )

  it('asks for a missing password before it looks at the address', () => {
    expect(complaint(RegisterInput, { ...registration, email: 'nonsense', password: '' })).toBe(
      SERVER_MESSAGES.registrationRequired,
    )
  })

  it('looks at the address before the password', () => {
    expect(complaint(RegisterInput, { ...registration, email: 'nonsense', password: '1' })).toBe(
      SERVER_MESSAGES.emailInvalid,
    )
  })

  it('counts letters of the password, not their bytes', () => {
    expect(complaint(RegisterInput, { ...registration, password: '😀😀😀' })).toBe(
      SERVER_MESSAGES.passwordTooShort,
    )
    expect(complaint(RegisterInput, { ...registration, password: 'x'.repeat(129) })).toBe(
      SERVER_MESSAGES.passwordTooLong,
    )
    expect(complaint(RegisterInput, { ...registration, password: 'নদীর ধার' })).toBeUndefined()
  })

  it.each([
    'Rina\r\nTamang',
    'Rina\u202EgnamaT',
    'Rina\u200B',
    'Rina\u0000',
    '\u2800',
    '\u{e0100}',
    '\u200d\ufe0f',
  ])('refuses the username %j', (username) => {
    expect(complaint(RegisterInput, { ...registration, username })).toBe(SERVER_MESSAGES.usernameInvalid)
  })

  it('refuses a username of more than 80 letters', () => {
    expect(complaint(RegisterInput, { ...registration, username: 'r'.repeat(81) })).toBe(
      SERVER_MESSAGES.usernameTooLong,
    )
  })

  it('lets a Bengali name keep its joiners', () => {
    const username = 'রি\u200Dনা তামাং'
    expect(RegisterInput.parse({ ...registration, username }).username).toBe(username.normalize('NFC'))
  })

  it('drops what only the server decides', () => {
    expect(RegisterInput.parse({ ...registration, role: 'admin', approvedByAdmin: true, id: '1' })).toEqual(
      registration,
    )
  })
})

describe('a sign-in', () => {
  it.each([
    {},
    [],
    null,
    { email: 'rina@firm.test' },
    { password: 'x' },
    { email: ['a@b.test'], password: {} },
  ])('asks for both fields first: %j', (value) =>
    expect(complaint(LoginInput, value)).toBe(SERVER_MESSAGES.emailAndPasswordRequired),
  )

  it('refuses a malformed address', () => {
    expect(complaint(LoginInput, { email: 'rina', password: 'x' })).toBe(SERVER_MESSAGES.emailInvalid)
  })

  it('remembers only for true', () => {
    const remembered = (remember: unknown) =>
      LoginInput.parse({ email: 'a@b.test', password: 'x', remember }).remember
    expect([true, false, undefined, 'true', 1].map(remembered)).toEqual([true, false, false, false, false])
  })
})

describe('a typed code', () => {
  it.each(['123456', '123 456', ' 12-34-56 ', '123\u00a0456', 123456])('is read from %j', (code) => {
    expect(VerifyOtpInput.parse({ code, email: 'a@b.test' }).code).toBe('123456')
  })

  it('may be called otp or code in both calls', () => {
    expect(VerifyOtpInput.parse({ otp: '123456', email: 'a@b.test' }).code).toBe('123456')
    expect(ValidateForgotPasswordOtpInput.parse({ code: '123456', email: 'a@b.test' }).code).toBe('123456')
  })

  it.each([{}, null, [], { code: '' }, { code: '  ' }, { code: {} }, { code: true }])(
    'is asked for at sign-up: %j',
    (value) => {
      expect(complaint(VerifyOtpInput, value)).toBe(SERVER_MESSAGES.otpRequired)
    },
  )

  it('has at least six digits at sign-up', () => {
    expect(complaint(VerifyOtpInput, { code: '12 34 5', email: 'a@b.test' })).toBe(
      SERVER_MESSAGES.otpTooShort,
    )
  })

  it('is asked for after the address when a password is forgotten', () => {
    expect(complaint(ValidateForgotPasswordOtpInput, {})).toBe(SERVER_MESSAGES.emailRequired)
    expect(complaint(ValidateForgotPasswordOtpInput, { email: 'a@b.test' })).toBe(
      SERVER_MESSAGES.resetOtpRequired,
    )
  })
})

describe('a forgotten password', () => {
  it.each([undefined, {}, { email: ' ' }, { email: 3 }])('asks for the address: %j', (value) => {
    expect(complaint(ForgotPasswordInput, value)).toBe(SERVER_MESSAGES.emailRequired)
  })

  it('asks for the new password, then for its length', () => {
    expect(complaint(ResetPasswordInput, { email: 'a@b.test' })).toBe(SERVER_MESSAGES.newPasswordRequired)
    expect(complaint(ResetPasswordInput, { email: 'a@b.test', password: '12345' })).toBe(
      SERVER_MESSAGES.newPasswordTooShort,
    )
  })
})

describe('a contact message', () => {
  it.each(['name', 'email', 'phone', 'interest'])('needs its %s', (field) => {
    expect(complaint(ContactMessageInput, { ...message, [field]: ' ' })).toBe(SERVER_MESSAGES.contactRequired)
    expect(complaint(ContactMessageInput, { ...message, [field]: undefined })).toBe(
      SERVER_MESSAGES.contactRequired,
    )
  })

  it.each([
    ['+91 (98320) 123-45', '+919832012345'],
    [9832012345, '9832012345'],
    ['123456', '123456'],
    ['৯৮৩২০১২৩৪৫', '9832012345'],
  ])('takes the phone number %j', (phone, stored) => {
    expect(ContactMessageInput.parse({ ...message, phone }).phone).toBe(stored)
  })

  it.each(['12345', '1234567890123456', '98320x12345', '++919832012345', '৯৮৩২x১২৩৪৫'])(
    'refuses the phone number %j',
    (phone) => {
      expect(complaint(ContactMessageInput, { ...message, phone })).toBe(SERVER_MESSAGES.contactPhoneInvalid)
    },
  )

  it('keeps the name on one line', () => {
    expect(ContactMessageInput.parse({ ...message, name: 'Asha\r\nBcc: all@firm.test' }).name).toBe(
      'Asha Bcc: all@firm.test',
    )
  })

  it('refuses a novel', () => {
    expect(complaint(ContactMessageInput, { ...message, interest: 'x'.repeat(4001) })).toBe(
      SERVER_MESSAGES.contactTooLong,
    )
  })
})
