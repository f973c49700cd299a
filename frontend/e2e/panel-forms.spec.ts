import type { Locator, Page } from '@playwright/test'
import { FIRM } from '#contract/firm.ts'
import { PATHS } from '#contract/paths.ts'
import { expect, signInAsAdmin, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a villa is added, edited and edited again after somebody else, on a phone by touch', async ({
  page,
  request,
}) => {
  const title = `Villa by the tea garden ${Date.now()}`
  const authorization = `Bearer ${await signInAsAdmin(page)}`

  await page.goto('/admin/properties/add')
  await page.getByRole('button', { name: 'Villa' }).tap()
  await save(page, 'Add Property')
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByText('Title is required.')).toBeVisible()
  await expect(page.getByText('Please select a location on the map.')).toBeVisible()
  await page.getByLabel('Title').fill(title)
  const bar = page.locator('[data-save-bar]')
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0
  const alertHeight = await heightOf(bar.getByRole('alert'))
  expect((await heightOf(bar)) - alertHeight, 'the save bar beside its message').toBeLessThan(90)

  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Price in INR').fill('1.85 cr')
  await expect(page.getByText('₹1.85 Cr (1,85,00,000)')).toBeVisible()
  await page.getByLabel('Address').fill('Lane 4, Dagapur')
  await page.getByLabel('City').fill('Siliguri')
  await page.getByLabel('State').fill('West Bengal')
  await page.getByLabel('Land area', { exact: true }).fill('7 katha')
  await page.getByLabel('Number of floors').fill('2')
  await page.getByLabel('Amenities').fill('Bore well, Verandah,')
  await page.getByRole('button', { name: 'To Siliguri' }).tap()
  const map = page.getByRole('application', { name: /^Map/ })
  await expect(map).toHaveClass(/leaflet-container/)
  const drawing = await map.locator('svg.leaflet-image-layer').boundingBox()
  expect(drawing?.width, 'our drawing behind the pin').toBeGreaterThan(300)
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expect(map.locator('.leaflet-map-pane')).toHaveAttribute('style', /translate3d\(-80px/)
  await page.getByRole('button', { name: 'Put the pin in the middle' }).tap()
  const { lat, lng } = FIRM.mapCentre
  await expect(page.getByLabel('Location on the map')).not.toHaveValue(`${lat},${lng}`)
  await map.tap()
  await expect(page.getByLabel('Location on the map')).toHaveValue(/^26\.\d+,88\.\d+$/)

  await page.getByRole('button', { name: 'Save draft' }).tap()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)

  await save(page, 'Add Property')
  await expect(page.getByText('Villa property added successfully!')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
  const address = await page.getByRole('link', { name: /^Open A-/ }).getAttribute('href')
  const id = address?.split('/').at(-1) ?? ''

  await page.goto(`/admin/properties/edit/${id}`)
  await page.getByRole('link', { name: /^Size and rooms/ }).tap()
  await expect(page.getByLabel('Land area', { exact: true })).toHaveValue('7')
  await expect(page.getByLabel('Unit of land area')).toHaveValue('katha')
  await page.getByLabel('Bedrooms').fill('4')
  const meanwhile = await request.put(PATHS.editProperty.replace(':id', id), {
    headers: { authorization },
    data: { propertyDetails: { price: 19_000_000 } },
  })
  expect(meanwhile.status()).toBe(200)
  await save(page, 'Update Property')
  const conflict = page.getByRole('dialog', { name: 'Changed meanwhile' })
  await expect(conflict.getByText('₹1,90,00,000')).toBeVisible()
  await conflict.getByRole('button', { name: 'Save again' }).tap()
  await expect(page.getByText('Villa property updated successfully!')).toBeVisible()
  await expect(page).toHaveURL('/admin/properties/update')

  const stored = await (await request.get(`/api/properties/${id}`)).json()
  expect(stored).toMatchObject({
    title,
    price: 19_000_000,
    bedrooms: 4,
    landArea: 5040,
    enteredAreas: { landArea: { value: 7, unit: 'katha' } },
    amenities: ['Bore well', 'Verandah'],
  })
})

test('Back asks before an unsaved listing is left, and brings it back as a draft', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Add', exact: true }).tap()
  await page.getByLabel('Title').tap()
  await page.keyboard.type('Half a listing')
  await page.evaluate(() => history.back())
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave', exact: true }).tap()
  await expect(page).toHaveURL('/admin/dashboard')
  await page.getByRole('link', { name: 'Add', exact: true }).tap()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Half a listing')
})

test('an add whose answer was lost adds once, and two tabs keep a draft each', async ({ page, context }) => {
  const title = `Plot by the canal ${Date.now()}`
  const authorization = `Bearer ${await signInAsAdmin(page)}`
  await page.goto('/admin/properties/add')
  await fillPlot(page, title)
  await page.route(PATHS.addProperty, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await save(page, 'Add Property')
  await expect(page.getByText('Failed to add property. Please try again.')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/admin/properties/add')
  await expect(other.getByText('Another tab is filling in a new property too')).toBeVisible()
  await expect(other.getByLabel('Title')).toHaveValue('')
  await other.getByLabel('Title').fill('Another listing')
  await expect(page.getByText('Another tab is filling in a new property too')).toBeVisible()

  await page.unroute(PATHS.addProperty)
  await save(page, 'Add Property')
  await expect(page.getByText('Plot property added successfully!')).toBeVisible()
  await expect(other.getByLabel('Title')).toHaveValue('Another listing')
  const found = await page.request.get(`${PATHS.properties}?${new URLSearchParams({ searchTerm: title })}`, {
    headers: { authorization },
  })
  expect(await found.json()).toHaveLength(1)
})

async function fillPlot(page: Page, title: string) {
  await page.getByRole('button', { name: 'Plot' }).tap()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Price in INR').fill('45 lakh')
  await page.getByLabel('Address').fill('Lane 4, Dagapur')
  await page.getByLabel('City').fill('Siliguri')
  await page.getByLabel('State').fill('West Bengal')
}

async function save(page: Page, label: string) {
  await page.locator('form').getByRole('button', { name: label }).tap()
}

test.describe('On a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

  test('the table of a form’s parts stays in sight, marks where one is and leads there, also by keys', async ({
    page,
    request,
  }) => {
    await signInAsAdmin(page)
    const [listing] = await (await request.get(`${PATHS.properties}?limit=1`)).json()
    await page.goto('/admin/help')
    await page.goto(`/admin/properties/edit/${listing._id}`)
    const parts = page.getByRole('navigation', { name: 'Parts of the form' })
    const current = parts.locator('[aria-current=location]')
    await expect(current).toHaveText(/^Basics/)
    await parts.getByRole('link', { name: /^Papers/ }).focus()
    await page.keyboard.press('Enter')
    await expect(current).toHaveText(/^Papers/)
    await expect(page.getByRole('heading', { name: 'Papers', exact: true })).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.locator('#form-papers :focus')).toHaveCount(1)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(current).toHaveText(/^Private file/)
    await expect(parts).toBeInViewport({ ratio: 1 })
    await page.goBack()
    await expect(page).toHaveURL(/help$/)
  })
})
