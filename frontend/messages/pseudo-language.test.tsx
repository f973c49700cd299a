import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HomePlace, ListOffer } from '#contract/home.ts'
import { href, PATHS } from '#contract/paths.ts'
import type {
  Picture,
  PlotProperty,
  Property,
  VillaProperty,
  WarehouseProperty,
} from '#contract/properties/replies.ts'
import {
  BHK_TYPES,
  FACINGS,
  FLOORING_TYPES,
  LEASE_TYPES,
  OWNERSHIP_TYPES,
  VILLA_TYPES,
  ZONE_TYPES,
} from '#contract/properties/enums.ts'
import { storeUser } from '#frontend/features/session/stored-user.ts'
import { forgetAuthToken, storeAuthToken } from '#frontend/lib/api/auth-token.ts'
import { answer, later, noConnection, refusal, reply } from '#frontend/test/answers.ts'
import {
  aPlot,
  aVilla,
  aWarehouse,
  EMPTY_HOME,
  listReply,
  NO_DOOR,
  NO_OFFER,
} from '#frontend/test/properties.ts'
import { leftInEnglish } from '#frontend/test/pseudo-language.ts'
import { openPage } from '#frontend/test/render-page.tsx'
import { AN_ADMIN } from '#frontend/test/render-staff.tsx'
import { expectComplaint } from '#frontend/test/setup.ts'
import { messages } from './messages.ts'

/* The whole public site in an invented language: exchanging the catalogue alone must translate every word. */
vi.mock('./messages.ts', async () => {
  const { pseudoLanguage } = await import('#frontend/test/pseudo-language.ts')
  return { messages: pseudoLanguage(await import('./en.ts')) }
})

/**
 * What a person typed about a listing: in Bengali, so that any English on the page is the site's own. The title in other letters
 * yet, as one in Bengali would be composed anew.
 */
const TYPED = {
  title: 'Белый дом',
  propertyType: 'বাড়ি',
  description: 'রাস্তার ধারে',
  address: 'গলি ৪',
  locality: 'মাটিগাড়া',
  location: { city: 'শিলিগুড়ি', state: 'পশ্চিমবঙ্গ', country: 'ভারত' },
  googleMap: '26.7,88.4',
}
const LIST = 'GET /api/properties'
const HOME = 'GET /api/home'
const OFFER: ListOffer = { total: '9', fromInr: 4_500_000, fromInrAMonth: 12_000 }
const placeWith = (name: string, rate: HomePlace['rate'], offer = OFFER): HomePlace => ({
  ...offer,
  name,
  lat: 26.7,
  lng: 88.4,
  rate,
})
const PLACES = [
  placeWith('ক', { of: 'plots', lowInr: 1_200_000, highInr: 1_400_000 }),
  placeWith('খ', { of: 'warehouses', lowInr: 18.5, highInr: 26 }),
  placeWith('গ', { of: 'houses', lowInr: 3200, highInr: 3200 }, { ...OFFER, fromInr: 0 }),
  placeWith('ঘ', null, NO_OFFER),
]

function aPicture(number: number): Picture {
  const url = `/property-images/villa/1_${number}.webp`
  return { url, alt: number === 1 ? '' : 'ছবি', width: 960, height: 640, widths: [320], colour: null }
}
const PICTURES = { pictures: [1, 2, 3, 4].map(aPicture) }

const aFullVilla = (given: Partial<VillaProperty> = {}) =>
  aVilla({
    ...TYPED,
    ...PICTURES,
    landArea: 5040,
    bathrooms: 2,
    bhk: '3BHK',
    amenities: ['লিফট'],
    villaType: 'Independent',
    numberOfFloors: 2,
    garden: true,
    garage: false,
    swimmingPool: false,
    gatedCommunity: true,
    servantRoom: true,
    ...given,
  })
const aFullPlot = (given: Partial<PlotProperty> = {}) =>
  aPlot({
    ...TYPED,
    dimension: '60 × 84',
    roadWidth: 20,
    zoneType: 'Residential',
    surveyNo: '১২',
    isCornerPlot: true,
    boundaryWall: false,
    enteredAreas: { plotSizeSqFt: { value: 7, unit: 'katha' } },
    ...given,
  })
const aFullWarehouse = (given: Partial<WarehouseProperty> = {}) =>
  aWarehouse({
    ...TYPED,
    deal: 'rent',
    leaseType: 'Rent',
    isForSale: false,
    isForRent: true,
    carpetArea: 4000,
    flooringType: 'Concrete',
    loadingDock: true,
    hasCraneFacility: false,
    powerBackup: true,
    waterSupply: true,
    parkingAreaSqFt: 900,
    security: true,
    fireSafety: false,
    zoneType: 'Industrial',
    accessRoadWidth: 30,
    isColdStorageAvailable: false,
    ...given,
  })
const bare = {
  title: 'Участок',
  propertyType: 'জমি',
  price: 0,
  areaSqFt: null,
  leaseType: null,
  ownershipType: null,
} as const
const BARE = { ...bare, locality: null, location: TYPED.location }

/** Listings that between them hold every word of every closed list. */
const EVERY_WORD: Property[] = [
  ...FACINGS.map((facing, index) =>
    aFullPlot({
      facing,
      ownershipType: OWNERSHIP_TYPES[index] ?? null,
      leaseType: LEASE_TYPES[index] ?? null,
      zoneType: ZONE_TYPES[index] ?? null,
    }),
  ),
  ...BHK_TYPES.map((bhk, index) => aFullVilla({ bhk, villaType: VILLA_TYPES[index] ?? null })),
  ...FLOORING_TYPES.map((flooringType) => aFullWarehouse({ flooringType })),
]
const EVERY_STATE: Property[] = [
  aFullVilla(),
  aFullPlot(),
  aFullWarehouse(),
  aVilla({ ...BARE }),
  aPlot({ ...BARE, facing: null }),
  aWarehouse({ ...BARE, ceilingHeight: null }),
  aFullVilla({ isSold: true, isForSale: false, status: 'sold' }),
  aFullWarehouse({ isRented: true, status: 'rented' }),
  aFullPlot({ approvedByAdmin: false, status: 'pending' }),
  aFullPlot({ deal: 'lease', leaseType: 'Lease' }),
]

const settled = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))))

async function english(): Promise<string[]> {
  await settled()
  return leftInEnglish(document)
}

async function openListing(property: Property) {
  answer(`GET ${href(PATHS.property, { id: property._id })}`, reply(property))
  answer(`GET ${href(PATHS.similarProperties, { id: property._id })}`, reply([aFullPlot(), aFullVilla()]))
  const page = await openPage(`/view/${property._id}`)
  await screen.findByRole('heading', { level: 1 })
  return page
}

async function openList(
  address = '/property',
  listings: Property[] = [aFullVilla(), aFullPlot(), aFullWarehouse()],
) {
  answer(LIST, listReply(listings, { total: '1000+', next: '/api/properties?cursor=x' }))
  const page = await openPage(address)
  await waitFor(() => expect(screen.queryByText(messages.list.loading)).toBeNull())
  return page
}

beforeEach(() => {
  answer('HEAD /export/embed.html', reply({}))
  answer(HOME, reply(EMPTY_HOME))
})
afterEach(() => {
  forgetAuthToken()
  for (const toast of screen.queryAllByRole('button', { name: messages.site.close })) fireEvent.click(toast)
})

describe('In another language nothing is left in English', () => {
  it.each(['/about', '/contact', '/privacy', '/nowhere'])('at %s', async (address) => {
    await openPage(address)
    expect(document.body.textContent).toContain('⟦')
    expect(await english()).toEqual([])
  })

  it('on the home page, full and empty', async () => {
    const properties = [aFullWarehouse(), aFullWarehouse({ ...BARE }), aFullWarehouse({ isRented: true })]
    const kinds = { Villa: 9, Residential: 12, Warehouse: 10, Plot: 1 }
    const doors = { warehouse: { ...OFFER, forSale: 4, toLet: 5 }, land: NO_DOOR }
    answer(
      HOME,
      reply({ total: 22, kinds, doors, places: PLACES, newest: properties, warehouses: properties }),
    )
    const { unmount } = await openPage('/')
    await screen.findAllByRole('article')
    expect(await english()).toEqual([])
    unmount()
    const empty = await openPage('/')
    expect(await english()).toEqual([])
    empty.unmount()
    answer(HOME, noConnection())
    await openPage('/')
    await waitFor(() => expectComplaint('The listings of the home page could not be fetched.'))
    expect(await english()).toEqual([])
  })

  it('on the list, full, with every state of a card', async () => {
    await openList('/property', EVERY_STATE)
    expect(await english()).toEqual([])
  })

  it('on the list, while it loads and when it fails', async () => {
    answer(LIST, later(listReply([])).answer)
    const { unmount } = await openPage('/property')
    expect(await english()).toEqual([])
    unmount()
    for (const failed of [noConnection(), refusal('INVALID_INPUT', 'নয়')]) {
      answer(LIST, failed)
      const failedPage = await openPage('/property?category=plot')
      await waitFor(() => expectComplaint('The properties could not be fetched.'))
      expect(await english()).toEqual([])
      failedPage.unmount()
    }
  })

  it('on the list, empty and with every filter chosen', async () => {
    answer(LIST, listReply([]))
    const chosen =
      'searchTerm=ক&city=খ&category=plot&deal=rent&price=20-40+lakh&minArea=3+katha&maxArea=9000&bedRooms=3&leaseType=Residential&sort=price-asc'
    const { unmount } = await openPage(`/property?${chosen}`)
    await screen.findByText(messages.list.emptyTitle)
    expect(await english()).toEqual([])
    unmount()
    for (const category of ['Villa', 'Residential', 'Warehouse']) {
      const page = await openPage(`/property?category=${category}&price=ক`)
      await screen.findByText(messages.list.emptyTitle)
      expect(await english()).toEqual([])
      page.unmount()
    }
  })

  it('in the sheet of filters', async () => {
    const { user } = await openList('/property?bedRooms=2&minArea=3+katha')
    await user.click(screen.getByRole('button', { name: messages.filters.open(2) }))
    await screen.findByRole('dialog')
    expect(await english()).toEqual([])
  })

  it.each([...EVERY_STATE, ...EVERY_WORD])('on the page of a listing of any kind: %#', async (property) => {
    await openListing(property)
    expect(await english()).toEqual([])
  })

  it('on the page of a listing that loads, fails or is not there', async () => {
    const read = `GET ${href(PATHS.property, { id: 'abc' })}`
    answer(`GET ${href(PATHS.similarProperties, { id: 'abc' })}`, reply([]))
    for (const [answered, sentence] of [
      [later(reply({})).answer, messages.detail.loading],
      [noConnection(), messages.detail.failedTitle],
      [refusal('NOT_FOUND', 'নেই'), messages.notFound.title],
    ] as const) {
      answer(read, answered)
      const { unmount } = await openPage('/view/abc')
      await screen.findByText(sentence)
      expect(await english()).toEqual([])
      unmount()
    }
  })

  it('in the box that admins see beside a listing', async () => {
    storeUser(AN_ADMIN)
    storeAuthToken('a-token')
    await openListing(aFullVilla({ contact: { company: 'ফার্ম', phone: '১২' } }))
    await screen.findByText('ফার্ম')
    expect(await english()).toEqual([])
  })

  it('in the enquiry, with its errors', async () => {
    const { user } = await openListing(aFullVilla())
    const [enquire] = screen.getAllByRole('button', { name: messages.detail.enquireNow })
    if (enquire) await user.click(enquire)
    await user.click(await screen.findByRole('button', { name: messages.enquiry.send }))
    expect(await english()).toEqual([])
  })

  it('over the pictures', async () => {
    const { user } = await openListing(aFullVilla())
    await user.click(screen.getByRole('button', { name: messages.detail.gallery.open(2, 4, 'ছবি') }))
    await screen.findByRole('button', { name: messages.lightbox.next })
    expect(await english()).toEqual([])
  })

  it('in the mobile menu and the chat', async () => {
    const { user } = await openPage('/about')
    await user.click(screen.getByRole('button', { name: messages.chat.bubble }))
    await screen.findByRole('dialog', { name: messages.chatTopics.title })
    await user.click(screen.getByRole('button', { name: messages.site.openMenu }))
    await screen.findByRole('dialog', { name: messages.site.menu })
    expect(await english()).toEqual([])
  })

  it('in what forms answer', async () => {
    const { user } = await openPage('/contact')
    await user.click(screen.getByRole('button', { name: messages.newsletter.join }))
    await user.click(screen.getByRole('button', { name: messages.contactForm.send }))
    expect(await english()).toEqual([])
    const form = within(screen.getByRole('form', { name: messages.contactForm.label }))
    for (const [name, text] of [
      ['name', 'আশা'],
      ['email', 'a@b.in'],
      ['phone', '9832012345'],
      ['interest', 'জমি'],
    ] as const)
      fireEvent.input(form.getByRole('textbox', { name: messages.contactForm[name] }), {
        target: { value: text },
      })
    answer(
      'POST /api/subscribe',
      refusal('TOO_MANY', 'Too many tries.'),
      noConnection(),
      reply({ message: 'Sent' }),
    )
    for (const sentence of [
      messages.contactForm.fromServer('Too many tries.', 'TOO_MANY'),
      messages.contactForm.failed,
      messages.contactForm.fromServer('Sent', 'sent'),
    ]) {
      await user.click(form.getByRole('button', { name: messages.contactForm.send }))
      await screen.findByText(sentence)
    }
    expect(await english()).toEqual([])
  })
})
