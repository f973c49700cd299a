import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Stats } from '#frontend/features/about/stats.tsx'
import { openPage } from '#frontend/test/render-page.tsx'

const TITLES = ['A courtyard first, then the rooms', 'Both sizes, both prices', 'One message, one person']

const hero = () => screen.getByRole('region', { name: 'What we stand for' })
const press = (name: string) => fireEvent.click(within(hero()).getByRole('button', { name }))

/** The slide of the hero that is not hidden by its class. */
function shownTitle(): string | null | undefined {
  const slides = within(hero()).getAllByRole('heading', { level: 2, hidden: true })
  return slides.find((slide) => !slide.closest('.invisible'))?.textContent
}

/** Opens the page with faked timers; the pointer comes and goes, so that the rotation starts again with them. */
async function openSlowly() {
  const view = await openPage('/about')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.mouseEnter(hero())
  fireEvent.mouseLeave(hero())
  return view
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('The slides of the about page', () => {
  it('go round in both directions', async () => {
    await openPage('/about')
    expect(shownTitle()).toBe(TITLES[0])
    press('Previous slide')
    expect(shownTitle()).toBe(TITLES[2])
    press('Next slide')
    expect(shownTitle()).toBe(TITLES[0])
    press('Next slide')
    expect(shownTitle()).toBe(TITLES[1])
    expect(within(hero()).getByText('2 / 3')).toBeDefined()
  })

  it('lead to the properties', async () => {
    await openPage('/about')
    expect(screen.getByRole('link', { name: 'Explore Properties' }).getAttribute('href')).toBe('/property')
  })

  it('rotate by themselves until they are paused', async () => {
    await openSlowly()
    await pass(7000)
    expect(shownTitle()).toBe(TITLES[1])
    press('Pause the slides')
    await pass(30_000)
    expect(shownTitle()).toBe(TITLES[1])
    press('Play the slides')
    await pass(7000)
    expect(shownTitle()).toBe(TITLES[2])
  })

  it.each([
    ['the pointer is over them', () => fireEvent.mouseEnter(hero()), () => fireEvent.mouseLeave(hero())],
    ['the focus is in them', () => fireEvent.focus(hero()), () => fireEvent.blur(hero())],
  ])('stand still while %s', async (_, come, go) => {
    await openSlowly()
    come()
    await pass(30_000)
    expect(shownTitle()).toBe(TITLES[0])
    go()
    await pass(7000)
    expect(shownTitle()).toBe(TITLES[1])
  })

  it('stand still for who wants no motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('reduced-motion'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )
    await openSlowly()
    await pass(30_000)
    expect(shownTitle()).toBe(TITLES[0])
    expect(within(hero()).getByRole('button', { name: 'Play the slides' })).toBeDefined()
  })
})

describe('The about page', () => {
  it('has the figures and sections of the specification', async () => {
    await openPage('/about')
    const text = screen.getByRole('main').textContent
    for (const figure of ['100%satisfied clients', '500+properties', '10+cities', '3,000+positive reviews'])
      expect(text).toContain(figure)
    for (const name of ['About Us', 'Our Mission', 'Blog'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeDefined()
  })

  it('says of each picture that has no heading what it shows', async () => {
    await openPage('/about')
    const captions = [...screen.getByRole('main').querySelectorAll('figure')].map((figure) => [
      figure.querySelectorAll('img').length,
      figure.querySelector('figcaption')?.textContent,
    ])
    expect(captions).toEqual([
      [1, 'House with a veranda'],
      [1, 'Office building'],
      [1, 'Villa of brick and concrete'],
      [1, 'House in a town lane'],
      [1, 'Warehouse with raised docks'],
      [1, 'Plot among tea bushes'],
    ])
  })

  it('has what the firm has counted instead of the figures, each with its day', () => {
    const label = { en: 'sold since 2024', bn: '', hi: '', ne: '' }
    render(<Stats facts={[{ figure: '37', label, asOf: '2026-11-01' }]} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '37sold since 2024Counted on 1 Nov 2026',
    ])
  })

  it('says that there is no blog yet and has its three guides on the page', async () => {
    await openPage('/about')
    expect(screen.getByText(/^Three short guides to read/)).toBeDefined()
    expect(screen.getByRole('main').querySelectorAll('details')).toHaveLength(3)
    expect(
      screen.getByText(/1 katha is 720 sq ft, 16 chatak make 1 katha and 20 katha make 1 bigha/),
    ).toBeDefined()
  })
})
