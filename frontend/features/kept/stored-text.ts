/** What storage does not take is remembered as long as the page. */
const remembered = new Map<string, string>()

/** The text of a key in this browser; where its last change found no room there, as this page remembers it. */
export function storedText(key: string): string | undefined {
  const known = remembered.get(key)
  if (known !== undefined) return known
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    remembered.delete(key)
  } catch {
    remembered.set(key, text)
  }
}
