/**
 * The content security policy of every page, whoever serves it. Styles may stand in the HTML, for they are
 * inlined at build time and React writes style attributes; scripts may not. `apiOrigin` is where calls and
 * pictures come from when the static build lives on a host of its own.
 */
export function pagePolicy(apiOrigin?: string): string {
  const api = apiOrigin ? ` ${apiOrigin}` : ''
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https://tile.openstreetmap.org${api}`,
    `connect-src 'self'${api} https://www.openstreetmap.org`,
    `frame-src https://www.google.com https://www.openstreetmap.org`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ')
}
