import { expect, expectAccessible, expectWidth, test } from './fixtures.ts'

for (const [width, prefix, language] of [
  [390, '', 'English'],
  [320, '/bn', 'Bengali'],
] as const)
  test(`a buyer asks to hear of new ones, begins and ends it with a tap each, at ${width} px in ${language}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${prefix}/property?category=Villa&maxPrice=9000000`)
    const email = `asha-${width}-${Date.now()}@mail.example`
    const strip = page.locator('#tell-me')
    await strip.scrollIntoViewIfNeeded()
    await strip.locator('input[type=email]').fill(email)
    await strip.locator('select').selectOption('weekly')
    await strip.locator('button').click()
    await expect(strip.locator('output')).toBeVisible()
    await expectWidth(page, width)
    const mails = async () => (await request.get('/api/dev/outbox', { params: { to: email } })).json()
    await expect.poll(async () => (await mails()).length).toBe(1)
    const [{ text, headers }] = await mails()
    const address = /http\S+\/alerts\/\S+/.exec(text)?.[0] ?? ''
    expect(address).toContain(`${prefix}/alerts/`)
    const opened = await page.goto(new URL(address).pathname)
    expect(opened?.headers()['x-robots-tag']).toBe('noindex')
    await expect(page.locator('#main button')).toHaveCount(2)
    await expectAccessible(page, address)
    await expectWidth(page, width)
    await page.locator('#main button').first().click()
    await expect(page.locator('#main output')).toBeVisible()
    await expect(page.locator('#main button')).toHaveCount(1)
    await page.locator('#main button').click()
    await expect(page.locator('#main button')).toHaveCount(0)
    const call = new URL(headers['List-Unsubscribe'].slice(1, -1)).pathname
    const again = await request.post(call, {
      form: { 'List-Unsubscribe': 'One-Click' },
      headers: { origin: 'https://mail.example' },
    })
    expect(again.status()).toBe(200)
  })

test('a feed reader finds the feed of a list and of an area', async ({ page, request }) => {
  for (const path of ['/property?category=Villa', '/ne/area/matigara']) {
    await page.goto(path)
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
    const answer = await request.get(feed ?? '')
    expect(answer.headers()['content-type']).toContain('application/atom+xml')
    // Our pages let no script parse markup.
    await page.goto('about:blank')
    const entries = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('entry').length,
      await answer.text(),
    )
    expect(entries).toBeGreaterThan(0)
  }
})
