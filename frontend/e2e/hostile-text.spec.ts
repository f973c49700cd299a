import type { APIRequestContext, Page } from '@playwright/test'
import { PANEL } from '#contract/panel-paths.ts'
import { href, PATHS } from '#contract/paths.ts'
import { ADMIN, expect, signInAsAdmin, test } from './fixtures.ts'

/** Each line is the text of one listing: first what works only at the start of a text, last what swallows what follows it. */
const HOSTILE = [
  [
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
  ],
  ['data:text/html,<script>alert(1)</script>', '</title><script>alert(1)</script>', '<body onload=alert(1)>'],
  ['\\"-alert(1)//', '</script><script>alert(1)</script>', '<input autofocus onfocus=alert(1)>'],
  [
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '</noscript><img src=x onerror=alert(1)>',
    '<embed src="javascript:alert(1)">',
  ],
  [
    '"><img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">here</a>',
    '<details open ontoggle=alert(1)>',
  ],
  [
    "' onerror='alert(1)",
    '<math><mtext><img src onerror=alert(1)></mtext></math>',
    '<base href="https://evil.example/">',
  ],
  ['" onmouseover="alert(1)', '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>'],
  ['` onfocus=alert(1) autofocus `', '<form action="https://evil.example/"><button>Enquire</button></form>'],
  [
    '${alert(1)}',
    '{{constructor.constructor("alert(1)")()}}',
    '<object data="javascript:alert(1)"></object>',
  ],
  [
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  ],
  ['<style>body { display: none }</style>', '<!--<script>alert(1)'],
].map((texts) => texts.join(' '))
const LONG_WORD = 'W'.repeat(200)
const MARK = `hostile${Date.now()}`

test.use({ viewport: { width: 320, height: 640 } })

// The listings are opened as an admin, who sees all that a visitor sees of them and more.
test('no text of a listing runs, and no long word leaves the screen', async ({ page, request }) => {
  const { token, user } = await signIn(request)
  const ids = await addListings(request, token)
  const findings = await watch(page)
  await visitLists(page, ids.length)
  await page.evaluate(
    ([session, account]) => {
      localStorage.setItem('auth_token', session ?? '')
      localStorage.setItem('auth_user', account ?? '')
    },
    [token, JSON.stringify(user)],
  )
  for (const id of ids) {
    await visit(page, id)
    await page.getByRole('region', { name: 'Staff only' }).waitFor()
    await expectNoScrolling(page, id)
    await page.getByRole('button', { name: 'Enquire Now' }).first().click()
    await page.getByRole('dialog').waitFor()
  }
  await visitLists(page, ids.length)
  expect(findings).toEqual([])
  await removeListings(request, token, ids)
})

/** No browser finds a place to break it, and a name of 60 letters may be one. */
const WORD = 'w'.repeat(110)
const NAME = `${WORD.slice(0, 58)}` + 'zz'
/** In no listing: what comes near is shown, and that nothing has it. */
const NOWHERE = 'q'.repeat(110)
const softly = expect.configure({ soft: true, timeout: 2000 })
const WIDTHS = [320, 390, 1440]

test('no page is wider than its screen, whatever long word a text of it has', async ({ page, request }) => {
  const token = await signInAsAdmin(page)
  const written = await writeEverywhere(request, token)
  try {
    for (const [path, shown] of pagesOf(written)) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await scrollUntil(page, shown)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
        await softly.poll(wide, `${path} at ${width}`).toBe(width)
      }
    }
  } finally {
    await written.takeBack()
  }
})

/** What a page shows once the long word is there: an element, with a text in it in whichever case. */
type Shown = { element: string; text: string }

/** Parts of a page are drawn when they come near: it is scrolled with every frame, until this is there. */
async function scrollUntil(page: Page, shown: Shown) {
  const comes = ({ element, text }: Shown) => {
    scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    return [...document.querySelectorAll(element)].some((one) => one.textContent.toLowerCase().includes(text))
  }
  await page.waitForFunction(comes, shown, { timeout: 20_000 })
}

type Written = { id: string; lead: string; offer: string; place: string; takeBack: () => Promise<void> }

/** A long word in each free text of a listing, a lead, an offer, an area, a landmark and what the search is taught. */
async function writeEverywhere(request: APIRequestContext, token: string): Promise<Written> {
  const signedIn = bearer(token)
  const send = async (method: string, path: string, data?: object) => {
    const answer = await request.fetch(path, { ...signedIn, method, ...(data && { data }) })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const place = { city: 'Siliguri', locality: WORD, address: WORD, state: WORD, country: WORD }
  const words = { title: `Villa ${WORD}`, description: `Ring us: ${WORD} at noon`, amenities: [WORD] }
  const privateFile = { ownerName: WORD, keyWith: WORD, notes: WORD }
  const propertyDetails = { ...place, ...words, privateFile, price: 4_200_000, googleMap: '26.7001,88.4001' }
  const { property } = await send('POST', PATHS.addProperty, { propertyType: 'Villa', propertyDetails })
  const about = { name: WORD.slice(0, 100), phone: '90000 00331', words: WORD, propertyId: property._id }
  const lead = await send('POST', PATHS.leads, about)
  const next = { nextStep: WORD, nextStepOn: '2030-01-02' }
  await send('PATCH', href(PATHS.lead, { id: lead._id }), next)
  const offered = { category: 'Plot', place: WORD, size: WORD, wantedPrice: WORD, words: WORD }
  await send('POST', PATHS.sell, { name: about.name, phone: '90000 00334', ...offered })
  const { leads } = await send('GET', `${PATHS.leads}?search=9000000334`)
  const area = href(PATHS.area, { place: 'sukna' })
  await send('PATCH', area, { texts: { en: `${WORD} at the road`, bn: `${WORD} পথের ধারে` } })
  const landmark = { kind: 'market', names: { en: NAME, bn: NAME }, lat: 26.7, lng: 88.4 }
  const { landmark: near } = await send('POST', PATHS.landmarks, landmark)
  const taught = { word: NAME.slice(2), means: 'nothing' }
  await send('PUT', PATHS.taughtWords, taught)
  return {
    id: property._id,
    lead: lead._id,
    offer: leads[0]._id,
    place: 'sukna',
    takeBack: async () => {
      await send('DELETE', href(PATHS.taughtWord, { word: taught.word }))
      await send('DELETE', href(PATHS.landmark, { id: near._id }))
      await send('PATCH', area, { texts: {} })
      await removeListings(request, token, [property._id])
    },
  }
}

/** A piece of the long word within an element. */
const wordIn = (element: string): Shown => ({ element, text: WORD.slice(0, 50) })
const NEAR_CARD: Shown = { element: '.near-card', text: '' }

/** Each page with what it shows once the long word is there. */
function pagesOf({ id, lead, offer, place }: Written): [path: string, shown: Shown][] {
  const ofVisitors = ['', '/bn'].flatMap((language): [string, Shown][] => [
    [`${language}/property?searchTerm=${NOWHERE}`, NEAR_CARD],
    [`${language}/property?city=${NOWHERE}&asTyped=true`, NEAR_CARD],
    [`${language}/view/${id}`, { element: 'li', text: NAME.slice(-3) }],
    [`${language}/area/${place}`, wordIn('p')],
  ])
  const ofStaff = [
    PANEL.leads,
    href(PANEL.lead, { id: lead }),
    href(PANEL.lead, { id: offer }),
    href(PANEL.property, { id }),
    href(PANEL.editProperty, { id }),
    PANEL.landmarks,
    PANEL.activity,
    PANEL.numbers,
    PANEL.viewTable,
  ].map((path): [string, Shown] => [path, wordIn('main')])
  return [...ofVisitors, ...ofStaff]
}

async function signIn(request: APIRequestContext): Promise<{ token: string; user: object }> {
  return (await request.post(PATHS.login, { data: ADMIN })).json()
}

async function addListings(request: APIRequestContext, token: string): Promise<string[]> {
  return Promise.all([...HOSTILE, LONG_WORD].map((text) => addListing(request, token, text)))
}

async function removeListings(request: APIRequestContext, token: string, ids: string[]) {
  await Promise.all(ids.map((id) => request.delete(`/api/properties/delete-property/${id}`, bearer(token))))
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** Adds a listing with `text` wherever a listing takes free text. */
async function addListing(request: APIRequestContext, token: string, text: string): Promise<string> {
  const place = { city: text, locality: text, state: text, country: text, address: text }
  const words = { title: `${text} ${MARK}`, description: text, propertyType: text, amenities: [text] }
  const propertyDetails = { ...place, ...words, company: text, phone: text, price: 1, googleMap: '26.7,88.4' }
  const answer = await request.post(PATHS.addProperty, {
    ...bearer(token),
    data: { propertyType: 'Villa', propertyDetails },
  })
  expect(answer.status(), text).toBe(201)
  return (await answer.json()).property._id
}

/** Notes what must not happen: a dialog, a violation of the Content-Security-Policy, a request to the attacker's site. */
async function watch(page: Page): Promise<string[]> {
  const findings: string[] = []
  page.on('dialog', (dialog) => {
    findings.push(`dialog on ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) findings.push(request.url())
  })
  await page.exposeFunction('report', (finding: string) => findings.push(finding))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'report')(`${location.href} ${violatedDirective} ${blockedURI}`)
    })
  })
  return findings
}

async function visit(page: Page, id: string) {
  await page.goto(`/view/${id}`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MARK)
  await expectNoScrolling(page, id)
}

async function expectNoScrolling(page: Page, id: string) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(320)
}

async function visitLists(page: Page, howMany: number) {
  for (const text of HOSTILE.slice(0, 3)) await page.goto(`/property?${new URLSearchParams({ city: text })}`)
  await page.goto(`/property?searchTerm=${MARK}`)
  await expect(page.getByRole('article')).toHaveCount(howMany)
  // The Worker rendered these; another order makes the page's code render them.
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
  await expect(page.getByRole('article')).toHaveCount(howMany)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
}
