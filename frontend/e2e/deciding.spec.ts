import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectLettersInside, expectWidth, takenOver, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }

/** Votes, comments and lines cut by two phones at random; the Worker's own test of a shared list makes two hundred. */
const STEPS = 80

/** Numbers that look random and are the same every time. */
function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

async function newPhone(page: Page): Promise<BrowserContext> {
  const { origin } = new URL(page.url())
  return (
    (await page.context().browser()?.newContext({ baseURL: origin, viewport: PHONE, hasTouch: true })) ??
    page.context()
  )
}

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  for (const [where, path] of [
    ['in the list', '/property'],
    ['in what is nearest', '/property?searchTerm=zzqx'],
  ] as const)
    test(`the heart of a card stands at the right edge of its picture ${where}`, async ({ page }) => {
      await page.goto(path)
      const card = page.getByRole('article').first()
      await takenOver(card.getByRole('button', { name: /^Keep: / }))
      const gap = async () => {
        const heart = await card.getByRole('button', { name: /^Keep: / }).boundingBox()
        const picture = await card.locator('.card-picture').boundingBox()
        return Math.abs(Number(picture?.x) + Number(picture?.width) - Number(heart?.x) - Number(heart?.width))
      }
      await expect.poll(gap).toBeLessThan(8)
    })

  test('the longest price and all buttons stand in one row at the bottom of a listing', async ({
    page,
    request,
  }) => {
    const dearest = await request.get('/api/properties?category=Warehouse')
    const [{ _id }] = (await dearest.json()) as [{ _id: string }]
    await page.goto(`/view/${_id}`)
    const bar = page.locator('[data-bottom-bar]')
    await takenOver(bar.getByRole('button', { name: 'Enquire Now' }))
    await bar.locator('p').evaluate((price) => ((price.firstChild ?? price).textContent = '₹99.99 Lakh'))
    const boxes = await Promise.all((await bar.locator('> *').all()).map((part) => part.boundingBox()))
    const middles = boxes.map((box) => box && Math.round(box.y + box.height / 2))
    expect(new Set(middles).size).toBe(1)
  })

  test('three columns of a comparison are in sight, and the name of a row stays there with four', async ({
    page,
    request,
  }) => {
    const listed: { _id: string }[] = await (await request.get('/api/properties')).json()
    const ids = listed.map(({ _id }) => _id)
    await page.goto(`/compare?ids=${ids.slice(0, 3).join()}`)
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    const state = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Status' }) })
    for (const value of await state.getByRole('cell').all()) await expect(value).toBeInViewport({ ratio: 1 })

    await page.goto(`/compare?ids=${ids.slice(0, 4).join()}`)
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await state.getByRole('cell').last().scrollIntoViewIfNeeded()
    await expect(state.getByRole('cell').last()).toBeInViewport({ ratio: 1 })
    await expect(state.getByText('Status')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, 'compare')
  })

  test('three are kept, compared, shared, voted on and decided', async ({ page }) => {
    await page.goto('/property')
    const hearts = page.getByRole('button', { name: /^Keep: / })
    for (const ofCard of [hearts.nth(0), hearts.nth(1)]) {
      await ofCard.tap()
      await expect(ofCard).toHaveAttribute('aria-pressed', 'true')
    }
    const third = page.getByRole('article').nth(2).getByRole('heading').getByRole('link')
    const title = await third.innerText()
    await third.tap()
    // Until its page is there the list is, and stays drawn below it.
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const heart = page
      .getByRole('button', { name: `Keep: ${title}` })
      .filter({ visible: true })
      .first()
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/kept')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expectWidth(page, PHONE.width)
    await expectAccessible(page, 'kept')

    const letGo = page.getByRole('button', { name: /^Remove: / })
    await letGo.first().tap()
    await expect(letGo).toHaveCount(2)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeInViewport({ ratio: 1 })
    await expect(undo).toBeFocused()
    await undo.tap()
    await expect(letGo).toHaveCount(3)
    await expect(letGo.first()).toBeFocused()

    await page
      .getByRole('textbox', { name: /^Your note: / })
      .first()
      .fill('The kitchen is dark')
    for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).tap()
    await page.getByRole('button', { name: 'Compare these 2' }).tap()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expectWidth(page, PHONE.width)
    await expectAccessible(page, 'compare')
    await page
      .getByRole('columnheader')
      .first()
      .tap({ position: { x: 5, y: 5 } })
    await expect(page, 'a picture leads to its listing, at its edge too').toHaveURL(/\/view\/\w+$/)
    await page.goBack()
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('row').last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('columnheader').first()).not.toBeInViewport()
    for (const number of await page.getByText(/^[A-Z]-\d+$/).all())
      await expect(number, 'which column is which stays in sight').toBeInViewport({ ratio: 1 })

    await page.goBack()
    await page.getByRole('button', { name: 'Share this list' }).tap()
    await page.waitForURL(/\/kept\/[a-z0-9]{14}$/)
    const name = '<img src=x onerror=alert(1)> "Arun" ' + '\u202e'
    await page.getByLabel('Your name, as the others know you').fill(name)
    await page.getByRole('button', { name: 'Go on' }).tap()
    const first = page.getByRole('article').first()
    await first.getByRole('button', { name: 'Maybe', exact: true }).tap()
    await expect(first.getByText('<img src=x onerror=alert(1)> "Arun": Maybe')).toBeVisible()
    await first.getByRole('textbox', { name: 'Your comment' }).fill('See https://evil.example')
    await first.getByRole('button', { name: 'Send' }).tap()
    await expect(first.getByText('See https://evil.example')).toBeVisible()
    await expect(first.getByRole('link', { name: 'evil' })).toHaveCount(0)
    await expectWidth(page, PHONE.width)
    await expectAccessible(page, 'shared list')

    const end = page.getByRole('button', { name: 'End this list' })
    await end.tap()
    const question = page.getByRole('dialog', { name: 'End this list for everybody?' })
    await expect(question).toBeVisible()
    await expectAccessible(page, 'question before a list ends')
    await question.getByRole('button', { name: 'Keep it' }).tap()
    await expect(question).toBeHidden()
    await end.tap()
    await question.getByRole('button', { name: 'End this list' }).tap()
    await expect(page.getByText('This list has ended.')).toBeVisible()
  })
})

test.describe('a list of several', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a second press at the place of Send votes for nothing and takes nothing out', async ({
    page,
    request,
  }) => {
    const listings: { _id: string }[] = await (await request.get('/api/properties?limit=3')).json()
    const made = await request.post('/api/lists', { data: { propertyIds: listings.map(({ _id }) => _id) } })
    const { code, ownerKey }: { code: string; ownerKey: string } = await made.json()
    // On the device that made it, where comments can be taken out.
    await page.addInitScript((lists) => localStorage.setItem('aangan:lists', JSON.stringify(lists)), {
      [code]: ownerKey,
    })
    await page.goto(`/kept/${code}`)
    await page.getByLabel('Your name, as the others know you').fill('Asha')
    await page.getByRole('button', { name: 'Go on' }).click()
    const changes: string[] = []
    page.on('request', (sent) => sent.method() !== 'GET' && changes.push(`${sent.method()} ${sent.url()}`))
    const first = page.getByRole('article').first()
    await first.getByRole('textbox', { name: 'Your comment' }).fill('Near my brother')
    const send = await first.getByRole('button', { name: 'Send' }).boundingBox()
    const press = () =>
      page.touchscreen.tap(
        Number(send?.x) + Number(send?.width) / 2,
        Number(send?.y) + Number(send?.height) / 2,
      )
    await press()
    await expect(first.getByText(/Near my brother/)).toBeVisible()
    await press()
    await expect(first.getByText(/Near my brother/).locator('time')).toBeVisible()
    await press()
    expect(changes.map((change) => change.replace(/^(\w+) .*\/(\w+)$/, '$1 $2'))).toEqual(['POST comments'])
    const after = await first.getByRole('button', { name: 'Send' }).boundingBox()
    expect(Math.abs(Number(after?.y) - Number(send?.y)), 'Send stays where it is pressed').toBeLessThan(2)
  })
})

test('what stays in sight above what is kept is one line, and nothing where letters are large or the window is low', async ({
  page,
  request,
}) => {
  const listings: { _id: string; price: number }[] = await (
    await request.get('/api/properties?limit=3')
  ).json()
  const kept = listings.map(({ _id, price }) => ({ id: _id, price, at: 1, note: '' }))
  await page.addInitScript((text) => localStorage.setItem('aangan:kept', text), JSON.stringify({ kept }))
  for (const [width, height, letters, most] of [
    [390, 844, '100%', 136],
    [844, 390, '100%', 0],
    [390, 844, '200%', 0],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(letters === '200%' ? '/bn/kept' : '/kept')
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    const bar = await page
      .getByRole('button', { name: /^(Share this list|তালিকাটি পাঠান)$/ })
      .locator('..')
      .boundingBox()
    expect(Number(bar?.y) + Number(bar?.height), `${width} px, ${letters}`).toBeLessThanOrEqual(most)
  }

  // Phones enlarge letters without what is measured by them.
  const phone = await page.context().newCDPSession(page)
  const metrics = { ...PHONE, deviceScaleFactor: 1, mobile: true }
  await phone.send('Emulation.setDeviceMetricsOverride', metrics)
  await page.evaluate(
    () => (document.documentElement.style.cssText = 'font-size: 100%; -webkit-text-size-adjust: 200%'),
  )
  for (const listing of await page.getByRole('article').all()) await expectLettersInside(listing)
})

test('two phones that lose the line again and again end with the same list', async ({ page, request }) => {
  test.setTimeout(300_000)
  await page.goto('/')
  const listings: { _id: string }[] = await (await request.get('/api/properties?limit=3')).json()
  const made = await request.post('/api/lists', { data: { propertyIds: listings.map(({ _id }) => _id) } })
  const { code }: { code: string } = await made.json()
  const contexts = [await newPhone(page), await newPhone(page)]
  const phones = await Promise.all(contexts.map((context) => context.newPage()))
  for (const [index, phone] of phones.entries()) {
    await phone.goto(`/kept/${code}`)
    await phone.getByLabel('Your name, as the others know you').fill(['Asha', 'Bina'][index] ?? '')
    await phone.getByRole('button', { name: 'Go on' }).click()
  }

  const random = repeatable(7)
  const pick = (count: number) => Math.floor(random() * count)
  const said: string[] = []
  for (let step = 0; step < STEPS; step++) {
    const who = pick(2)
    const [phone, context] = [phones[who], contexts[who]]
    if (!phone || !context) continue
    const item = phone.getByRole('article').nth(pick(listings.length))
    const what = pick(6)
    if (what < 2) await context.setOffline(what === 0)
    else if (what < 5)
      await item.getByRole('button', { name: ['Yes', 'Maybe', 'No'][pick(3)] ?? 'Yes', exact: true }).click()
    else {
      said.push(`Said ${step}`)
      await item.getByRole('textbox', { name: 'Your comment' }).fill(`Said ${step}`)
      await item.getByRole('button', { name: 'Send' }).click()
    }
  }

  for (const context of contexts) await context.setOffline(false)
  for (const phone of phones) {
    await phone.evaluate(() => dispatchEvent(new Event('online')))
    await expect(phone.getByText(/Not sent yet|Sending\.\.\./)).toHaveCount(0, { timeout: 60_000 })
  }
  const stored = async () => (await (await request.get(`/api/lists/${code}`)).json()) as { items: Item[] }
  const { items } = await stored()
  expect(items.flatMap(({ comments }) => comments.map(({ text }) => text)).toSorted()).toEqual(
    said.toSorted(),
  )
  for (const { votes } of items) {
    const voters = [...votes.yes, ...votes.maybe, ...votes.no]
    expect(new Set(voters).size).toBe(voters.length)
  }
  const isSame = async () => {
    const [one, other] = await Promise.all(
      phones.map(async (phone) => (await phone.getByRole('article').allInnerTexts()).join()),
    )
    return one === other && said.every((text) => one?.includes(text))
  }
  await expect.poll(isSame, { timeout: 60_000 }).toBe(true)
  for (const context of contexts) await context.close()
})

type Item = {
  votes: { yes: string[]; maybe: string[]; no: string[] }
  comments: { text: string }[]
}
