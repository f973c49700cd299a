import type { Page } from '@playwright/test'
import {
  expect,
  scrolledByItself,
  standStill,
  takenOver,
  test,
  topOf,
  villaWithPictures,
} from './fixtures.ts'

const PHONE = { width: 390, height: 844 }

/** The address at which a chat opens; WhatsApp itself is not loaded. */
async function chatAddress(page: Page, open: () => Promise<void>): Promise<URL> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  const popup = page.context().waitForEvent('page')
  await open()
  return new URL((await popup).url())
}

for (const width of [390, 1280])
  test(`the chat icon of a listing opens a chat about it in one tap at ${width} px, with the five topics below`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const listing = await villaWithPictures(request)
    await page.goto(`/view/${listing._id}`)
    const icon = page.getByRole('button', { name: 'Ask about this property' })
    await takenOver(icon)
    const chat = await chatAddress(page, () => icon.click())
    const [, title, price, address] = chat.searchParams.get('text')?.split('\n') ?? []
    expect([title, address]).toEqual([`${listing.number} · ${listing.title}`, page.url()])
    expect(price?.replace(/\D/g, '')).toBe(String(listing.price))
    await expect(page.getByRole('dialog', { name: 'How can we help you?' }).getByRole('listitem')).toHaveText(
      [
        'Ask about this property',
        'Buying a property',
        'Selling a property',
        'Rentals',
        'Property valuation',
        'General inquiry',
      ],
    )
    await icon.click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(page.context().pages()).toHaveLength(2)
  })

test('the bubble beside a listing offers the chat about it above the five topics', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  const listing = await villaWithPictures(request)
  await page.goto(`/view/${listing._id}`)
  await page.getByRole('button', { name: 'Add / Sell Property' }).click()
  const links = page.getByRole('dialog', { name: 'How can we help you?' }).getByRole('link')
  await expect(links).toHaveCount(7)
  await expect(links.first()).toHaveAttribute('href', new RegExp(encodeURIComponent(`/view/${listing._id}`)))
  expect(page.context().pages()).toHaveLength(1)
})

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(`at ${viewport.width} px`, () => {
    // What moves, as most visitors see it.
    test.use({ viewport, isLively: viewport === PHONE })

    test('a buyer searches, opens a listing, looks at its pictures and enquires', async ({ page }) => {
      await page.goto('/')
      const villa = page.getByRole('button', { name: 'Villa', exact: true })
      await takenOver(villa)
      await villa.click()
      await expect(villa).toHaveAttribute('aria-pressed', 'true')
      await page.getByLabel('Location').fill('Sukna')
      await page.getByRole('button', { name: 'Search', exact: true }).click()

      await expect(page).toHaveURL(/\/property\?.*city=Sukna.*category=Villa.*autoScroll=true/)
      const bungalow = page.getByRole('link', { name: 'Garden bungalow on 15 katha, Sukna' })
      await scrolledByItself(bungalow)
      await bungalow.click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Garden bungalow on 15 katha, Sukna' }),
      ).toBeVisible()
      await expect(page.getByText('INR 1,75,00,000').filter({ visible: true }).first()).toBeVisible()

      await page.getByRole('button', { name: /^Open picture 1 of 4/ }).click()
      await expect(page.getByText('1 / 4')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText('2 / 4')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText('2 / 4')).toBeHidden()

      await page.getByRole('button', { name: 'Enquire Now' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Send to WhatsApp' }).click()
      await expect(dialog.getByText('Name is required')).toBeVisible()
      await expect(dialog.getByText('Phone number must be 10 digits')).toBeVisible()
      const listing = page.url()
      await page.evaluate(() => history.back())
      await expect(dialog).toBeHidden()
      expect(page.url()).toBe(listing)
      await page.getByRole('button', { name: 'Enquire Now' }).first().click()
      await dialog.getByLabel('Name').fill('Rina Tamang')
      await dialog.getByLabel('Email').fill('rina@example.com')
      await dialog.getByLabel('Phone').fill('+91 98765 01234')
      await dialog.getByLabel('Message').fill('Can I see it on Sunday?')
      const id = new URL(page.url()).pathname.split('/').at(-1)
      const chat = await chatAddress(page, () =>
        dialog.getByRole('button', { name: 'Send to WhatsApp' }).click(),
      )

      expect(chat.origin + chat.pathname).toBe('https://wa.me/919000012345')
      const text = chat.searchParams.get('text') ?? ''
      expect(text).toContain(`Hello, I'm interested in property ID: ${id}.`)
      expect(text).toMatch(/Rina Tamang[^]*rina@example\.com[^]*9876501234[^]*Can I see it on Sunday\?/)
      await expect(dialog).toBeHidden()
    })

    const opened = [
      { of: 'a listing', path: (id: string) => `/view/${id}` },
      { of: 'the list', path: () => '/property?category=villa' },
      { of: 'the home page', path: () => '/' },
      { of: 'a listing that is gone', path: () => `/view/${'0'.repeat(24)}` },
    ]
    test('Back closes the filters also where the list was opened by its address', async ({ page }) => {
      await page.goto('/about')
      await page.goto('/property?category=Plot')
      const filters = page
        .getByRole('button', { name: /filters/i })
        .locator('visible=true')
        .first()
      await takenOver(filters)
      await filters.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('checkbox', { name: 'Villa' })).toBeVisible()
      await page.evaluate(() => history.back())
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/property?category=Plot')
      await filters.click()
      await expect(dialog).toBeVisible()
      // In one turn: React has not yet taken the closed dialog away.
      await dialog.evaluate((element: HTMLDialogElement) => {
        element.close()
        history.back()
      })
      await expect(page).toHaveURL('/about')
    })

    for (const { of, path } of opened)
      test(`Back closes an enquiry also where ${of} was opened by its address`, async ({ page, request }) => {
        const listing = await villaWithPictures(request)
        await page.goto(path(listing._id))
        const enquire = page
          .getByRole('button', { name: /^Enquire/ })
          .locator('visible=true')
          .first()
        await takenOver(enquire)
        const dialog = page.getByRole('dialog')
        for (const leave of [
          () => page.evaluate(() => history.back()),
          () => page.keyboard.press('Escape'),
        ]) {
          await enquire.click()
          await expect(dialog.getByLabel('Name')).toBeVisible()
          await leave()
          await expect(dialog).toBeHidden()
          await expect(enquire).toBeVisible()
          // A dialog that Escape closes is hidden before the browser has gone back.
          await expect
            .poll(() => page.evaluate(() => history.state?.usr ?? null), 'the entry of the page itself')
            .toBeNull()
        }
      })

    test('a listing on paper shows its pictures over the whole sheet and nothing to click', async ({
      page,
      request,
    }) => {
      const villa = await villaWithPictures(request)
      await page.goto(`/view/${villa._id}`)
      const first = page.getByRole('button', { name: /^Open picture 1 of/ })
      await expect(first).toBeVisible()
      await page.setViewportSize({ width: 688, height: 1000 })
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(/^All \d pictures$/)).toBeHidden()
      await expect(page.getByText(/^1\/\d$/)).toBeHidden()
      const gallery = first.locator('..')
      await expect(gallery.locator('button:visible:not(:has(img))')).toHaveCount(0)
      await expect.poll(() => gallery.evaluate((box) => box.clientWidth)).toBeGreaterThan(600)
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      const costs = page.getByRole('region', { name: 'What it truly costs' })
      await expect(costs.getByRole('row', { name: /^Loan amount/ })).toBeVisible()
      await expect(costs.getByRole('textbox').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('#map')).toBeHidden()
      const price = page.locator('#overview').getByText(/^INR /)
      for (const width of [688, 1040]) {
        await page.setViewportSize({ width, height: 1000 })
        await expect(price).toBeVisible()
      }
    })

    test('the pictures of the list do not stand alone below a few results on phones', async ({ page }) => {
      const slides = page.getByRole('region', { name: 'Pictures, 3 slides' })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/property?searchTerm=zzqx')
      await expect(page.getByText('No Properties Found')).toBeVisible()
      await expect(slides).toBeHidden()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(slides).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/property?category=Villa')
      await expect(slides).toBeVisible()
    })

    test('the red of a page that was not found ends at the edge of the footer', async ({ page }) => {
      await page.goto('/nowhere')
      const court = page.locator('main .floor')
      const footer = page.getByRole('contentinfo')
      await expect(footer).toBeVisible()
      const [above, below] = await Promise.all([court.boundingBox(), footer.boundingBox()])
      expect(above?.width).toBe(below?.width)
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(below?.y ?? 0, 0)
    })

    test('Back brings the results and their place back', async ({ page }) => {
      await page.goto('/property?category=Plot&sort=price-asc')
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
      const last = page.getByRole('article').last()
      await last.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => window.scrollY)
      await last.getByRole('heading').getByRole('link').click()
      await expect(page.getByRole('button', { name: 'Enquire Now' }).first()).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/category=Plot&sort=price-asc/)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100)
    })

    test('a reload, of the listing or of the list, loses neither the results nor their place', async ({
      page,
    }) => {
      const cards = page.getByRole('article')
      await page.goto('/property?sort=price-asc&autoScroll=true')
      await takenOver(page.getByRole('button', { name: 'Show more' }))
      await page.getByRole('button', { name: 'Show more' }).click()
      const shown = await cardsOfTwoPages(page)
      await expect(cards).toHaveCount(shown)
      const last = cards.last().getByRole('heading').getByRole('link')
      await last.scrollIntoViewIfNeeded()
      await standStill(last)
      const place = await topOf(last)
      await last.click()
      await expect(page.getByRole('button', { name: 'Enquire Now' }).first()).toBeVisible()
      await page.reload()

      await page.goBack()
      await expect(cards).toHaveCount(shown)
      await expect.poll(() => topOf(last)).toBe(place)

      await page.reload()
      await expect(cards).toHaveCount(shown)
      await expect.poll(() => topOf(last)).toBe(place)
    })

    test('an address that was sent opens the list as far down as it was read', async ({ page, context }) => {
      await page.goto('/property?sort=price-asc')
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect(page).toHaveURL(/cursor=/)
      const shown = await cardsOfTwoPages(page)
      await expect(page.getByRole('article')).toHaveCount(shown)

      const opened = await context.newPage()
      await opened.goto(page.url())
      await expect(opened.getByRole('article')).toHaveCount(shown)
      await expect(opened.getByRole('article').nth(24)).toBeInViewport()
    })
  })
}

/** How many cards two pages hold, by the API: a phone renders them a few at a time, and other cases add listings. */
async function cardsOfTwoPages(page: Page): Promise<number> {
  const all: unknown[] = await (await page.request.get('/api/properties?limit=48')).json()
  return all.length
}

test('Enquire Now stands beside the main picture on a wide screen', async ({ page, request }) => {
  const villa = await villaWithPictures(request)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/view/${villa._id}`)
  const picture = await page.getByRole('button', { name: /^Open picture 1 of/ }).boundingBox()
  const enquire = await page.getByRole('button', { name: 'Enquire Now' }).first().boundingBox()
  if (!picture || !enquire) throw new Error('One of them is not shown.')
  expect(enquire.x).toBeGreaterThan(picture.x + picture.width)
  expect(enquire.y + enquire.height).toBeLessThan(picture.y + picture.height)
  expect(picture.width).toBeGreaterThan(600)
})

test('the words on a large picture stand as far from its left edge as from its right', async ({
  page,
  request,
}) => {
  const villa = await villaWithPictures(request)
  await page.goto(`/view/${villa._id}`)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [picture, count, kind] = await Promise.all(
      [
        page.getByRole('button', { name: /^Open picture 1 / }),
        page.getByText(/^All \d+ pictures$/),
        page.getByText('Computer picture', { exact: true }).first(),
      ].map(async (place) => {
        await expect(place).toBeVisible()
        return place.evaluate((one) => {
          const { left, right, bottom } = one.getBoundingClientRect()
          return { left, right, bottom }
        })
      }),
    )
    if (!picture || !count || !kind) throw new Error('Two tags lie on the picture.')
    expect(count.left - picture.left).toBeCloseTo(picture.right - kind.right, 0)
    expect(count.bottom).toBeCloseTo(kind.bottom, 0)
  }
})

test('link and heart lie on the first picture of a listing, not on those beside it', async ({
  page,
  request,
}) => {
  const villa = await villaWithPictures(request)
  await page.goto(`/view/${villa._id}`)
  for (const width of [660, 768, 980]) {
    await page.setViewportSize({ width, height: 900 })
    const first = page.getByRole('button', { name: /^Open picture 1 / })
    const link = page.getByRole('button', { name: 'Copy link' }).filter({ visible: true }).first()
    await expect(link).toBeVisible()
    const [picture, place] = await Promise.all([first.boundingBox(), link.boundingBox()])
    if (!picture || !place) throw new Error('Both are in sight.')
    expect(place.x + place.width).toBeLessThan(picture.x + picture.width)
    expect(place.y).toBeGreaterThanOrEqual(picture.y)
    expect(place.y + place.height).toBeLessThan(picture.y + picture.height)
  }
})

for (const width of [390, 1440])
  test(`what a katha costs around an area stays in its tracks at ${width} px, and those in their rows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/area/matigara')
    const last = page.getByRole('heading', { name: 'Places next to it' })
    await takenOver(last)
    await last.scrollIntoViewIfNeeded()
    const rows = page.getByRole('listitem').filter({ has: page.locator('span > i') })
    await expect.poll(() => rows.count()).toBeGreaterThan(1)
    const past = await rows.evaluateAll(
      (items) =>
        items.flatMap((row) =>
          [...row.querySelectorAll('span, i')].filter((part) => {
            const [inner, outer] = [part, part.parentElement ?? part].map((one) =>
              one.getBoundingClientRect(),
            )
            return !inner || !outer || inner.left < outer.left - 0.5 || inner.right > outer.right + 0.5
          }),
        ).length,
    )
    expect(past).toBe(0)
  })

test('a large picture has its caption directly below it on a phone, and no arrow that leads nowhere', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE)
  const villa = await villaWithPictures(request)
  await page.goto(`/view/${villa._id}`)
  const first = page.getByRole('button', { name: /^Open picture 1 / })
  await takenOver(first)
  await first.click()
  const dialog = page.getByRole('dialog')
  const photo = dialog.locator('.yarl__slide_current img')
  await expect(photo).toBeVisible()
  const next = dialog.getByRole('button', { name: 'Next picture' })
  const previous = dialog.getByRole('button', { name: 'Previous picture' })
  await expect(previous).toBeHidden()
  const [picture, caption] = await Promise.all([
    photo.boundingBox(),
    dialog.locator('.yarl__slide_current p').boundingBox(),
  ])
  if (!picture || !caption) throw new Error('Both are in sight.')
  expect(caption.y).toBeCloseTo(picture.y + picture.height, 0)
  await next.focus()
  for (let at = 1; at < villa.images.length; at += 1) {
    await expect(dialog.locator('.yarl__counter')).toContainText(`${at} /`)
    await page.keyboard.press('Enter')
  }
  await expect(next).toBeHidden()
  await expect(previous).toBeVisible()
  expect(
    await dialog.evaluate((box) => box.contains(document.activeElement) && document.activeElement !== box),
  ).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect(next).toBeVisible()
})

test('the picture of an area begins where its heading ends on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/area/matigara')
  const photo = page.locator('[data-area-picture] img')
  await takenOver(photo)
  const border = await page.locator('.creeper').first().boundingBox()
  const picture = await photo.boundingBox()
  expect(picture?.y).toBe((border?.y ?? NaN) + (border?.height ?? NaN))
})

test('Search follows the fields on a phone where nothing more is suggested, and makes room for what is', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const search = page.getByRole('search')
  const place = search.getByRole('combobox', { name: 'Location' })
  await takenOver(place)
  const roomBelow = async () => {
    const button = await search.getByRole('button', { name: 'Search' }).boundingBox()
    const field = await place.boundingBox()
    return (button?.y ?? NaN) - (field?.y ?? NaN) - (field?.height ?? NaN)
  }
  const unused = await roomBelow()
  await place.fill('Mati')
  await expect(search.getByRole('option', { name: 'Matigara' })).toBeVisible()
  expect(await roomBelow()).toBeGreaterThan(unused + 40)
  await search.getByRole('option', { name: 'Matigara' }).click()
  await expect(place).toHaveValue('Matigara')
  expect(await roomBelow()).toBe(unused)
  await place.fill('Matigar')
  await expect(search.getByRole('option', { name: 'Matigara' })).toBeVisible()
  await place.fill('Matigara')
  await expect.poll(roomBelow).toBe(unused)
  await place.fill('Mati')
  await expect(search.getByRole('option', { name: 'Matigara' })).toBeVisible()
  // Longer than the row stays once its field is left.
  await search.getByRole('button', { name: 'Search' }).click({ delay: 600 })
  await expect(page).toHaveURL(/\/property\?city=Mati/)
})
