import { pagePolicy } from '#contract/page-policy.ts'

/** Another origin that answers the calls and stores the pictures, when the static build lives on a host of its own. */
const apiBase = process.env['VITE_API_BASE_URL']
const apiOrigin = apiBase ? new URL(apiBase).origin : undefined

/** The _headers file that Cloudflare applies to the static files. */
export function headersFile(): string {
  return `/*
  Content-Security-Policy: ${pagePolicy(apiOrigin)}
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
