/** The only policies that may make trusted markup and addresses out of text, each made in one place of the frontend. */
export const TRUSTED_TYPES_POLICIES = { markup: 'default', workers: 'aangan-workers' } as const

/**
 * The content security policy of every page, whoever serves it. Styles may stand in the HTML, for they are
 * inlined at build time and React writes style attributes; scripts may not. `apiOrigin` is where calls and
 * pictures come from when the static build lives on a host of its own; `tilesUrl` is where tiles of maps come from.
 */
export function pagePolicy({
  apiOrigin,
  tilesUrl,
}: { apiOrigin?: string | undefined; tilesUrl?: string | undefined } = {}): string {
  const api = apiOrigin ? ` ${apiOrigin}` : ''
  const tiles = tilesUrl ? ` ${originOf(tilesUrl)}` : ''
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${tiles}${api}`,
    `connect-src 'self'${api} https://www.openstreetmap.org`,
    `frame-src https://www.google.com https://www.openstreetmap.org`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${Object.values(TRUSTED_TYPES_POLICIES).join(' ')}`,
  ].join('; ')
}

/** Where the tiles of a template such as 'https://{s}.tiles.example/{z}/{x}/{y}.png' come from. */
const originOf = (tilesUrl: string) => /^https:\/\/[^/?#\s;,]+/.exec(tilesUrl.replace('{s}', '*'))?.[0] ?? ''

/** What every answer carries beside its policy, whoever sends it. */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
} as const

/** Who may keep an answer, and how long: every cache-control that the Worker sends. */
export const CACHE_CONTROL = {
  /** Kept by whoever wants to, and asked about each time: 304 while it holds. */
  revalidated: 'public, max-age=0, must-revalidate',
  /** The same, by the reader's own browser only. */
  revalidatedByReader: 'private, no-cache',
  /** Kept by nobody. */
  never: 'no-store',
  /** Kept by nobody, and meant for one reader. */
  neverOfOne: 'private, no-store',
  fiveMinutes: 'public, max-age=300',
  day: 'public, max-age=86400',
  /** Its address never shows anything else. */
  forGood: 'public, max-age=31536000, immutable',
} as const
