import { LIMITS } from '#contract/limits.ts'

/** What a browser calls itself, most telling first: most also name those that they want to be taken for. */
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

/** What an owner recognises a device by: 'Chrome on Windows'. Taken from the User-Agent header, whatever that is worth. */
export function deviceName(userAgent = ''): string {
  const text = userAgent.slice(0, LIMITS.userAgentLetters)
  const browser = BROWSERS.find(([mark]) => text.includes(mark))?.[1]
  const system = SYSTEMS.find(([mark]) => text.includes(mark))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
