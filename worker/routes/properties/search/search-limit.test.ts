import { expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { asStaff, asVisitor, refusal, withToken } from '#worker/test/client.ts'
import { anAccount, aProperty, tokenOf } from '#worker/test/factories.ts'

const MOST_A_MINUTE = 300

it('refuses a network that searches without end, with a sentence and how long to wait, and nobody else', async () => {
  await aProperty({ title: 'Zeppelin hangar' })
  const known = `${PATHS.properties}?searchTerm=zeppelin`
  expect((await asVisitor('2001:db8:77:1::1').get(known)).status).toBe(200)

  // A minute may begin anew in between.
  const most = 2 * MOST_A_MINUTE
  let answered = 1
  const searchOnce = async () => {
    const call = answered % 2 === 0 ? PATHS.nearestProperties : PATHS.properties
    const searcher = asVisitor(`2001:db8:77:${answered.toString(16)}::1`)
    return (await searcher.get(`${call}?searchTerm=hangar ${answered}`)).status
  }
  while (answered <= most && (await searchOnce()) === 200) answered += 1
  expect(answered).toBeGreaterThanOrEqual(MOST_A_MINUTE)
  expect(answered).toBeLessThanOrEqual(most)

  const flooder = asVisitor('2001:db8:77:ffff::1')
  const refused = await flooder.get(`${PATHS.nearestProperties}?searchTerm=one more`)
  expect([Number(refused.headers.get('retry-after')), await refusal(refused)]).toEqual([
    60,
    [429, 'TOO_MANY', 'Too many searches came from your network. Wait a minute and try again.'],
  ])
  expect((await flooder.get(`${PATHS.properties}?city=onemore`)).status).toBe(429)
  const waiting = withToken(await tokenOf(await anAccount({ approvedByAdmin: false })), '2001:db8:77:ffff::1')
  expect((await waiting.get(`${PATHS.nearestProperties}?searchTerm=one more`)).status).toBe(429)
  const page = await flooder.get('/hi/property?searchTerm=one more')
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    429,
    '60',
    'no-store',
  ])
  expect(await page.text()).toContain('<html lang="hi"')

  const others = [
    flooder.get(known),
    flooder.get(`${PATHS.properties}?category=Plot&limit=7`),
    asVisitor('2001:db8:78::1').get(`${PATHS.nearestProperties}?searchTerm=one more`),
    (await asStaff()).get(`${PATHS.properties}?searchTerm=one more`),
  ]
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
