import { MAIL_PROVIDER } from '#worker/lib/config.ts'

/** What is known before a deployment. What could not be found out is undefined. */
export type Setup = {
  databaseId: string | undefined
  vars: { siteUrl: string; mailFrom: string; adminEmails: string; corsOrigins: string }
  /** What worker/contract/firm.ts says. */
  firm: { email: string; phones: string[] }
  hasRoutes: boolean
  /** Another origin that the site was told to call, VITE_API_BASE_URL. */
  apiBase: string | undefined
  isSignedIn: boolean
  secrets: string[] | undefined
  hasChanges: boolean | undefined
}

const NO_DATABASE = /^0{8}-/
const EXAMPLE = /\.example\b/
/** The number of the demo firm, which nobody answers. */
const DEMO_PHONE = '919000012345'
const ADDRESS = String.raw`[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+`
const SENDER = new RegExp(`^(?:${ADDRESS}|[^<>]+<${ADDRESS}>)$`)
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
    ...senderFaults(vars.mailFrom),
    ...firmFaults(setup.firm),
    ...missing.map((name) => `The secret ${name} is not set: run \`npx wrangler secret put ${name}\`.`),
    ...apiFaults(apiBase, vars),
  ]
}

/** What may be meant, and is said before going on. */
export function warningsOf({ vars, hasRoutes, secrets, hasChanges }: Setup): string[] {
  return [
    ...(hasChanges ? ['There are changes that are not committed; they are deployed too.'] : []),
    ...(vars.adminEmails === ''
      ? ['ADMIN_EMAILS in wrangler.toml is empty: nobody who signs up becomes an admin.']
      : []),
    ...(hasRoutes
      ? []
      : ['wrangler.toml gives the Worker no routes: it answers only where the dashboard does.']),
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
  if (origin.protocol !== 'https:') return [`${name} in wrangler.toml must begin with https://.`]
  return origin.origin === address
    ? []
    : [`${name} in wrangler.toml is ${address}: put ${origin.origin} there, without anything behind it.`]
}

function senderFaults(mailFrom: string): string[] {
  if (EXAMPLE.test(mailFrom) || mailFrom === '')
    return [
      `MAIL_FROM in wrangler.toml is the example: put an address of a domain there that is verified at ${MAIL_PROVIDER.name}.`,
    ]
  return SENDER.test(mailFrom)
    ? []
    : [
        `MAIL_FROM in wrangler.toml is '${mailFrom}': write it as in Aangan Estates <hello@your-domain.in>, with an address.`,
      ]
}

function firmFaults({ email, phones }: Setup['firm']): string[] {
  const isDemo = EXAMPLE.test(email) || phones.some((phone) => phone.replace(/\D/g, '') === DEMO_PHONE)
  return isDemo
    ? [
        "worker/contract/firm.ts still has the demo's e-mail or phone numbers: put the firm's own there, also for WhatsApp.",
      ]
    : []
}

function apiFaults(apiBase: string | undefined, { siteUrl, corsOrigins }: Setup['vars']): string[] {
  if (apiBase === undefined)
    return corsOrigins === ''
      ? []
      : [
          'CORS_ORIGINS in wrangler.toml is set, so the Worker has another origin than the site, but the site would be built for one: run `VITE_API_BASE_URL=https://api.example.com npm run deploy` with its address, or empty CORS_ORIGINS.',
        ]
  if (!URL.canParse(apiBase))
    return [`VITE_API_BASE_URL is '${apiBase}': it must be an address such as https://api.example.com.`]
  const site = URL.canParse(siteUrl) ? new URL(siteUrl).origin : siteUrl
  const allowed = corsOrigins.split(',').map((origin) => origin.trim().replace(/\/$/, ''))
  return allowed.includes(site) || new URL(apiBase).origin === site
    ? []
    : [`The site calls ${apiBase}, which would refuse it: put ${site} into CORS_ORIGINS of wrangler.toml.`]
}
