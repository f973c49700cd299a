const KEY = 'auth_token'

let token = read()

/** The sign-in token, read from local storage once at load; null for visitors. */
export function authToken(): string | null {
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
  token = read()
  return token
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null // storage can be switched off, and pages are also rendered where there is none
  }
}
