const KEY = 'auth_device'

/** By which the server knows this browser for the account that last signed in on it; it stays when they sign out. */
export function deviceToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null // storage can be switched off: then this device stays unknown
  }
}

export function keepDeviceToken(token: string) {
  try {
    localStorage.setItem(KEY, token)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
