import { FIRM } from '#contract/firm.ts'
import { PATHS } from '#contract/paths.ts'
import { DAY_MS } from '#contract/units/time.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { handlers } from '#worker/lib/app.ts'

const DAYS = 180

/** Whom to tell of a hole in the site (RFC 9116). It is written anew each day, so that it never expires. */
export const readSecurityTxt = handlers((c) => {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const lines = [
    `Contact: mailto:${FIRM.email}`,
    `Expires: ${new Date(today + DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, bn, hi',
    `Canonical: ${new URL(PATHS.securityTxt, c.env.SITE_URL).href}`,
    '',
  ]
  return c.body(lines.join('\n'), 200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': CACHE_CONTROL.day,
  })
})
