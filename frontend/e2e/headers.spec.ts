import { PATHS } from '#contract/paths.ts'
import { pagePolicy, SECURITY_HEADERS } from '#contract/site/policy.ts'
import { expect, test } from './fixtures.ts'

const NO_SUCH_ID = 'f'.repeat(24)

test('every kind of answer carries the same security headers, whoever sends it', async ({ request }) => {
  const [listing] = await (await request.get(PATHS.properties)).json()
  const [picture] = listing.images
  const home = await (await request.get('/')).text()
  const [, chunk = ''] = /src="(\/static\/js\/[^"]+)"/.exec(home) ?? []
  const kinds = [
    ['/', 200],
    ['/about', 200],
    ['/contact', 200],
    ['/property', 200],
    [`/view/${listing._id}`, 200],
    ['/admin/dashboard', 200],
    ['/auth/login', 200],
    [`/view/${NO_SUCH_ID}`, 404],
    ['/no-such-page', 404],
    ['/static/js/no-such.chunk.js', 404],
    ['/property-images/villa/1_none.webp', 404],
    ['/admin', 302],
    ['/about.html', 307],
    [chunk, 200],
    ['/favicon.ico', 200],
    ['/manifest.webmanifest', 200],
    ['/preview.jpg', 200],
    [picture, 200],
    [PATHS.sitemap, 200],
    [PATHS.robots, 200],
    [PATHS.securityTxt, 200],
    [PATHS.properties, 200],
    [PATHS.health, 200],
    [PATHS.openapi, 200],
    [`${PATHS.properties}?limit=many`, 400],
    [PATHS.dashboard, 401],
    ['/api/no-such-call', 404],
    [PATHS.login, 405],
  ] as const

  for (const [path, status] of kinds) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect.soft(answer.status(), path).toBe(status)
    // The site may stand on another origin than its pictures.
    const isPicture = path === picture
    expect.soft(answer.headers(), path).toMatchObject({
      ...SECURITY_HEADERS,
      'cross-origin-resource-policy': isPicture ? 'cross-origin' : 'same-origin',
    })
    expect.soft(answer.headers()['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/)
    if (status >= 400) expect.soft(answer.headers()['cache-control'] ?? '', path).not.toContain('immutable')
  }
})

test('every page lets only its own scripts run, and no text become markup by accident', async ({
  request,
}) => {
  const [listing] = await (await request.get(PATHS.properties)).json()
  for (const path of [
    '/',
    '/about',
    '/contact',
    '/property',
    `/view/${listing._id}`,
    '/no-such-page',
    '/admin/help',
  ])
    expect.soft((await request.get(path)).headers()['content-security-policy'], path).toBe(pagePolicy())
})

test('what is no page may run and load nothing', async ({ request }) => {
  const files =
    (await (await request.get('/')).text()).match(/\/static\/[\w./-]+\.(?:js|css|woff2|svg)/g) ?? []
  expect(files.length).toBeGreaterThan(10)
  for (const path of [PATHS.properties, PATHS.sitemap, PATHS.robots, '/api/no-such-call', ...new Set(files)])
    expect
      .soft((await request.get(path)).headers()['content-security-policy'], path)
      .toContain("default-src 'none'")
})
