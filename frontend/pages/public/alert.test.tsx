import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AlertReply } from '#contract/alerts.ts'
import { answer, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { aVilla, listReply } from '#frontend/test/properties.ts'
import { openPage } from '#frontend/test/render-page.tsx'

const TOKEN = 'a'.repeat(56)
const PAGE = `/alerts/${TOKEN}`
const READ = `GET /api/alerts/${TOKEN}`
const TAP = `POST /api/alerts/${TOKEN}`
const WAITING: AlertReply = {
  message: '',
  query: 'category=Villa&city=Matigara',
  sentence: 'Villas in Matigara',
  often: 'daily',
  language: 'en',
  confirmedAt: null,
  isEnding: false,
}
const ON: AlertReply = { ...WAITING, confirmedAt: '2026-11-22T04:30:00.000Z' }
const posts = () => sentCalls().filter(({ method }) => method === 'POST')
const press = async (user: Awaited<ReturnType<typeof openPage>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('The page of a mail', () => {
  it('says what it is about and changes nothing when it is opened', async () => {
    answer(READ, reply(WAITING))
    await openPage(PAGE)
    expect(await screen.findByText('Villas in Matigara')).toBeDefined()
    expect(screen.getByText('Once a day')).toBeDefined()
    expect(posts()).toEqual([])
  })

  it('says all that it looks for, so that two of them can be told apart', async () => {
    const query = 'category=Plot&maxPrice=6000000&searchTerm=corner&minArea=3600'
    const sentence = 'Plots in Siliguri and around, from 5 katha, corner, up to ₹60 Lakh'
    answer(READ, reply({ ...ON, query, sentence }))
    await openPage(PAGE)
    expect(await screen.findByText(sentence), 'as the mail says it').toBeDefined()
    expect(screen.getByText('“corner”')).toBeDefined()
  })

  it('begins with one tap', async () => {
    answer(READ, reply(WAITING))
    answer(TAP, reply(ON))
    const { user } = await openPage(PAGE)
    await press(user, 'Yes, tell me')
    expect(await screen.findByText('It has begun: we mail you when something new fits.')).toBeDefined()
    expect(posts().map(({ json }) => json)).toEqual([{ action: 'confirm' }])
    expect(screen.queryByRole('button', { name: 'Yes, tell me' })).toBeNull()
  })

  it('ends with one tap', async () => {
    answer(READ, reply(ON))
    answer(TAP, reply({ message: 'It has ended.' }))
    const { user } = await openPage(PAGE)
    await press(user, 'End these mails')
    expect(await screen.findByRole('heading', { name: 'No more mails come' })).toBeDefined()
    expect(posts().map(({ json }) => json)).toEqual([{ action: 'end' }])
  })

  it('asks after a year whether it is still wanted', async () => {
    answer(READ, reply({ ...ON, isEnding: true }))
    answer(TAP, reply(ON))
    const { user } = await openPage(PAGE)
    expect(await screen.findByRole('heading', { name: 'Are you still looking?' })).toBeDefined()
    await press(user, 'I am still looking')
    expect(await screen.findByRole('heading', { name: 'We tell you of new ones' })).toBeDefined()
  })

  it('says that a search is gone', async () => {
    answer(READ, refusal('NOT_FOUND', 'There is no such search any more.'))
    await openPage(PAGE)
    expect(await screen.findByRole('heading', { name: 'There is no such search any more' })).toBeDefined()
  })

  it('can be tried again without a connection', async () => {
    answer(READ, noConnection(), reply(ON))
    const { user } = await openPage(PAGE)
    await press(user, 'Retry')
    expect(await screen.findByRole('heading', { name: 'We tell you of new ones' })).toBeDefined()
  })
})

describe('Tell me of new ones', () => {
  const strip = async () => within(await screen.findByRole('region', { name: 'Tell me of new ones' }))
  async function openList(path = '/property?category=Villa&view=list&sort=price-asc') {
    answer('GET /api/properties', listReply([aVilla()]))
    const { user } = await openPage(path)
    return { user, box: await strip() }
  }

  it('sends the search as the address has it, with address, how often and language', async () => {
    answer('POST /api/alerts', reply({ message: '' }, 202))
    const { user, box } = await openList()
    await user.type(box.getByRole('textbox', { name: 'E-mail' }), ' asha@mail.example ')
    await user.selectOptions(box.getByRole('combobox', { name: 'How often' }), 'Once a week')
    const status = box.getByRole('status')
    await user.click(box.getByRole('button', { name: 'Tell me' }))
    expect(await box.findByText(/We have mailed you a link/)).toBe(status)
    expect(document.activeElement).toBe(status)
    expect(posts().map(({ json }) => json)).toEqual([
      { email: 'asha@mail.example', query: 'category=Villa&sort=price-asc', often: 'weekly', language: 'en' },
    ])
  })

  it('wants an address, and says why it was not taken', async () => {
    answer('POST /api/alerts', refusal('TOO_MANY', 'x'), refusal('CONFLICT', 'x'), noConnection())
    const { user, box } = await openList()
    await user.click(box.getByRole('button', { name: 'Tell me' }))
    expect(box.getByText('Enter a valid email')).toBeDefined()
    expect(document.activeElement).toBe(box.getByRole('textbox', { name: 'E-mail' }))
    expect(posts()).toEqual([])
    await user.type(box.getByRole('textbox', { name: 'E-mail' }), 'asha@mail.example')
    for (const sentence of [/Too many requests/, /We cannot take another/, /That did not work/]) {
      await user.click(box.getByRole('button', { name: 'Tell me' }))
      expect(await box.findByText(sentence)).toBeDefined()
    }
  })

  it('leads to the address that the server refuses, and back to the button where nothing answers', async () => {
    const issues = [{ path: 'email', message: 'x' }]
    answer('POST /api/alerts', refusal('INVALID_INPUT', 'x', { issues }), noConnection())
    const { user, box } = await openList()
    const [email, tellMe] = [box.getByRole('textbox'), box.getByRole('button', { name: 'Tell me' })]
    await user.type(email, 'asha@mail.example')
    await user.click(tellMe)
    await box.findByText('Enter a valid email')
    await waitFor(() => expect(document.activeElement).toBe(email))
    await user.keyboard('{Enter}')
    await box.findByText(/That did not work/)
    await waitFor(() => expect(document.activeElement).toBe(tellMe))
  })

  it('offers the same as a feed', async () => {
    const { box } = await openList('/property?category=Villa')
    expect(box.getByRole('link', { name: 'As a feed' }).getAttribute('href')).toBe(
      '/property/feed.xml?category=Villa',
    )
  })

  it('stands where nothing fits, and on the page of an area', async () => {
    answer('GET /api/properties', listReply([]))
    answer('GET /api/properties/nearest', reply([]))
    const { unmount } = await openPage('/property?city=Sukna&category=Villa')
    expect(await strip()).toBeDefined()
    unmount()
    answer('GET /api/properties/view-all-properties', reply({ properties: [], total: 0, next: null }))
    answer('POST /api/alerts', reply({ message: '' }, 202))
    const { user } = await openPage('/area/matigara/villas')
    const box = await strip()
    await user.type(box.getByRole('textbox', { name: 'E-mail' }), 'asha@mail.example')
    await user.click(box.getByRole('button', { name: 'Tell me' }))
    await box.findByText(/We have mailed you a link/)
    expect(posts().at(-1)?.json).toMatchObject({ query: 'category=Villa&city=Matigara' })
  })
})
