import { PATHS } from '#contract/paths.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { handlers } from '#worker/lib/app.ts'

/** Search engines read the public pages and their pictures; the panel and the calls are nothing for them. */
export const readRobots = handlers((c) =>
  c.body(
    [
      'User-agent: *',
      'Disallow: /admin/',
      'Disallow: /auth/',
      'Disallow: /confirm/',
      `Sitemap: ${new URL(PATHS.sitemap, c.env.SITE_URL).href}`,
      '',
    ].join('\n'),
    200,
    { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL.day },
  ),
)
