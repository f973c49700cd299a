import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { toggleKept } from '#frontend/features/kept/kept.ts'
import { answer, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { aPlot, aVilla, listReply } from '#frontend/test/properties.ts'
import { address, openPage } from '#frontend/test/render-page.tsx'
import { expectComplaint } from '#frontend/test/setup.ts'

const LIST = 'GET /api/properties'
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const listCalls = () => sentCalls().filter(({ path }) => path.split('?')[0] === PATHS.properties)
const lastCall = () => listCalls().at(-1)?.path

afterEach(() => vi.useRealTimers())

describe('The next pages', () => {
  const many = (count: number) => Array.from({ length: count }, () => aVilla())

  it('come without repeating a listing', async () => {
    const first = many(24)
    answer(
      LIST,
      listReply(first, { total: '26', next: '/api/properties?cursor=second' }),
      listReply([...first.slice(23), ...many(2)], { total: '26' }),
    )
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(26))
    expect(new Set(titles()).size).toBe(26)
    expect(lastCall()).toBe('/api/properties?cursor=second')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(screen.getAllByRole('article')[24]?.contains(document.activeElement)).toBe(true)
    expect(await screen.findByText('26 of 26', { selector: 'output' })).toBeDefined()
  })

  it('stay while an enquiry is made about one of their listings', async () => {
    answer(
      LIST,
      listReply(many(24), { total: '25', next: '/api/properties?cursor=second' }),
      listReply([aPlot({ title: 'Far plot' })], { total: '25' }),
    )
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    const button = await screen.findByRole('button', { name: 'Enquire about Far plot' })
    const asked = listCalls().length
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    expect(button.isConnected).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button.isConnected).toBe(true)
    expect(listCalls()).toHaveLength(asked)
  })

  it('are offered on a phone once no card that is still drawn can move the button', async () => {
    const phone = Object.assign(window.matchMedia(''), { matches: true })
    const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(phone)
    answer(LIST, listReply(many(24), { total: '26', next: '/api/properties?cursor=second' }))
    await openPage('/property')
    await screen.findByRole('button', { name: 'Show more' })
    expect(screen.getAllByRole('article')).toHaveLength(24)
    asked.mockRestore()
  })

  it('are followed by themselves while the server comes back short', async () => {
    answer(
      LIST,
      listReply([], { total: '3', next: '/api/properties?cursor=second' }),
      listReply(many(1), { total: '3', next: '/api/properties?cursor=third' }),
      listReply(many(2), { total: '3' }),
    )
    await openPage('/property')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(screen.getByRole('heading', { name: '3 properties' })).toBeDefined()
  })

  it('wait for the visitor after a few short answers', async () => {
    answer(LIST, listReply(many(1), { total: '1000+', next: '/api/properties?cursor=on' }))
    await openPage('/property')
    expect(await screen.findByRole('button', { name: 'Show more' })).toBeDefined()
    expect(listCalls()).toHaveLength(5)
  })

  it('can be asked for again when they fail', async () => {
    answer(
      LIST,
      listReply(many(24), { total: '25', next: '/api/properties?cursor=second' }),
      noConnection(),
      listReply(many(1), { total: '25' }),
    )
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('The next properties could not be loaded.')).toBeDefined()
    expectComplaint('The next properties could not be fetched.')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25))
  })
})

describe('The address', () => {
  const many = (count: number) => Array.from({ length: count }, () => aVilla())
  const next = (cursor: string) => `/api/properties?category=Villa&cursor=${cursor}`

  it('keeps the cursor of the page that was brought last', async () => {
    answer(
      LIST,
      listReply(many(24), { total: '60', next: next('second') }),
      listReply(many(24), { total: '60', next: next('third') }),
    )
    const { user } = await openPage('/property?category=Villa')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48))
    expect(address()).toBe('/property?category=Villa&cursor=second')
    expect(screen.getByText('48 of 60')).toBeDefined()
  })

  it('with a cursor opens the listings up to the end of its page, at its first one', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const last = many(12)
    answer(
      LIST,
      listReply(many(24), { total: '60', next: next('second') }),
      listReply(last, { total: '60' }),
      listReply(many(24), { total: '60', next: next('third') }),
    )
    await openPage('/property?category=Villa&cursor=third')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60))
    expect(listCalls().map(({ path }) => path)).toEqual([
      '/api/properties?category=Villa',
      next('third'),
      next('second'),
    ])
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
    expect(screen.getAllByRole('article')[48]?.textContent).toContain(last[0]?.title ?? '-')
    expect(scrolled.mock.contexts[0]).toBe(screen.getAllByRole('article')[48])
  })

  it('finds the place of a cursor again when listings have come since', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const last = many(24)
    answer(
      LIST,
      listReply(many(24), { total: '60', next: next('two-later') }),
      listReply(last, { total: '60' }),
      listReply([...many(2), ...last.slice(0, 22)], { total: '60', next: next('three-later') }),
    )
    await openPage('/property?category=Villa&cursor=second')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48))
    expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined()
    expect(listCalls()).toHaveLength(3)
    await waitFor(() => expect(scrolled.mock.contexts[0]).toBe(screen.getAllByRole('article')[26]))
  })

  it('with a cursor of another list shows how its list begins, and loses the cursor with a filter', async () => {
    answer(
      LIST,
      listReply(many(24), { total: '60', next: next('second') }),
      refusal('INVALID_INPUT', 'The cursor is not valid for this search.'),
      listReply(many(1)),
    )
    const { user } = await openPage('/property?category=Villa&cursor=other')
    await waitFor(() => expect(listCalls()).toHaveLength(2))
    expectComplaint('The address names no page of this list.')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-asc')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(address()).toBe('/property?category=Villa&sort=price-asc')
  })
})

describe('Back', () => {
  it('brings the results again as they were, without a call', async () => {
    const first = Array.from({ length: 24 }, () => aVilla())
    answer(
      LIST,
      listReply(first, { total: '25', next: '/api/properties?cursor=second' }),
      listReply([aVilla({ title: 'The last one' })], { total: '25' }),
    )
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByRole('link', { name: 'The last one' })
    await user.click(screen.getAllByRole('link', { name: 'About' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The last one' })).toBeNull())
    const calls = listCalls().length
    act(() => history.back())
    expect(await screen.findByRole('link', { name: 'The last one' })).toBeDefined()
    expect(screen.getAllByRole('article')).toHaveLength(25)
    expect(listCalls()).toHaveLength(calls)
  })

  it('draws no card anew, and shows what was kept meanwhile', async () => {
    const villa = aVilla({ title: 'White villa' })
    answer(LIST, listReply([villa]))
    const { user } = await openPage('/property?autoScroll=true')
    const card = await screen.findByRole('article')
    const heart = await screen.findByRole('button', { name: 'Keep: White villa' })
    const { title } = document
    await user.click(screen.getAllByRole('link', { name: 'About' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    act(() => void toggleKept(villa))
    act(() => history.back())
    expect(await screen.findByRole('article')).toBe(card)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    expect(document.title).toBe(title)
    toggleKept(villa)
  })

  it('is not the list of another visit', async () => {
    answer(LIST, listReply([aVilla({ title: 'White villa' })]), listReply([aVilla({ title: 'New villa' })]))
    const { user } = await openPage('/property')
    await screen.findByRole('link', { name: 'White villa' })
    const follow = (name: string) => user.click(screen.getAllByRole('link', { name })[0] ?? document.body)
    await follow('About')
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    await follow('Property')
    expect(await screen.findByRole('link', { name: 'New villa' })).toBeDefined()
    expect(document.querySelectorAll('article')).toHaveLength(1)
    act(() => history.go(-2))
    expect(await screen.findByRole('link', { name: 'White villa' })).toBeDefined()
  })

  it('takes a filter off again', async () => {
    answer(LIST, listReply([aVilla()]), listReply([]), reply([]))
    const { user } = await openPage('/property')
    await screen.findByRole('article')
    const [plot] = screen.getAllByRole('button', { name: /^Plot/ })
    if (plot) await user.click(plot)
    expect(await screen.findByRole('heading', { name: 'No Properties Found' })).toBeDefined()
    act(() => history.back())
    expect(await screen.findByRole('article')).toBeDefined()
    expect(address()).toBe('/property')
  })
})

describe('autoScroll', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')

  async function openWithStoppedClock(path: string) {
    answer(LIST, listReply([aVilla()]))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    scrolled.mockClear()
    await openPage(path)
    while (screen.queryByRole('article') === null) await act(() => vi.advanceTimersByTimeAsync(0))
  }

  it('brings the results into view 300 ms after they are there', async () => {
    await openWithStoppedClock('/property?searchTerm=land&autoScroll=true')
    vi.advanceTimersByTime(299)
    expect(scrolled).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' })
  })

  it('does not move a list that Back shows again', async () => {
    const still = Object.assign(window.matchMedia(''), { matches: true })
    const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(still)
    answer(LIST, listReply([aVilla()]))
    scrolled.mockClear()
    const { user } = await openPage('/property?searchTerm=land&autoScroll=true')
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ behavior: 'auto' }))
    await user.click(screen.getAllByRole('link', { name: 'About' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    scrolled.mockClear()
    act(() => history.back())
    await screen.findByRole('article')
    // What was asked for at once has happened by then.
    await new Promise((resolve) => setTimeout(resolve))
    expect(scrolled).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('leaves the page to who moves it meanwhile', async () => {
    await openWithStoppedClock('/property?searchTerm=land&autoScroll=true')
    window.dispatchEvent(new Event('wheel'))
    vi.advanceTimersByTime(1000)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('stops where a press finds it, so that what is pressed stays under the finger', async () => {
    const stopped = vi.spyOn(window, 'scrollTo')
    await openWithStoppedClock('/property?searchTerm=land&autoScroll=true')
    vi.advanceTimersByTime(300)
    stopped.mockClear()
    window.scrollY = 40
    window.dispatchEvent(new Event('pointerdown'))
    expect(stopped).toHaveBeenCalledExactlyOnceWith({ top: 40, behavior: 'instant' })
    window.dispatchEvent(new Event('wheel'))
    expect(stopped).toHaveBeenCalledOnce()
    window.scrollY = 0
  })

  it('does nothing when the address does not ask for it', async () => {
    await openWithStoppedClock('/property?searchTerm=land')
    vi.advanceTimersByTime(1000)
    expect(scrolled).not.toHaveBeenCalled()
  })
})
