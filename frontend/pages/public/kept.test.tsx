import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keptNow, restoreKept, toggleKept } from '#frontend/features/kept/kept.ts'
import { hide, seenListingsNow, noteSeen, unhide } from '#frontend/features/kept/seen-listings.ts'
import { aPicture, openListing } from '#frontend/test/open-listing.ts'
import { answer, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import type { Property } from '#contract/properties/replies.ts'
import { aPlot, aVilla, aWarehouse, listReply } from '#frontend/test/properties.ts'
import { openPage } from '#frontend/test/render-page.tsx'

const [one, two] = [
  aPlot({ title: 'One plot', price: 4_000_000, roadWidth: 20 }),
  aVilla({ title: 'Two villa', price: 9_000_000 }),
]
const ids = `${two._id},${one._id}`

beforeEach(() => {
  restoreKept([])
  unhide(seenListingsNow().hidden)
  localStorage.clear()
  answer('GET /api/properties', reply([two, one]))
})

function keepBoth() {
  toggleKept({ ...one, price: 5_000_000 })
  toggleKept(two)
}

describe('what is kept', () => {
  it('is nothing at first, and says how to keep', async () => {
    await openPage('/kept')
    expect(await screen.findByText('Nothing kept yet.')).toBeDefined()
    expect(document.querySelector('[data-ornament="basket"]')).not.toBeNull()
  })

  it('is filled by the four newest listings while there is nothing', async () => {
    await openPage('/kept')
    expect(await screen.findByRole('heading', { name: 'Newest' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Two villa' })).toBeDefined()
    expect(sentCalls().map(({ path }) => path)).toContain('/api/properties?limit=4')
  })

  it('shows each as it is now, by one call, and what changed since it was kept', async () => {
    keepBoth()
    await openPage('/kept')
    expect(await screen.findByText('₹10 Lakh less than when you kept it')).toBeDefined()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(sentCalls().filter(({ path }) => path.includes(`ids=${ids}`))).toHaveLength(1)
  })

  it('says of a computer picture that it is one', async () => {
    const pictures = [{ ...aPicture(1), isRendered: true }]
    answer('GET /api/properties', reply([{ ...two, pictures }, one]))
    keepBoth()
    await openPage('/kept')
    await screen.findByRole('link', { name: 'Two villa' })
    expect(screen.getAllByText('Computer picture')).toHaveLength(1)
  })

  it('opens by its picture too, and a plot without one shows its plan there', async () => {
    const plot = { ...one, pictures: [], plotSizeSqFt: 2880 }
    answer('GET /api/properties', reply([two, plot]))
    keepBoth()
    await openPage('/kept')
    const row = (await screen.findByRole('link', { name: 'One plot' })).closest('article')
    const picture = row?.querySelector<HTMLAnchorElement>('a[tabindex="-1"]')
    expect(picture?.getAttribute('href')).toBe(`/view/${one._id}`)
    await waitFor(() => expect(picture?.querySelector('svg')).toBeTruthy())
  })

  it('is not offered again among others like it', async () => {
    keepBoth()
    const other = aPlot({ title: 'Another plot' })
    answer(`GET /api/properties/${two._id}/similar`, reply([one, other]))
    await openPage('/kept')
    const heading = await screen.findByRole('heading', { name: 'Like the ones you kept' })
    const alike = within(heading.closest('section') ?? heading)
    expect(alike.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Another plot'])
    expect(screen.getAllByRole('link', { name: 'One plot' })).toHaveLength(1)
  })

  it('is let go with a way back', async () => {
    keepBoth()
    const { user } = await openPage('/kept')
    await user.click(await screen.findByRole('button', { name: 'Remove: One plot' }))
    expect(keptNow().map(({ id }) => id)).toEqual([two._id])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(keptNow().map(({ id }) => id)).toEqual([two._id, one._id])
  })

  it('is let go and brought back by the keyboard, whose focus stays where it was', async () => {
    const three = aVilla({ title: 'Three villa' })
    answer('GET /api/properties', reply([three, two, one]))
    keepBoth()
    toggleKept(three)
    const { user } = await openPage('/kept')
    const letGo = (title: string) => screen.findByRole('button', { name: `Remove: ${title}` })
    ;(await letGo('Two villa')).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'One plot' }))
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    await user.keyboard('{Enter}')
    expect(keptNow().map(({ id }) => id)).toEqual([three._id, two._id, one._id])
    expect(document.activeElement).toBe(await letGo('Two villa'))
  })

  it('is let go with a way back when it was the last one', async () => {
    toggleKept(one)
    const { user } = await openPage('/kept')
    await user.click(await screen.findByRole('button', { name: 'Remove: One plot' }))
    expect(screen.getByText('Nothing kept yet.')).toBeDefined()
    await user.keyboard('{Enter}')
    const letGo = await screen.findByRole('button', { name: 'Remove: One plot' })
    expect(document.activeElement).toBe(letGo)
  })

  it('names each box and note by what is seen beside it and by its listing', async () => {
    keepBoth()
    await openPage('/kept')
    expect(await screen.findByRole('checkbox', { name: 'Compare: One plot' })).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Your note: One plot' })).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Your note: Two villa' })).toBeDefined()
  })

  it('is moved by keys that stay where they are, tells its place, and tells its order', async () => {
    keepBoth()
    const { user } = await openPage('/kept')
    const down = await screen.findByRole('button', { name: 'Move down: Two villa' })
    down.focus()
    await user.keyboard('{Enter}')
    expect(keptNow().map(({ id }) => id)).toEqual([one._id, two._id])
    expect(document.activeElement).toBe(down)
    expect(screen.getByText('Two villa: 2 of 2').tagName).toBe('OUTPUT')
    await user.keyboard('{Enter}')
    expect(keptNow().map(({ id }) => id)).toEqual([one._id, two._id])
    await user.click(screen.getByRole('button', { name: 'Price' }))
    expect(screen.getByText('In the order of: Price').tagName).toBe('OUTPUT')
  })

  it('takes the focus when its first listing is kept from a card that is gone then', async () => {
    const { user } = await openPage('/kept')
    ;(await screen.findByRole('button', { name: 'Keep: One plot' })).focus()
    await user.keyboard('{Enter}')
    const list = await screen.findByRole('list', { name: 'Kept' })
    expect(document.activeElement).toBe(list)
  })

  it('does not take the focus when the page opens', async () => {
    keepBoth()
    await openPage('/kept')
    await screen.findByRole('list', { name: 'Kept' })
    expect(document.activeElement).toBe(document.body)
  })

  it('is let go for good by Escape or Close, from where the focus goes on to the next', async () => {
    keepBoth()
    const { user } = await openPage('/kept')
    await user.click(await screen.findByRole('button', { name: 'Remove: Two villa' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'One plot' }))
    await user.click(screen.getByRole('button', { name: 'Remove: One plot' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
    expect(keptNow()).toEqual([])
  })

  it('leads two that are ticked to their comparison', async () => {
    keepBoth()
    const { user } = await openPage('/kept')
    await user.click(await screen.findByRole('checkbox', { name: 'Compare: One plot' }))
    await user.click(screen.getByRole('checkbox', { name: 'Compare: Two villa' }))
    const compare = screen.getByRole<HTMLButtonElement>('button', { name: 'Compare these 2' })
    expect(compare.disabled).toBe(false)
    const entries = history.length
    act(() => {
      compare.click()
      compare.click()
    })
    expect(await screen.findByRole('table')).toBeDefined()
    expect(history.length).toBe(entries + 1)
  })

  it('stands by its price where asked, prices on request after the others and what is gone last', async () => {
    const [onRequest, gone] = [
      aVilla({ title: 'Ask for it', price: 0 }),
      aPlot({ title: 'Gone plot', price: 100 }),
    ]
    answer('GET /api/properties', reply([two, onRequest, one]))
    for (const property of [one, gone, onRequest, two]) toggleKept(property)
    const { user } = await openPage('/kept')
    await user.click(await screen.findByRole('button', { name: 'Price' }))
    const titles = screen.getAllByRole('button', { name: /^Remove: / }).map(({ ariaLabel }) => ariaLabel)
    expect(titles).toEqual(
      ['One plot', 'Two villa', 'Ask for it', 'Gone plot'].map((title) => `Remove: ${title}`),
    )
  })

  it('is still ticked and in its order on the way back from the comparison', async () => {
    keepBoth()
    const { user } = await openPage('/kept')
    await user.click(await screen.findByRole('button', { name: 'Price' }))
    await user.click(screen.getByRole('checkbox', { name: 'Compare: One plot' }))
    await user.click(screen.getByRole('checkbox', { name: 'Compare: Two villa' }))
    await user.click(screen.getByRole('button', { name: 'Compare these 2' }))
    await screen.findByRole('table')
    act(() => history.back())
    expect(await screen.findByRole('button', { name: 'Compare these 2' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Price' }).ariaPressed).toBe('true')
  })

  it('still has its number and title once it is gone, and a button that removes it', async () => {
    const gone = aPlot({ title: 'Gone plot', number: 'A-77' })
    answer('GET /api/properties', reply([one]))
    for (const property of [one, gone]) toggleKept(property)
    const { user } = await openPage('/kept')
    const heading = await screen.findByRole('heading', { name: 'Gone plot' })
    const row = within(heading.closest('article') ?? document.body)
    expect(row.getByText('A-77')).toBeDefined()
    expect(row.getByText('This listing is no longer with us.')).toBeDefined()
    const letGo = row.getByRole('button', { name: 'Remove: Gone plot' })
    expect(letGo.textContent).toBe('Remove')
    await user.click(letGo)
    expect(keptNow().map(({ id }) => id)).toEqual([one._id])
  })

  it('is not called gone where its listing could not be read', async () => {
    answer('GET /api/properties', noConnection())
    toggleKept(one)
    await openPage('/kept')
    expect(await screen.findByRole('heading', { name: 'One plot' })).toBeDefined()
    expect(screen.getByText('This property could not be loaded.')).toBeDefined()
    expect(screen.queryByText('This listing is no longer with us.')).toBeNull()
  })

  it('is read again by itself once there is a connection', async () => {
    answer('GET /api/properties', noConnection(), reply([one]))
    toggleKept(one)
    await openPage('/kept')
    await screen.findByText('This property could not be loaded.')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText('This property could not be loaded.')).toBeNull())
    expect(await screen.findByRole('link', { name: 'One plot' })).toBeDefined()
  })

  it('learns the names of what was kept before names were', async () => {
    toggleKept({ _id: one._id, price: one.price })
    await openPage('/kept')
    await waitFor(() => expect(keptNow()).toMatchObject([{ number: one.number, title: 'One plot' }]))
  })

  it('is nameless once it is gone where no name was kept', async () => {
    answer('GET /api/properties', reply([]))
    toggleKept({ _id: one._id, price: one.price })
    await openPage('/kept')
    expect(await screen.findByRole('heading', { name: 'This listing is no longer with us.' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Remove: This listing is no longer with us.' })).toBeDefined()
  })

  it('is asked about without what is sold or rented, and says so', async () => {
    const sold = aVilla({ title: 'Sold villa', status: 'sold', isSold: true })
    answer('GET /api/properties', reply([sold, two, one]))
    for (const property of [one, two, sold]) toggleKept(property)
    await openPage('/kept')
    const ask = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ask about all' })
    const text = new URL(ask.href).searchParams.get('text')
    expect(text).toContain(`${two.number} · Two villa`)
    expect(text).not.toContain('Sold villa')
    expect(screen.getByText('One of them is sold or rented and is not asked about.')).toBeDefined()
  })

  it('is not asked about where all of it is sold or rented', async () => {
    const rented = aWarehouse({ title: 'Let hall', status: 'rented', isRented: true })
    answer('GET /api/properties', reply([rented]))
    toggleKept(rented)
    await openPage('/kept')
    expect(await screen.findByText('One of them is sold or rented and is not asked about.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Ask about all' })).toBeNull()
  })

  it('is a hundred at most, and lasts as long as the page where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    for (let count = 0; count < 100; count++)
      expect(toggleKept({ _id: `f${count.toString(16).padStart(23, '0')}`, price: 1 })).toBe(true)
    expect(toggleKept(one)).toBe(false)
    expect(keptNow()).toHaveLength(100)
    vi.restoreAllMocks()
  })
})

it('compares two as a table that marks what differs', async () => {
  await openPage(`/compare?ids=${ids}`)
  const table = await screen.findByRole('table')
  expect(await within(table).findByRole('rowheader', { name: 'Road width' })).toBeDefined()
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
})

it('prints what is kept with the firm, and without what is clicked', async () => {
  keepBoth()
  await openPage('/kept')
  const head = (await screen.findByText(location.host)).closest('.print-head')
  expect(head?.querySelector('link')?.media).toBe('print')
  expect(screen.getByRole('button', { name: 'Share this list' }).closest('.print\\:hidden')).not.toBeNull()
})

it('prints the comparison with the firm and its address instead of what is clicked', async () => {
  await openPage(`/compare?ids=${ids}`)
  const said = await screen.findByText(`${location.origin}/compare?ids=${ids}`)
  const head = said.closest('.print-head')
  expect(head?.querySelector('link')?.media).toBe('print')
})

it('shows only the rows that differ when asked to, and lets one be taken out', async () => {
  const { user } = await openPage(`/compare?ids=${ids}`)
  const table = await screen.findByRole('table')
  const rows = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  expect(rows()).toContain('Ownership')
  await user.click(screen.getByRole('checkbox', { name: 'Only what differs' }))
  expect(rows()).not.toContain('Ownership')
  expect(screen.getByText(/^\d+ rows$/).textContent).toBe(`${rows().length} rows`)
  expect(rows()).toContain('Road width')
  answer('GET /api/properties', reply([two]))
  await user.click(screen.getByRole('button', { name: 'Remove: One plot' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(await screen.findByText('There are not two listings to compare.')).toBeDefined()
})

it('compares what they cost in all and a month, the papers seen, and how far they are', async () => {
  localStorage.setItem('aangan:loan', JSON.stringify({ part: 0.5, percent: 0, years: 10 }))
  const [near, far] = [
    aPlot({
      price: 60_00_000,
      jurisdiction: 'panchayat',
      googleMap: '26.7232,88.4137',
      checks: [{ check: 'titleDeedSeen', checkedAt: '2026-11-20T06:00:00.000Z' }],
    }),
    aPlot({ price: 1_20_00_000, jurisdiction: null, googleMap: '26.8232,88.4137', placeIsApproximate: true }),
  ]
  answer('GET /api/properties', reply([near, far]))
  await openPage(`/compare?ids=${near._id},${far._id}`)
  const table = await screen.findByRole('table')
  const row = (name: RegExp) =>
    within(within(table).getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.firstChild?.textContent)
  expect(row(/^To pay in all/)).toEqual(['₹63.6 Lakh', '₹1.29 Cr – ₹1.30 Cr'])
  expect(row(/^A month, with a loan of 50% at 0% over 10 years/)).toEqual(['₹25,000', '₹50,000'])
  expect(row(/^Title deed seen/)).toEqual(['20 Nov 2026', 'not yet'])
  expect(row(/^To Siliguri Junction/)).toEqual(['100 m', '11.0 km'])
})

it('tells what a kind does not have from what is not given, and what nobody has looked at yet from both', async () => {
  const checks = (['titleDeedSeen', 'conversionSeen'] as const).map((check) => ({
    check,
    checkedAt: '2026-11-20T06:00:00.000Z',
  }))
  const listed = [
    aPlot({ roadWidth: 20, facing: 'East', checks }),
    aPlot({ roadWidth: null, facing: 'East', checks: null }),
    aWarehouse({ deal: 'rent', leaseType: 'Rent' }),
  ]
  answer('GET /api/properties', reply(listed))
  await openPage(`/compare?ids=${listed.map(({ _id }) => _id).join()}`)
  const table = await screen.findByRole('table')
  const cells = (name: RegExp) => within(within(table).getByRole('row', { name })).getAllByRole('cell')
  const row = (name: RegExp) => cells(name).map((cell) => cell.textContent)
  const isBold = (name: RegExp) => cells(name).some((cell) => cell.className.includes('font-medium'))
  expect(row(/^Road width/)).toEqual(['20 ft', 'not given', '–does not apply'])
  expect(row(/^Facing/)).toEqual(['East', 'East', '–does not apply'])
  expect(row(/^To pay in all/).at(-1)).toBe('–does not apply')
  expect(row(/^Title deed seen/)).toEqual(['20 Nov 2026', 'not yet', 'not yet'])
  expect(row(/^Conversion/)).toEqual(['20 Nov 2026', 'not yet', '–does not apply'])
  expect([/^Road width/, /^Facing/].map(isBold)).toEqual([true, false])
})

it('says the land of a house beside that of a plot, and a plot’s once where there are only plots', async () => {
  const plots = [aPlot({ plotSizeSqFt: 5040 }), aPlot({ plotSizeSqFt: 3600 })]
  const [plot] = plots
  const land = async (listed: readonly Property[]) => {
    answer('GET /api/properties', reply(listed))
    await openPage(`/compare?ids=${listed.map(({ _id }) => _id).join()}`)
    const row = within(await screen.findByRole('table')).queryByRole('row', { name: /^Land/ })
    return (
      row &&
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    )
  }
  expect(await land(plots)).toBeNull()
  cleanup()
  expect(await land([aVilla({ landArea: 4320 }), ...(plot ? [plot] : [])])).toEqual([
    '6 katha, 4,320 sq ft',
    '7 katha, 5,040 sq ft',
  ])
})

it('keeps a listing from its card in the list, and lets it go again', async () => {
  const { user } = await openPage('/property')
  const heart = await screen.findByRole('button', { name: 'Keep: One plot' })
  await user.click(heart)
  expect(keptNow()).toMatchObject([{ id: one._id, price: 4_000_000 }])
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  await user.click(heart)
  expect(keptNow()).toEqual([])
})

describe('a card that is not for me', () => {
  it('is hidden with a way back, and the list says how many are', async () => {
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Not for me: One plot' }))
    expect(seenListingsNow().hidden).toEqual([one._id])
    expect(screen.getByText('1 shown, 1 hidden')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Not for me: One plot' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(seenListingsNow().hidden).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Not for me: One plot' }))
    await user.click(screen.getByRole('button', { name: 'Not for me: Two villa' }))
    expect(screen.getByText('0 shown, 2 hidden')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show them' }))
    expect(seenListingsNow().hidden).toEqual([])
    expect(screen.queryByText(/hidden$/)).toBeNull()
  })

  it('says how many of those that it holds so far are hidden, where it has more to show', async () => {
    answer('GET /api/properties', listReply([one, two], { total: '29', next: '/api/properties?cursor=n' }))
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Not for me: One plot' }))
    expect(screen.getByText('1 shown, 1 hidden')).toBeDefined()
  })

  it('hands the focus on to the way back, and takes it again', async () => {
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Not for me: One plot' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Not for me: One plot' }))
  })

  it('closes its note by Escape from wherever the focus is, which stays there', async () => {
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Not for me: One plot' }))
    const link = screen.getByRole('link', { name: 'Two villa' })
    link.focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(document.activeElement).toBe(link)
    expect(seenListingsNow().hidden).toEqual([one._id])
    await user.click(screen.getByRole('button', { name: 'Show them' }))
    await user.click(screen.getByRole('button', { name: 'Not for me: One plot' }))
    await user.keyboard('{Escape}')
    const next = document.activeElement
    expect(next?.closest('article')).not.toBeNull()
    expect(next?.getAttribute('aria-hidden')).toBeNull()
  })

  it('is one of two hundred at most: the oldest comes back', () => {
    const idOf = (count: number) => `f${count.toString(16).padStart(23, '0')}`
    for (let count = 0; count < 201; count++) hide(idOf(count))
    expect(seenListingsNow().hidden).toHaveLength(200)
    expect(seenListingsNow().hidden[0]).toBe(idOf(200))
    expect(seenListingsNow().hidden).not.toContain(idOf(0))
    for (let count = 0; count < 201; count++) noteSeen(idOf(count))
    expect(seenListingsNow().seen).toHaveLength(200)
    expect(seenListingsNow().hidden).toHaveLength(200)
  })
})

it('says lightly on its card that a listing was opened', async () => {
  const { unmount } = await openListing(one)
  await screen.findAllByRole('button', { name: /^Keep/ })
  expect(seenListingsNow().seen[0]).toBe(one._id)
  unmount()
  answer('GET /api/properties', reply([two, one]))
  await openPage('/property')
  const card = await screen.findByRole('article', { name: 'One plot' })
  expect(await within(card).findByText('Seen')).toBeDefined()
  expect(within(screen.getByRole('article', { name: 'Two villa' })).queryByText('Seen')).toBeNull()
})

it('keeps a listing from its page and from the bar of phones alike', async () => {
  const { user } = await openListing(one)
  const buttons = () => screen.getAllByRole('button', { name: /^Keep/ })
  await waitFor(() => expect(buttons()).toHaveLength(2))
  const [first, second] = buttons()
  await user.click(first ?? document.body)
  expect(keptNow().map(({ id }) => id)).toEqual([one._id])
  expect([first, second].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
})

describe('storage that is broken or forbidden', () => {
  it.each([
    ['no JSON', '{'],
    ['another thing', '7'],
    ['a stranger in the list', '{"version":1,"kept":[{"id":"<script>"},7,null]}'],
  ])('%s counts as nothing kept', async (_, stored) => {
    localStorage.setItem('aangan:kept', stored)
    dispatchEvent(new StorageEvent('storage', { key: 'aangan:kept' }))
    await openPage('/kept')
    expect(await screen.findByText('Nothing kept yet.')).toBeDefined()
  })

  it('is no reason to fail: hearts and hiding last as long as the page', async () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Keep: One plot' }))
    await user.click(screen.getByRole('button', { name: 'Not for me: Two villa' }))
    expect(keptNow().map(({ id }) => id)).toEqual([one._id])
    expect(seenListingsNow().hidden).toEqual([two._id])
    vi.restoreAllMocks()
  })
})
