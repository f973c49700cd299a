import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contract/languages/languages.ts'
import { OFFERS } from '#contract/languages/tables.ts'
import { PAGES } from '#frontend/app/router.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { Languages } from './languages.tsx'

it('is shown also where its first rendering is thrown away', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ne-NP'])
  let come = () => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  let isHere = false
  function Late() {
    // oxlint-disable-next-line no-throw-literal -- how React is told to wait.
    if (!isHere) throw coming
    return null
  }
  render(
    <MemoryRouter>
      <Suspense>
        <LanguageOffer />
        <Late />
      </Suspense>
    </MemoryRouter>,
  )
  await act(async () => {
    isHere = true
    come()
  })
  const offered = screen.getByRole('group', { name: LANGUAGES.ne.name })
  expect(offered.style.fontFamily).toMatch(/^Names,/)
  expect(within(offered).getByRole('link', { name: OFFERS.ne.read }).getAttribute('href')).toBe(
    LANGUAGES.ne.prefix,
  )
})

const offer = (language: 'hi' | 'en') => screen.queryByRole('link', { name: OFFERS[language].read })
function open(path = '/') {
  cleanup()
  render(
    <MemoryRouter initialEntries={[path]}>
      <LanguageOffer />
      <Languages className="" linkClassName="" />
    </MemoryRouter>,
  )
}

it.each([
  ...PAGES.filter(({ path }) => path !== '/').map(({ path }) => path.replaceAll(':', 'a-')),
  '/property?city=Matigara',
])('leads from %s to the same page in another language', (path) => {
  open(path)
  const link = screen.getByRole('link', { name: LANGUAGES.hi.name })
  expect(link.getAttribute('href')).toBe(`/hi${path}`)
})

it('is out of reach and not done with where the line has no room for it', () => {
  localStorage.clear()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN'])
  vi.stubGlobal('IntersectionObserver', function CutOff(tell: (entries: object[]) => void) {
    return { observe: () => tell([{ isIntersecting: false }]), disconnect: () => undefined }
  })
  open()
  expect(offer('hi')?.closest('[inert]')).not.toBeNull()
  expect(localStorage.getItem('language-offered')).toBeNull()
  vi.unstubAllGlobals()
  open()
  expect(offer('hi')?.closest('[inert]')).toBeNull()
  expect(localStorage.getItem('language-offered')).toBe('hi')
})

it('leaves with the top of the page', () => {
  localStorage.clear()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN'])
  open()
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y)
    fireEvent.scroll(window)
    return offer('hi')?.closest('[inert]') ?? null
  }
  expect([scrollTo(0), scrollTo(400) !== null, scrollTo(0)]).toEqual([null, true, null])
})

describe('who chose a language', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-IN'])
  })

  it('is offered it wherever another language is read, until that is closed', async () => {
    open()
    expect(offer('hi')).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: LANGUAGES.hi.name }))
    for (const path of ['/', '/property']) {
      open(path)
      expect(offer('hi')).not.toBeNull()
    }
    fireEvent.click(screen.getByRole('button', { name: OFFERS.hi.close }))
    open()
    expect(offer('hi')).toBeNull()
  })

  it('is offered it also where the offer of another language was closed before', () => {
    localStorage.setItem('language-offered', 'en')
    localStorage.setItem('language-chosen', 'hi')
    open()
    expect(offer('hi')?.getAttribute('href')).toBe('/hi')
  })

  it('is offered it again who chooses it again', () => {
    localStorage.setItem('language-offered', 'hi')
    open()
    fireEvent.click(screen.getByRole('link', { name: LANGUAGES.hi.name }))
    open()
    expect(offer('hi')).not.toBeNull()
  })

  it('is left alone in that language, whatever the browser prefers', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN'])
    open()
    fireEvent.click(screen.getByRole('link', { name: LANGUAGES.en.name }))
    open()
    expect(offer('hi')).toBeNull()
  })
})
