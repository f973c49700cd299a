import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { FIRM } from '#contract/firm.ts'
import { tool } from '#worker/dev/tools/children.ts'
import type { Setup } from './checks.ts'

const ROOT = join(import.meta.dirname, '../../..')
const LONGEST_ASK_MS = 30_000

/** Reads wrangler.toml, the environment and the working copy, and asks Cloudflare unless told not to. */
export function readSetup({ asks }: { asks: boolean }): Setup {
  const {
    d1_databases: databases,
    vars,
    routes,
    route,
  } = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') })
  const isSignedIn = asks && ask(['whoami', '--json']) !== undefined
  return {
    databaseId: databases[0]?.database_id,
    vars: {
      siteUrl: text(vars['SITE_URL']),
      mailFrom: text(vars['MAIL_FROM']),
      adminEmails: text(vars['ADMIN_EMAILS']).trim(),
      corsOrigins: text(vars['CORS_ORIGINS']).trim(),
    },
    firm: { email: FIRM.email, phones: [FIRM.phone, FIRM.whatsAppDigits, FIRM.supportWhatsAppDigits] },
    hasRoutes: route !== undefined || (routes ?? []).length > 0,
    apiBase: process.env['VITE_API_BASE_URL'] || undefined,
    isSignedIn,
    secrets: isSignedIn ? readSecrets() : undefined,
    hasChanges: readChanges(),
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The names of the Worker's secrets; undefined where they cannot be read, as before the first deployment. */
function readSecrets(): string[] | undefined {
  try {
    const secrets: { name: string }[] = JSON.parse(ask(['secret', 'list', '--format', 'json']) ?? '')
    return secrets.map(({ name }) => name)
  } catch {
    return undefined
  }
}

function readChanges(): boolean | undefined {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() !== '' : undefined
}

/** What wrangler answers; undefined where it refuses. */
function ask(args: string[]): string | undefined {
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', CI: '1' }
  const { status, stdout } = spawnSync(process.execPath, [tool('wrangler'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: LONGEST_ASK_MS,
    env,
  })
  return status === 0 ? stdout : undefined
}
