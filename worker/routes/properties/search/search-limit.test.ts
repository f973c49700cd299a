import { describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { asStaff, asVisitor, refusal, visitorOf, withToken } from '#worker/test/client.ts'
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

describe('a call that costs more than a list', () => {
  let asked = 0
  const counting = (success: boolean) =>
    visitorOf({
      SEARCH_SHIELD: {
        limit: async () => {
          asked += 1
          return { success }
        },
      },
    })

  it.each([
    [1, '/api/properties/by-kind?maxPrice=4711001'],
    [1, '/api/properties/by-kind?garden=true&crane=true'],
    [1, '/api/properties/by-kind?searchTerm=hangar&minArea=711'],
    [1, '/api/properties/map?minArea=4711'],
    [1, '/api/properties/map?deal=rent&facing=East'],
    [0, '/api/properties?maxPrice=4711002'],
    [0, '/property?maxPrice=4711003'],
    [0, '/api/properties?category=Plot&deal=sale&corner=true'],
    [0, '/property?category=Villa&garden=true'],
  ])(
    'is counted, and a list is not (%s times), and no more once a cache answers it: %s',
    async (times, path) => {
      asked = 0
      const visitor = counting(true)
      expect((await visitor.get(path)).status).toBe(200)
      expect(asked).toBe(times)
      expect((await visitor.get(path)).status).toBe(200)
      expect(asked).toBe(times)
    },
  )

  it('is refused where its network has asked too often', async () => {
    for (const path of ['/api/properties/by-kind?maxPrice=4712001', '/api/properties/map?maxPrice=4712001']) {
      const refused = await counting(false).get(path)
      expect(refused.headers.get('retry-after')).toBe('60')
      expect((await refusal(refused)).slice(0, 2)).toEqual([429, 'TOO_MANY'])
    }
  })
})
