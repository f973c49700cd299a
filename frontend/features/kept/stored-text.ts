/** What storage does not take is remembered as long as the page. */
const remembered = new Map<string, string>()

export function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? remembered.get(key)
  } catch {
    return remembered.get(key)
  }
}

export function storeText(key: string, text: string): void {
  remembered.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    return
  }
}
