import { MAIL_PROVIDER } from '#worker/lib/config.ts'

/** What is known before a deployment. What could not be found out is undefined. */
export type Setup = {
  databaseId: string | undefined
  vars: { siteUrl: string; mailFrom: string; adminEmails: string; corsOrigins: string }
  hasRoutes: boolean
  /** Another origin that the site was told to call, VITE_API_BASE_URL. */
  apiBase: string | undefined
  isSignedIn: boolean
  secrets: string[] | undefined
  hasChanges: boolean | undefined
}

const NO_DATABASE = /^0{8}-/
const EXAMPLE = /\.example\b/
const SECRETS = ['AUTH_SECRET', MAIL_PROVIDER.secret]

/** What must be put right before a deployment, each in a sentence that says how. */
export function obstaclesOf(setup: Setup): string[] {
  const { databaseId, vars, apiBase, isSignedIn, secrets } = setup
  const missing = SECRETS.filter((name) => secrets && !secrets.includes(name))
  return [
    ...(isSignedIn
      ? []
      : ['Nobody is signed in at Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.']),
    ...(!databaseId || NO_DATABASE.test(databaseId)
      ? [
          'There is no database yet: run `npx wrangler d1 create aangan` and put the id it prints into wrangler.toml as database_id.',
        ]
      : []),
    ...addressFaults('SITE_URL', vars.siteUrl),
    ...(EXAMPLE.test(vars.mailFrom) || vars.mailFrom === ''
      ? [
          `MAIL_FROM in wrangler.toml is the example: put an address of a domain there that is verified at ${MAIL_PROVIDER.name}.`,
        ]
      : []),
    ...missing.map((name) => `The secret ${name} is not set: run \`npx wrangler secret put ${name}\`.`),
    ...(apiBase === undefined ? [] : apiFaults(apiBase, vars)),
  ]
}

/** What may be meant, and is said before going on. */
export function warningsOf({ vars, hasRoutes, apiBase, secrets, hasChanges }: Setup): string[] {
  return [
    ...(hasChanges ? ['There are changes that are not committed; they are deployed too.'] : []),
    ...(vars.adminEmails === ''
      ? ['ADMIN_EMAILS in wrangler.toml is empty: nobody who signs up becomes an admin.']
      : []),
    ...(hasRoutes
      ? []
      : ['wrangler.toml gives the Worker no routes: it answers only where the dashboard does.']),
    ...(apiBase === undefined && vars.corsOrigins !== ''
      ? ['CORS_ORIGINS is set, but the site is built for one origin: set VITE_API_BASE_URL for two.']
      : []),
    ...(secrets
      ? []
      : ['Which secrets the Worker has could not be read; /api/health will say what is missing.']),
  ]
}

function addressFaults(name: string, address: string): string[] {
  const origin = URL.canParse(address) ? new URL(address) : undefined
  if (!origin || EXAMPLE.test(origin.hostname))
    return [
      `${name} in wrangler.toml is the example: put the address there at which visitors reach the site.`,
    ]
  return origin.protocol === 'https:' ? [] : [`${name} in wrangler.toml must begin with https://.`]
}

function apiFaults(apiBase: string, { siteUrl, corsOrigins }: Setup['vars']): string[] {
  if (!URL.canParse(apiBase))
    return [`VITE_API_BASE_URL is '${apiBase}': it must be an address such as https://api.example.com.`]
  const site = URL.canParse(siteUrl) ? new URL(siteUrl).origin : siteUrl
  const allowed = corsOrigins.split(',').map((origin) => origin.trim().replace(/\/$/, ''))
  return allowed.includes(site) || new URL(apiBase).origin === site
    ? []
    : [`The site calls ${apiBase}, which would refuse it: put ${site} into CORS_ORIGINS of wrangler.toml.`]
}
