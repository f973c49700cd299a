import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const CONFIG = join(import.meta.dirname, '../../wrangler.toml')

/** Where visitors reach the site that is being built: SITE_URL of the environment, else the deployment's of wrangler.toml. */
export function siteUrl(): string {
  const deployed = /^SITE_URL *= *"([^"]+)"/m.exec(readFileSync(CONFIG, 'utf8'))?.[1]
  const address = process.env['SITE_URL'] || deployed
  if (!address) throw new Error('wrangler.toml has no SITE_URL: the pages cannot say where they are at home.')
  return new URL(address).href
}
