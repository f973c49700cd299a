import { LIMITS } from '#contract/limits.ts'

/** Names in the User-Agent header; 'Chrome/' and 'Safari/' stand last, as most browsers also send them. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** The name by which the owner recognises a device: 'Chrome on Windows'. Read from the User-Agent header, which may lie. */
export function deviceName(userAgent = ''): string {
  const text = userAgent.slice(0, LIMITS.userAgentLetters)
  const browser = BROWSERS.find(([mark]) => text.includes(mark))?.[1]
  const system = SYSTEMS.find(([mark]) => text.includes(mark))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
