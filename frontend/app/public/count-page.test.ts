import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countEvent, uncounted } from '#frontend/lib/browser/count-event.ts'

const [ONE, OTHER] = ['a'.repeat(24), 'b'.repeat(24)]
const fetched = vi.fn<(address: string, init: RequestInit & { body: string }) => Promise<Response>>()
let observed: Element[] = []
let see: (entries: { isIntersecting: boolean; target: Element }[]) => void

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 })))
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see) {
        see = callback
      }
      observe = (element: Element) => void observed.push(element)
      unobserve = () => undefined
    },
  )
  uncounted.length = 0
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

/** The module anew, as on a new page. `tell` is that of the same load. */
async function start() {
  const { countPage } = await import('./count-page.ts')
  countPage()
  return (await import('#frontend/lib/browser/count-event.ts')).countEvent
}
const leave = () => void dispatchEvent(new Event('pagehide'))
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body))

it('sends one beacon when the page is left, without anything of who left it', async () => {
  history.replaceState(null, '', `/view/${ONE}`)
  document.body.innerHTML = '<main><a id="call" href="tel:+91353"></a></main>'
  const say = await start()
  document.getElementById('call')?.click()
  say('enquired', ONE)
  say('enquired', ONE)
  say('sent', `https://wa.me/91?text=${encodeURIComponent(`https://a.example/view/${ONE}`)}`)
  expect(fetched).not.toHaveBeenCalled()
  leave()
  expect(sent()).toEqual([
    {
      language: 'en',
      listings: { opened: [ONE], called: [ONE], enquired: [ONE], sent: [ONE] },
      searches: [],
      words: [],
    },
  ])
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe('/api/seen')
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
})

it('sends no second one where nothing has happened since, and says that it is of the same page', async () => {
  const say = await start()
  leave()
  leave()
  say('shared', `/view/${OTHER}`)
  leave()
  expect(sent()).toEqual([
    { language: 'en', listings: {}, searches: [], words: [] },
    { language: 'en', isLater: true, listings: { shared: [OTHER] }, searches: [], words: [] },
  ])
})

it('counts cards as shown once they were in view, and none beside a listing', async () => {
  document.body.innerHTML = `<main><a href="/view/${ONE}"></a><a href="/view/${OTHER}"></a></main>`
  await start()
  const [card, below] = observed
  if (!card || !below) throw new Error('Nothing is watched.')
  see([
    { isIntersecting: true, target: card },
    { isIntersecting: false, target: below },
  ])
  leave()
  expect(sent()[0].listings).toEqual({ shown: [ONE] })
  history.replaceState(null, '', `/view/${OTHER}`)
  see([{ isIntersecting: true, target: below }])
  leave()
  expect(sent()[1]?.listings.shown).toBeUndefined()
})

it('hears what was asked in vain before it came', async () => {
  const { countEvent: early } = await import('#frontend/lib/browser/count-event.ts')
  early('search', 'searchTerm=tea+garden')
  early('word', 'vastu', 'x'.repeat(61))
  await start()
  leave()
  expect(sent()[0]).toMatchObject({ searches: ['searchTerm=tea+garden'], words: ['vastu'] })
})

it.each([
  ['Do not track', () => vi.stubGlobal('navigator', { doNotTrack: '1' })],
  ['Global Privacy Control', () => vi.stubGlobal('navigator', { globalPrivacyControl: true })],
  ['staff', () => localStorage.setItem('auth_token', 'a.b.c')],
])('does nothing for %s', async (_, set) => {
  set()
  await start()
  countEvent('shared', ONE)
  leave()
  expect(fetched).not.toHaveBeenCalled()
})

it('keeps a beacon below 4 kB however much was shown', async () => {
  const ids = Array.from({ length: 250 }, (_, at) => at.toString(16).padStart(24, '0'))
  document.body.innerHTML = `<main>${ids.map((id) => `<a href="/view/${id}"></a>`).join('')}</main>`
  await start()
  see(observed.map((target) => ({ isIntersecting: true, target })))
  leave()
  expect(sent().flatMap(({ listings }) => listings.shown ?? [])).toEqual(ids)
  for (const [, { body }] of fetched.mock.calls) expect(body.length).toBeLessThan(4096)
})
