import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NumbersReply } from '#contract/numbers/numbers.ts'
import { answer, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const NUMBERS: NumbersReply = {
  days: 30,
  from: '2026-10-25',
  to: '2026-11-23',
  totals: [
    {
      date: '2026-11-23',
      shown: 9,
      opened: 4,
      pictures: 0,
      enquired: 0,
      sent: 0,
      called: 0,
      kept: 0,
      shared: 0,
    },
  ],
  before: null,
  languages: [],
  hosts: [],
  listings: [],
  usual: [],
  searches: [],
  words: [
    { word: 'chandmoni', times: 7 },
    { word: '3xyz', times: 4 },
  ],
  taught: [{ word: 'gudum', means: 'words', as: 'warehouse' }],
}
const UNCLEAR =
  'The search does not understand these words either. Write them as it knows them: warehouse, corner plot, 3 BHK.'

function open() {
  signedInAs(AN_ADMIN)
  answer('GET /api/numbers', reply(NUMBERS), reply({ ...NUMBERS, words: [], taught: [] }))
  return openStaffAt('/admin/numbers')
}

beforeEach(() => answer('GET /api/auth/me', reply(AN_ADMIN)))
afterEach(() => void vi.useRealTimers())

it('can be taken along as CSV', async () => {
  open()
  expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeTruthy()
})

it('says every drawing in words, and draws none beside a usual of nothing', async () => {
  const counts = { shown: 40, opened: 9, pictures: 5, enquired: 1, sent: 0, called: 0, kept: 0, shared: 0 }
  const listing = { ...counts, propertyId: '1'.repeat(24), number: 'A-1', title: 'House', daysOnMarket: 9 }
  const usual = {
    ...counts,
    category: 'Villa',
    shown: 60,
    opened: 9,
    pictures: 6,
    listings: 4,
    daysOnMarket: 9,
  }
  const listings = [{ ...listing, category: 'Villa', status: 'available', unasked: null }]
  signedInAs(AN_ADMIN)
  answer('GET /api/numbers', reply({ ...NUMBERS, listings, usual: [usual] }))
  openStaffAt('/admin/numbers')
  expect(
    await screen.findByRole('img', { name: /^Listings opened on each of 1 days, from 4 to 4/ }),
  ).toBeDefined()
  expect(
    screen
      .getAllByRole('img')
      .slice(1)
      .map((bar) => bar.getAttribute('aria-label')),
  ).toEqual(['Well below usual', 'As usual or more', 'Below usual', 'As usual or more'])
  expect(screen.getAllByText(/^usual \d/).map(({ textContent }) => textContent)).toEqual([
    'usual 60',
    'usual 9',
    'usual 6',
    'usual 1',
  ])
})

it('folds long lists to their first rows, and shows all with the focus on the first that comes', async () => {
  const counts = { shown: 40, opened: 9, pictures: 5, enquired: 1, sent: 0, called: 0, kept: 0, shared: 0 }
  const listings = Array.from({ length: 7 }, (_, n) => ({
    ...counts,
    propertyId: String(n).repeat(24),
    number: `A-${n + 1}`,
    title: `House ${n + 1}`,
    daysOnMarket: null,
    category: 'Villa',
    status: 'sold' as const,
    unasked: null,
  }))
  const hosts = Array.from({ length: 9 }, (_, n) => ({ host: `site-${n + 1}.test`, pages: 9 - n }))
  const searches = hosts.map(({ host, pages }) => ({ query: `q=${host}`, said: `“${host}”`, times: pages }))
  signedInAs(AN_ADMIN)
  answer('GET /api/numbers', reply({ ...NUMBERS, listings, hosts, searches }))
  const { user } = openStaffAt('/admin/numbers')
  expect(await screen.findByText('House 5')).toBeTruthy()
  expect(screen.queryByText('House 6')).toBeNull()
  screen.getByRole('button', { name: 'Show all 7' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toContain('House 6')
  expect(screen.getByText('House 7')).toBeTruthy()
  const [ofSearches, ofHosts] = screen.getAllByRole('button', { name: 'Show all 9' })
  expect(screen.queryByText('site-6.test')).toBeNull()
  await user.click(ofHosts ?? document.body)
  expect(document.activeElement?.textContent).toContain('site-6.test')
  await user.click(ofSearches ?? document.body)
  expect(document.activeElement?.textContent).toContain('“site-6.test”')
})

it('ends the line with the last whole day, and draws and says apart what today has brought so far', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T05:00:00Z') })
  const [whole] = NUMBERS.totals
  const dayOf = (date: string, opened: number) => ({ ...whole, date, opened })
  const totals = [
    dayOf('2026-11-21', 10),
    dayOf('2026-11-22', 20),
    dayOf('2026-11-23', 30),
    dayOf('2026-11-24', 3),
  ]
  signedInAs(AN_ADMIN)
  answer('GET /api/numbers', reply({ ...NUMBERS, totals }))
  openStaffAt('/admin/numbers')
  const drawing = await screen.findByRole('img', {
    name: /^Listings opened on each of 3 days, from 10 to 30, most on .*23.*, and 3 today so far$/,
  })
  const [, line, today] = [...drawing.children].map((path) => path.getAttribute('d'))
  expect(line?.split(' L')).toHaveLength(3)
  expect(today?.split(' L')).toEqual([`M${line?.split(' L').at(-1)}`, '600 136.4'])
  expect(screen.getByText('a usual day: 20')).toBeDefined()
  expect(screen.getByText('24 Nov, so far 3')).toBeDefined()
})

it('says of the highest whole day that it is one, where today has more already', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T05:00:00Z') })
  const [whole] = NUMBERS.totals
  const totals = [
    { ...whole, date: '2026-11-22', opened: 30 },
    { ...whole, date: '2026-11-23', opened: 20 },
    { ...whole, date: '2026-11-24', opened: 40 },
  ]
  signedInAs(AN_ADMIN)
  answer('GET /api/numbers', reply({ ...NUMBERS, totals }))
  openStaffAt('/admin/numbers')
  expect(await screen.findByText('30 on 22 Nov, the most of a whole day')).toBeDefined()
  expect(screen.getByText('24 Nov, so far 40')).toBeDefined()
})

it('draws bars to one scale, from nothing to twice what is usual, and marks those that are longer', async () => {
  const counts = { shown: 0, opened: 5, pictures: 0, enquired: 0, sent: 0, called: 0, kept: 0, shared: 0 }
  const listingOf = (id: string, opened: number) => ({
    ...counts,
    opened,
    propertyId: id.repeat(24),
    number: `A-${id}`,
    title: `House ${id}`,
    category: 'Villa',
    status: 'available',
    unasked: null,
    daysOnMarket: 9,
  })
  const usual = { ...counts, category: 'Villa', listings: 2, daysOnMarket: 9 }
  signedInAs(AN_ADMIN)
  answer(
    'GET /api/numbers',
    reply({
      ...NUMBERS,
      listings: [listingOf('1', 40), listingOf('2', 10), listingOf('3', 8), listingOf('4', 2)],
      usual: [usual],
    }),
  )
  openStaffAt('/admin/numbers')
  const bars = await screen.findAllByRole('img', { name: /usual/ })
  expect(
    bars.map((bar) => [bar.getAttribute('aria-label'), bar.firstElementChild?.getAttribute('style')]),
  ).toEqual([
    ['Over twice the usual', 'width: 100%;'],
    ['As usual or more', 'width: 100%;'],
    ['As usual or more', 'width: 80%;'],
    ['Well below usual', 'width: 20%;'],
  ])
  expect(bars.map((bar) => bar.children.length)).toEqual([3, 2, 2, 2])
})

it('teaches a word after asking what it means, and reads the numbers again', async () => {
  answer('PUT /api/words', reply({ message: 'The search understands it from now on.' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Teach the search “chandmoni”' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Teach it' }))
  expect(dialog.getByText('Write the name of the place.')).toBeDefined()
  await user.type(dialog.getByLabelText(/^Which place/), 'Matigara')
  await user.click(dialog.getByRole('button', { name: 'Teach it' }))
  expect(await screen.findByText('The search understands it from now on.')).toBeDefined()
  expect(await screen.findByText('None that three networks asked in a day.')).toBeDefined()
  expect(sentCalls().find(({ method }) => method === 'PUT')?.json).toEqual({
    word: 'chandmoni',
    means: 'place',
    as: 'Matigara',
  })
})

it('offers no teaching of what the search does not cut as one word', async () => {
  open()
  expect(await screen.findByText('“3xyz”')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Teach the search/ })).toHaveLength(1)
})

it('keeps what was typed where the server refuses, and sends none for a word that says nothing', async () => {
  answer('PUT /api/words', refusal('INVALID_INPUT', UNCLEAR), reply({ message: '' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Teach the search “chandmoni”' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('What it is'), 'words')
  const words = dialog.getByLabelText<HTMLInputElement>(/^The words that it stands for/)
  await user.type(words, 'zzz')
  await user.click(dialog.getByRole('button', { name: 'Teach it' }))
  expect(await dialog.findByText(UNCLEAR)).toBeDefined()
  expect(words.value).toBe('zzz')
  await user.selectOptions(dialog.getByLabelText('What it is'), 'nothing')
  await user.click(dialog.getByRole('button', { name: 'Teach it' }))
  expect(await screen.findByText('The search understands it from now on.')).toBeDefined()
  expect(sentCalls().findLast(({ method }) => method === 'PUT')?.json).toEqual({
    word: 'chandmoni',
    means: 'nothing',
    as: '',
  })
})

it('forgets a word', async () => {
  answer('DELETE /api/words/gudum', reply({ message: 'Forgotten.' }))
  const { user } = open()
  expect(await screen.findByText('stands for: warehouse')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Let the search forget “gudum”' }))
  expect(await screen.findByText('Forgotten.')).toBeDefined()
  expect(screen.queryByText('stands for: warehouse')).toBeNull()
})
