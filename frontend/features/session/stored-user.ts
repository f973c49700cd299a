import { ROLES } from '#contract/accounts/roles.ts'
import type { StoredUser } from '#contract/accounts/users.ts'

const KEY = 'auth_user'
const KNOWN_ROLES: readonly unknown[] = ROLES

/** The signed-in user as it is stored, under `id` or `_id`; null for visitors and for anything unreadable. */
export function storedUser(): StoredUser | null {
  try {
    const { id, ...stored } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const user: object = { _id: id, username: '', name: '', ...stored }
    return isUser(user) ? user : null
  } catch {
    return null
  }
}

export function storeUser({ _id, username, name, email, role, approvedByAdmin }: StoredUser) {
  localStorage.setItem(KEY, JSON.stringify({ _id, username, name, email, role, approvedByAdmin }))
}

export function forgetStoredUser() {
  localStorage.removeItem(KEY)
}

function isUser(stored: object): stored is StoredUser {
  const fields = new Map<string, unknown>(Object.entries(stored))
  const hasTexts = ['_id', 'username', 'name', 'email'].every((name) => typeof fields.get(name) === 'string')
  return (
    hasTexts && KNOWN_ROLES.includes(fields.get('role')) && typeof fields.get('approvedByAdmin') === 'boolean'
  )
}
