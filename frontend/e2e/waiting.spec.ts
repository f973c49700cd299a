import type { Page } from '@playwright/test'
import { expect, saveData, signInAsAdmin, takenOver, test, topOf, villaWithPictures } from './fixtures.ts'

test.use({ isLively: true })

/** Keeps requests to matching addresses waiting until the returned function is called. */
async function hold(page: Page, address: string | RegExp) {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, async (route) => {
    await isLetGo
    await route.continue().catch(() => undefined)
  })
  return letGo
}

/** How opaque a box is at least while it breathes. */
const LEAST_SEEN = 0.3

const bar = (page: Page) => page.locator('.wait-bar')

test.describe('A page whose code is late', () => {
  test('shows its boxes and a bar as soon as the address changes', async ({ page }) => {
    const letGo = await hold(page, '**/static/js/property-detail-*')
    await page.goto('/property')
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
    await takenOver(link)
    await link.click()
    await expect(page).toHaveURL(/\/view\//)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    await expect(bar(page)).toBeVisible()
    letGo()
    await expect(page.getByRole('button', { name: 'Enquire Now' }).first()).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })

  test('does so in the panel too', async ({ page }) => {
    await signInAsAdmin(page)
    const letGo = await hold(page, '**/static/js/contact-messages-*')
    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name: 'Messages', exact: true }).first().click()
    await expect(page).toHaveURL(/\/admin\/messages/)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0)
    await expect(bar(page).first()).toBeVisible()
    letGo()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('A screen of the panel on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [address, code] of [
    ['leads', 'leads'],
    ['visits', 'visits'],
    ['properties/view', 'property-table'],
  ] as const)
    test(`keeps the boxes of ${address} from its code to its data`, async ({ page }) => {
      await signInAsAdmin(page)
      // What boxes look like at the moment they come, before the next frame.
      await page.addInitScript(() => {
        const seen: number[] = []
        Object.assign(globalThis, { seen })
        new MutationObserver((changes) => {
          const boxes = changes.flatMap(({ addedNodes }) =>
            [...addedNodes].flatMap((node) =>
              node instanceof Element && node.closest('main') ? [...node.querySelectorAll('.breathe')] : [],
            ),
          )
          if (boxes[0]) seen.push(Number(getComputedStyle(boxes[0]).opacity))
        }).observe(document, { subtree: true, childList: true })
      })
      const [letCode, letData] = [
        await hold(page, `**/static/js/${code}-*`),
        await hold(page, /\/api\/(leads|properties)/),
      ]
      await page.goto(`/admin/${address}`)
      // What stands in for the code is drawn once the wait has taken a while.
      await page.waitForFunction((least) => {
        const box = document.querySelector('main [style*="--waited"] > .box')
        return box !== null && Number(getComputedStyle(box).opacity) > least
      }, LEAST_SEEN)
      letCode()
      await expect(page.locator('main .breathe').first()).toBeVisible()
      const seen: number[] = await page.evaluate(() => Reflect.get(globalThis, 'seen'))
      expect(seen.length).toBeGreaterThan(0)
      expect(Math.min(...seen)).toBeGreaterThan(LEAST_SEEN)
      letData()
      await expect(page.locator('main .breathe')).toHaveCount(0)
    })
})

test('the rows of the panel’s listings come where their boxes stood', async ({ page }) => {
  await signInAsAdmin(page)
  const letData = await hold(page, /\/api\/properties/)
  await page.goto('/admin/properties/view')
  const boxes = page.locator('tbody tr[aria-hidden]').first()
  await expect(boxes).toBeVisible()
  const top = await topOf(boxes)
  letData()
  await expect(boxes).toHaveCount(0)
  expect(await topOf(page.locator('tbody tr').first())).toBe(top)
})

test('a list whose data is late shows its boxes and a bar', async ({ page }) => {
  await page.goto('/')
  await takenOver(page.locator('header').first())
  const letGo = await hold(page, /\/api\/properties(\?|$)/)
  await page.getByRole('banner').getByRole('link', { name: 'Property' }).click()
  await expect(page).toHaveURL(/\/property/)
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  await expect(bar(page)).toBeVisible()
  letGo()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a link that is pressed before the page’s code is there shows within 100 ms that it was heard', async ({
  page,
}) => {
  // Told by the page, because Playwright cannot read a page that is navigating to another.
  await page.addInitScript(() => {
    const note = () => {
      const link = document.querySelector('[data-pressed]')
      const cursor = link && getComputedStyle(link).cursor
      console.info('heard', link?.textContent, cursor, 'waits' in document.body.dataset)
    }
    addEventListener('click', () => setTimeout(note, 100), true)
  })
  await hold(page, '**/static/js/site-*')
  // By then the deferred loader listens; before, the browser follows a link at once.
  await page.goto('/', { waitUntil: 'load' })
  const letGo = await hold(page, '**/about')
  const heard = page.waitForEvent('console', (message) => message.text().startsWith('heard'))
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click({ noWaitAfter: true })
  expect((await heard).text()).toBe('heard About progress true')
  letGo()
  await expect(page).toHaveURL(/\/about/)
})

test.describe('The code of likely next pages', () => {
  const codeOf = (page: Page, name: string) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    return () => asked.filter((url) => url.includes(`/static/js/${name}-`)).length
  }

  test('is fetched when the line is idle', async ({ page }) => {
    const listing = codeOf(page, 'property-detail')
    await page.goto('/about')
    await expect.poll(listing).toBe(1)
  })

  test('is not fetched on data saver', async ({ page }) => {
    await saveData(page.context())
    const listing = codeOf(page, 'property-detail')
    await page.goto('/about')
    await takenOver(page.locator('header').first())
    await page.waitForLoadState('networkidle')
    expect(listing()).toBe(0)
  })
})

test('pictures that are closed in the moment they open do not stay', async ({ page, request }) => {
  const villa = await villaWithPictures(request)
  await page.goto(`/view/${villa._id}`)
  const first = page.locator('.cursor-zoom-in').first()
  await takenOver(first)
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector('dialog.lightbox[open]')
      if (!dialog) return
      observer.disconnect()
      // As Escape does.
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
      document.body.dataset['asked'] = ''
    }).observe(document, { subtree: true, childList: true, attributes: true }),
  )
  await first.click()
  await expect(page.locator('body[data-asked]')).toBeAttached()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})
