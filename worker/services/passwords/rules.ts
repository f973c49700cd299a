import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

type Owner = { username: string; email: string }

const ONE_LETTER_ONLY = /^(.)\1*$/su

/** Why a new password is too easy to guess, in words; undefined when it will do. Case does not make it harder. */
export function passwordFault(password: string, { username, email }: Owner): string | undefined {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  if (ONE_LETTER_ONLY.test(plain) || plain === '' || COMMON_PASSWORDS.has(plain))
    return SERVER_MESSAGES.passwordTooCommon
  const names = [username, username.replaceAll(' ', ''), email, email.split('@')[0] ?? email]
  const isName = names.some((name) => name.normalize('NFKC').trim().toLowerCase() === plain)
  return isName ? SERVER_MESSAGES.passwordIsName : undefined
}
