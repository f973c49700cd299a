import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StateFolder } from '#worker/dev/state.ts'
import { MAIL_PROVIDER } from '#worker/lib/config.ts'

const PASSED_ON = [
  MAIL_PROVIDER.secret,
  ...MAIL_PROVIDER.settings,
  'ADMIN_EMAILS',
  'MAIL_FROM',
  'CORS_ORIGINS',
  'RECORD_ENQUIRIES',
  'LEAD_MONTHS',
  'WEEK_MAIL',
]

/**
 * Writes the variables of a local Worker and answers their files, of which a later one wins: ours with those of the environment, then
 * the developer's own .dev.vars. Where the state holds a backup, a last one takes the key of the mail service away: whoever is in it
 * must not be mailed from a rehearsal.
 */
export function writeVars(
  state: Pick<StateFolder, 'path' | 'envFile' | 'authSecret' | 'isRestored'>,
  address: string,
  ownVars: string,
): string[] {
  const given = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []))
  writeEnv(state.envFile, {
    ENVIRONMENT: 'development',
    SITE_URL: address,
    AUTH_SECRET: state.authSecret,
    ...Object.fromEntries(given),
  })
  const files = existsSync(ownVars) ? [state.envFile, ownVars] : [state.envFile]
  if (!state.isRestored) return files
  const noMails = join(state.path, 'no-mails.env')
  writeEnv(noMails, { [MAIL_PROVIDER.secret]: '' })
  return [...files, noMails]
}

function writeEnv(file: string, vars: Record<string, string>): void {
  const lines = Object.entries(vars).map(([name, value]) => `${name}='${value.replaceAll('$', '\\$')}'\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
}
