import { pagePolicy, SECURITY_HEADERS } from '#contract/site/policy.ts'

/** Another origin that answers the calls and stores the pictures, when the static build lives on a host of its own. */
const apiBase = process.env['VITE_API_BASE_URL']
const apiOrigin = apiBase ? new URL(apiBase).origin : undefined

/** The _headers file that Cloudflare applies to the static files. */
export function headersFile(): string {
  const everywhere = { 'content-security-policy': pagePolicy(apiOrigin), ...SECURITY_HEADERS }
  return `/*
${Object.entries(everywhere)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}

/static/*
  cache-control: public, max-age=31536000, immutable

/shell*
  x-robots-tag: noindex
`
}
