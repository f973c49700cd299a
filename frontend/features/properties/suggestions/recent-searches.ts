const KEY = 'recent_searches'
const KEPT = 3

/** The last searches on this device, newest first; empty where storage is switched off. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function keepSearch(text: string): void {
  const searched = text.trim()
  if (searched === '') return
  const others = recentSearches().filter((kept) => kept.toLowerCase() !== searched.toLowerCase())
  try {
    localStorage.setItem(KEY, JSON.stringify([searched, ...others].slice(0, KEPT)))
  } catch {
    return
  }
}
