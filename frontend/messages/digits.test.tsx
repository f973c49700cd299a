import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRM_ADDRESS } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import type { ListOffer } from '#contract/home.ts'
import type { Property } from '#contract/properties/replies.ts'
import { answer, reply } from '#frontend/test/answers.ts'
import { aPicture, openListing } from '#frontend/test/open-listing.ts'
import { aPlot, aVilla, aWarehouse, EMPTY_HOME, listReply } from '#frontend/test/properties.ts'
import { openPage } from '#frontend/test/render-page.tsx'
import { messages } from './messages.ts'

/* The public site in Bengali, which has digits of its own. */
vi.mock('./messages.ts', async () => ({ messages: await import('./bn.ts') }))

const HOME = 'GET /api/home'
const LIST = 'GET /api/properties'
/** What people dial, copy or compare keeps Latin digits in every language. */
const COPIED = [
  FIRM.phone,
  ...FIRM_ADDRESS,
  FIRM.postalCode,
  `${FIRM.office.lat}, ${FIRM.office.lng}`,
  '3BHK',
]
const ADDRESS = /https?:\S+/g

/** What a listing is called on the phone, as IDs stay in Latin digits. */
const NUMBER = /\b[A-Z]-\d+\b/g

/** What the page shows or names in Latin digits. */
function latinDigits(): string[] {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walk.nextNode()) {
    const { parentElement, textContent } = walk.currentNode
    if (!parentElement?.closest('script, style, noscript')) texts.push(textContent ?? '')
  }
  const named = [...document.body.querySelectorAll('[aria-label], [alt], [placeholder]')].flatMap((element) =>
    ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  )
  const left = (text: string) =>
    COPIED.reduce(
      (rest, copied) => rest.replaceAll(copied, ''),
      text.replaceAll(ADDRESS, '').replaceAll(NUMBER, ''),
    )
  return [...new Set([...texts, ...named].filter((text) => /\d/.test(left(text))))]
}

const PLACE = { city: 'Siliguri', state: 'West Bengal', country: 'India' }
const TYPED = { title: 'Listing', location: PLACE }
const PICTURES = { pictures: [1, 2, 3, 4].map((number) => ({ ...aPicture(number), alt: 'View' })) }
const VILLA = aVilla({
  ...TYPED,
  ...PICTURES,
  landArea: 5040,
  bathrooms: 2,
  bhk: '3BHK',
  numberOfFloors: 2,
  price: 12_550_000,
})
const PLOT = aPlot({
  ...TYPED,
  roadWidth: 20,
  dimension: null,
  enteredAreas: { plotSizeSqFt: { value: 7, unit: 'katha' } },
})
const WAREHOUSE = aWarehouse({
  ...TYPED,
  deal: 'rent',
  leaseType: 'Rent',
  carpetArea: 4000,
  accessRoadWidth: 30,
  loadingDock: true,
  price: 38_000,
})
const EVERY: Property[] = [VILLA, PLOT, WAREHOUSE, aVilla({ ...TYPED, isSold: true, status: 'sold' })]
const OFFER: ListOffer = { total: '9', fromInr: 4_500_000, fromInrAMonth: 12_000 }

beforeEach(() => {
  answer('HEAD /export/embed.html', reply({}))
  answer(HOME, reply(EMPTY_HOME))
})

describe('In Bengali every number is in Bengali digits', () => {
  it('on the home page', async () => {
    const kinds = { Villa: 9, Residential: 12, Warehouse: 10, Plot: 1 }
    const rate = { of: 'plots', lowInr: 1_200_000, highInr: 1_400_000 } as const
    const places = [{ ...OFFER, name: 'Matigara', lat: 26.7, lng: 88.4, rate }]
    const door = { ...OFFER, forSale: 9, toLet: 9 }
    const doors = { warehouse: door, land: door }
    answer(HOME, reply({ total: 1234, kinds, doors, places, newest: EVERY, warehouses: [WAREHOUSE] }))
    const { user } = await openPage('/')
    await screen.findAllByRole('article')
    expect(document.body.textContent).toContain('১,২৩৪টি')
    expect(latinDigits()).toEqual([])
    await user.click(screen.getByRole('button', { name: messages.site.openMenu }))
    await screen.findByRole('dialog', { name: messages.site.menu })
    expect(latinDigits()).toEqual([])
  })

  it.each(['/about', '/contact', '/privacy'])('at %s', async (address) => {
    await openPage(address)
    expect(latinDigits()).toEqual([])
  })

  it('on the list, with filters', async () => {
    answer(LIST, listReply(EVERY, { total: '1000+', next: '/api/properties?cursor=x' }))
    const { user } = await openPage(
      '/property?bedRooms=2&minArea=2160&minPrice=2000000&maxPrice=4000000&minRoadWidth=20',
    )
    await waitFor(() => expect(screen.queryByText(messages.list.loading)).toBeNull())
    expect(latinDigits()).toEqual([])
    await user.click(screen.getByRole('button', { name: messages.filters.open(4) }))
    await screen.findByRole('dialog')
    expect(latinDigits()).toEqual([])
  })

  it('in the fields of an area and a budget, however they were typed', async () => {
    answer(LIST, listReply([aPlot()]))
    const { user } = await openPage('/property?minArea=1440&areaUnit=katha')
    await user.click(await screen.findByRole('button', { name: /^ফিল্টার/ }))
    const sheet = within(await screen.findByRole('dialog'))
    const [from, to] = within(sheet.getByRole('group', { name: messages.filterPanel.area })).getAllByRole(
      'textbox',
    )
    if (to) await user.type(to, '4.5{Enter}')
    await waitFor(() => expect([from, to]).toMatchObject([{ value: '২' }, { value: '৪.৫' }]))
    const [least] = within(sheet.getByRole('group', { name: messages.filterPanel.budget })).getAllByRole(
      'textbox',
    )
    if (least) await user.type(least, '40 lakh{Enter}')
    await waitFor(() => expect(least).toHaveProperty('value', '₹৪০\u00A0লাখ'))
  })

  it('on a list that is empty', async () => {
    answer(LIST, listReply([]))
    await openPage('/property?bedRooms=2&maxPrice=4000000')
    await screen.findByText(messages.list.emptyTitle)
    expect(latinDigits()).toEqual([])
  })

  it.each(EVERY)('on the page of a listing: $category', async (property) => {
    await openListing(property, [PLOT, WAREHOUSE])
    expect(latinDigits()).toEqual([])
  })

  it('over the pictures', async () => {
    const { user } = await openListing(VILLA)
    await user.click(screen.getByRole('button', { name: messages.detail.gallery.open(2, 4, 'View') }))
    await screen.findByRole('button', { name: messages.lightbox.next })
    // The library numbers the slides' labels in Latin digits, which screen readers say the same.
    const slides = messages.lightbox.position.replace('{total}', '4')
    const named = [1, 2, 3, 4].map((number) => slides.replace('{index}', String(number)))
    expect(latinDigits().filter((text) => !named.includes(text))).toEqual([])
  })
})
