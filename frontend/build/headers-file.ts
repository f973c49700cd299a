/** Another origin that answers the calls and stores the pictures, when the static build lives on a host of its own. */
const apiOrigin = process.env['VITE_API_BASE_URL']
  ? ` ${new URL(process.env['VITE_API_BASE_URL']).origin}`
  : ''

// Styles may stand in the HTML: they are inlined at build time and React writes style attributes. Scripts may not.
const CONTENT_SECURITY_POLICY = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:${apiOrigin}`,
  `connect-src 'self'${apiOrigin}`,
  `frame-src https://www.google.com https://www.openstreetmap.org`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
].join('; ')

/** The _headers file that Cloudflare applies to the static files. */
export function headersFile(): string {
  return `/*
  Content-Security-Policy: ${CONTENT_SECURITY_POLICY}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  Permissions-Policy: camera=(), microphone=(), geolocation=()

/static/*
  Cache-Control: public, max-age=31536000, immutable

/shell*
  X-Robots-Tag: noindex
`
}
