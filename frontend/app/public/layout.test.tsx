import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toggleKept } from '#frontend/features/kept/kept.ts'
import { answer, reply, sentCalls } from '#frontend/test/answers.ts'
import { address, openPage } from '#frontend/test/render-page.tsx'

afterEach(() => vi.useRealTimers())

describe('The top bar', () => {
  it('leads to the four pages and marks the one that is shown', async () => {
    await openPage('/about')
    const bar = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Property', '/property'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ])
    expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('About')
  })

  it('moves the focus into the page that a link leads to', async () => {
    const { user } = await openPage('/about')
    const [contact] = screen.getAllByRole('link', { name: 'Contact' })
    if (contact) await user.click(contact)
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    expect(document.title).toBe('Contact us | Aangan')
  })

  it('leaves the focus where somebody put it while Back was on its way', async () => {
    answer('GET /api/properties', reply([]))
    const { user } = await openPage('/property')
    const filters = await screen.findByRole('button', { name: 'Filters' })
    const [about] = screen.getAllByRole('link', { name: 'About' })
    if (about) await user.click(about)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    // As where Back shows the list before React does.
    addEventListener('popstate', () => filters.focus(), { once: true, capture: true })
    history.back()
    await waitFor(() => expect(document.title).toContain('Property in'))
    expect(document.activeElement).toBe(filters)
  })

  it('needs one Back after a double click', async () => {
    await openPage('/about')
    const entries = history.length
    const [contact] = screen.getAllByRole('link', { name: 'Contact' })
    act(() => {
      contact?.click()
      contact?.click()
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeDefined()
    expect(history.length).toBe(entries + 1)
  })

  it('leads to what is kept as soon as something is, with a heart where words have no room', async () => {
    await openPage('/about')
    const bar = within(screen.getByRole('banner'))
    expect(bar.queryByRole('link', { name: /^Kept/ })).toBeNull()
    act(() => void toggleKept({ _id: '01a229962533cead54084029', price: 1 }))
    const links = await bar.findAllByRole('link', { name: 'Kept (1)' })
    expect(links.map(({ textContent }) => textContent)).toEqual(['Kept (1)', '1'])
    act(() => void toggleKept({ _id: '01a229962533cead54084029', price: 1 }))
    expect(bar.queryByRole('link', { name: /^Kept/ })).toBeNull()
  })

  it('marks what is kept where that is shown', async () => {
    act(() => void toggleKept({ _id: '01a229962533cead54084029', price: 1 }))
    answer('GET /api/properties', reply([]))
    await openPage('/kept')
    expect(await screen.findAllByRole('link', { name: 'Kept (1)', current: 'page' })).toHaveLength(2)
    act(() => void toggleKept({ _id: '01a229962533cead54084029', price: 1 }))
  })

  it('is skipped by the first link of the page', async () => {
    const { user } = await openPage('/about')
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Skip to content')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})

describe('The mobile menu', () => {
  async function openMenu() {
    answer('GET /api/home', reply({ kinds: { Villa: 9, Residential: 12, Warehouse: 10, Plot: 0 } }))
    const { user } = await openPage('/about')
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    return { user, menu: await screen.findByRole('dialog', { name: 'Menu' }) }
  }

  it('opens with the four pages, the four kinds with their counts, WhatsApp and the phone', async () => {
    const { menu } = await openMenu()
    await within(menu).findByText('9')
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label') ?? link.textContent),
    ).toEqual([
      'Aangan, home',
      'Home',
      'Property',
      'About',
      'Contact',
      'Villa9',
      'Residential12',
      'Warehouse10',
      'Plot0',
      'WhatsApp us',
      '+91 90000 12345',
      'English',
      'বাংলা',
      'हिन्दी',
      'नेपाली',
    ])
  })

  it('closes 400 ms after it was told to', async () => {
    const { menu } = await openMenu()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(within(menu).getByRole('button', { name: 'Close menu' }))
    await act(() => vi.advanceTimersByTimeAsync(399))
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes at once for who wants no motion', async () => {
    const { menu } = await openMenu()
    vi.spyOn(window, 'matchMedia').mockReturnValueOnce(
      Object.assign(window.matchMedia(''), { matches: true }),
    )
    fireEvent.click(within(menu).getByRole('button', { name: 'Close menu' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes slowly on Escape too', async () => {
    const { menu } = await openMenu()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const escape = new Event('cancel', { cancelable: true })
    act(() => void menu.dispatchEvent(escape))
    expect(escape.defaultPrevented).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads on and closes', async () => {
    const { user, menu } = await openMenu()
    await user.click(within(menu).getByRole('link', { name: 'Contact' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('The footer', () => {
  it('has the links of the specification', async () => {
    await openPage('/about')
    const footer = within(screen.getByRole('contentinfo'))
    const target = (name: string) => footer.getByRole('link', { name }).getAttribute('href')
    expect(target('About Us')).toBe('/about')
    expect(target('Contact Us')).toBe('/contact')
    expect(target('Buy Properties')).toBe('/property')
    expect(target('Flat for Sale')).toBe('/property')
    expect(target('All Properties')).toBe('/property')
    expect(target('Staff login')).toBe('/auth/login')
    expect(['Facebook', 'Instagram', 'YouTube'].map(target)).toEqual(['/', '/', '/'])
  })

  it('spans this year and the next', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-01') })
    await openPage('/about')
    expect(screen.getByText('© 2031-2032 Aangan. All rights reserved.')).toBeDefined()
  })

  it('takes an address for the newsletter, sends nothing and says so', async () => {
    const { user } = await openPage('/about')
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'me@example.com{Enter}')
    expect(screen.getByText(/There is no newsletter yet/)).toBeDefined()
    // The page itself reads who works at the firm.
    expect(sentCalls().filter(({ method }) => method !== 'GET')).toEqual([])
    expect(address()).toBe('/about')
  })
})

describe('The chat bubble', () => {
  async function openTopics() {
    const { user } = await openPage('/about')
    await user.click(screen.getByRole('button', { name: 'Add / Sell Property' }))
    return { user, topics: within(await screen.findByRole('dialog', { name: 'How can we help you?' })) }
  }

  it('offers five topics and a chat of one’s own, each in a new tab at the firm’s number', async () => {
    const { topics } = await openTopics()
    const links = topics.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Buying a property',
      'Selling a property',
      'Rentals',
      'Property valuation',
      'General inquiry',
      'Start Custom Chat',
    ])
    for (const link of links) {
      expect(link.href.startsWith('https://wa.me/919000012345?text=')).toBe(true)
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
    }
  })

  it('closes when a topic is chosen, and the focus is where it was', async () => {
    const { user, topics } = await openTopics()
    await user.click(topics.getByRole('link', { name: 'Rentals' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add / Sell Property' }))
  })

  it('closes on Escape and gives the focus back', async () => {
    const { user } = await openTopics()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add / Sell Property' }))
  })

  it('closes when something else is touched, and leaves the focus there', async () => {
    const { user } = await openTopics()
    await user.click(screen.getByRole('textbox', { name: 'E-mail' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }))
  })

  it('closes when its button is pressed again', async () => {
    const { user } = await openTopics()
    await user.click(screen.getByRole('button', { name: 'Add / Sell Property' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('An address that leads nowhere', () => {
  it('says so and goes one step back', async () => {
    await openPage('/contact')
    const { user } = await openPage('/nowhere')
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found.' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(address()).toBe('/contact'))
  })
})
