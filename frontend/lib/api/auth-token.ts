const KEY = 'auth_token'

let token: string | null | undefined

/** The sign-in token, read from local storage when it is first asked for; null for visitors. */
export function authToken(): string | null {
  if (token === undefined) token = read()
  return token
}

export function storeAuthToken(next: string) {
  token = next
  localStorage.setItem(KEY, next)
}

export function forgetAuthToken() {
  token = null
  localStorage.removeItem(KEY)
}

/** Reads the store again, after another tab has written to it. */
export function rereadAuthToken(): string | null {
  return (token = read())
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null // storage can be switched off, and pages are also rendered where there is none
  }
}
