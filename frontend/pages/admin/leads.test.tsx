import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Lead } from '#contract/leads/leads.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, noConnection, reply, sentCalls, refusal } from '#frontend/test/answers.ts'
import { aLead, aLeadListing } from '#frontend/test/leads.ts'
import { address, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const LIST = 'GET /api/leads'
const [ASHA, BIMAL, REPORT] = [named('a', 'Asha Rai'), named('b', 'Bimal Saha'), aReport('c')]

function named(letter: string, name: string): Lead {
  return aLead({ _id: letter.repeat(24), name, phone: '+919000000412', words: 'A plot near Bagdogra' })
}

function aReport(letter: string): Lead {
  return { ...named(letter, ''), kind: 'report', phone: '', property: aLeadListing() }
}

const A_COLLEAGUE = { ...AN_ADMIN, _id: 'e'.repeat(24), role: 'staff' } as const

const page = (leads: Lead[], next: string | null = null) => reply({ leads, next })

beforeAll(() => import('./leads.tsx'))

beforeEach(() => {
  queryClient.clear()
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
  answer('GET /api/dashboard', noConnection())
  answer('GET /api/leads/asked', reply({ asked: [] }))
  answer('GET /api/leads/speed', reply({ weeks: [] }))
})

it('counts what is open on its chips, as far as one page tells', async () => {
  answer(LIST, page([ASHA, BIMAL, REPORT]))
  openStaffAt('/admin/leads')
  expect(await screen.findByRole('button', { name: /^Open\s*3$/, pressed: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Enquiry\s*2$/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Seller\s*0$/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy()
})

it('counts on its chips what the list shows: of those of an account, and of a search', async () => {
  signedInAs(A_COLLEAGUE)
  answer('GET /api/auth/me', reply(A_COLLEAGUE))
  answer(LIST, page([ASHA]))
  const { user } = openStaffAt('/admin/leads')
  expect(await screen.findByRole('button', { name: 'Mine or free', pressed: true })).toBeTruthy()
  await screen.findByRole('button', { name: /^Open\s*1$/ })
  await user.type(screen.getByRole('searchbox', { name: 'Search leads' }), 'A')
  const asked = () =>
    sentCalls()
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/api/leads?'))
  const whose = `assignedTo=${A_COLLEAGUE._id}&orFree=true`
  const [list, searched] = [
    `/api/leads?open=true&limit=100&${whose}`,
    `/api/leads?open=true&limit=100&search=A&${whose}`,
  ]
  await waitFor(() => expect(asked()).toEqual([list, list, searched, searched]))
})

const agreedFor = (on: string, at: string) =>
  ({ propertyId: 'd'.repeat(24), on, at, part: null, state: 'agreed' }) as const

it('counts at its head what the list shows, and takes a visit to come for the next step', async () => {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  const visit = agreedFor('2026-11-26', '10:45')
  answer(
    LIST,
    page([
      { ...ASHA, status: 'called', nextStepOn: '2026-11-25' },
      BIMAL,
      { ...named('e', 'Nirmal Jain'), status: 'called', nextStepOn: '2026-11-29' },
      { ...named('f', 'Tshering Bhutia'), status: 'visit', visit },
    ]),
  )
  openStaffAt('/admin/leads')
  expect(await screen.findByText('1 call due, 1 person waits for a first answer.')).toBeTruthy()
  const later = within(screen.getByRole('region', { name: 'Later' }))
  expect(later.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Tshering Bhutia',
    'Nirmal Jain',
  ])
  expect(later.getByText('Thu 26 Nov, 10:45')).toBeTruthy()
})

it('asks what comes next for a noted call, and counts nobody there who waits for a first answer', async () => {
  answer(LIST, page([{ ...BIMAL, kind: 'noted' }]))
  openStaffAt('/admin/leads')
  const fresh = within(await screen.findByRole('region', { name: 'New' }))
  expect(fresh.getByText('What comes next?')).toBeTruthy()
  expect(screen.getByText('Nobody waits for a call.')).toBeTruthy()
})

it('puts a visit of today among what is due today, whatever the next step after it', async () => {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  const visit = agreedFor('2026-11-25', '17:00')
  answer(
    LIST,
    page([
      { ...named('e', 'Nirmal Jain'), status: 'visit', nextStepOn: '2026-11-29', visit },
      { ...named('f', 'Tshering Bhutia'), status: 'visit', visit },
    ]),
  )
  openStaffAt('/admin/leads')
  const due = within(await screen.findByRole('region', { name: 'To meet today' }))
  expect(due.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(due.getAllByText('Wed 25 Nov, 17:00')).toHaveLength(2)
  expect(screen.getByText('2 visits today.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Later' })).toBeNull()
})

it('counts at its head the calls and the visits of today as the dashboard does, and below the leads', async () => {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  const visit = agreedFor('2026-11-25', '17:00')
  const both = { ...ASHA, status: 'visit', nextStepOn: '2026-11-24', visit } as const
  answer(LIST, page([both, BIMAL, { ...named('f', 'Tshering Bhutia'), status: 'visit', visit }]))
  openStaffAt('/admin/leads')
  expect(
    await screen.findByText('1 call due and 2 visits today, 1 person waits for a first answer.'),
  ).toBeTruthy()
  const due = screen.getByRole('region', { name: 'To call or meet today' })
  expect(within(due).getByRole('heading', { level: 2 }).textContent).toBe('To call or meet today 2 leads')
})

it('claims no counts where there are more leads than a page', async () => {
  answer(LIST, page([ASHA], '1..b'))
  openStaffAt('/admin/leads')
  await screen.findByRole('link', { name: 'Asha Rai' })
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy()
})

it('leads a report without a phone number to its listing', async () => {
  answer(LIST, page([REPORT]))
  openStaffAt('/admin/leads')
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByRole('link', { name: 'Look at Plot by the river' }).getAttribute('href')).toBe(
    `/admin/properties/view/${'d'.repeat(24)}`,
  )
  expect(row.queryByRole('link', { name: /^Call/ })).toBeNull()
})

it('goes down and up by J and K, and asks by D for the next day', async () => {
  answer(LIST, page([ASHA, BIMAL]))
  answer(`PATCH /api/leads/${BIMAL._id}`, reply({ ...BIMAL, lines: [], others: [], looksFor: null }))
  const { user } = openStaffAt('/admin/leads')
  const [asha, bimal] = [
    await screen.findByRole('link', { name: 'Asha Rai' }),
    await screen.findByRole('link', { name: 'Bimal Saha' }),
  ]
  await user.keyboard('j')
  expect(document.activeElement).toBe(asha)
  await user.keyboard('jj')
  expect(document.activeElement).toBe(bimal)
  await user.keyboard('kj')
  expect(document.activeElement).toBe(bimal)
  await user.keyboard('d')
  const dialog = within(screen.getByRole('dialog', { name: 'Done with Bimal Saha?' }))
  await user.click(dialog.getByRole('button', { name: /^Tomorrow/ }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  const sent = sentCalls().find(({ method }) => method === 'PATCH')
  expect(sent?.json).toMatchObject({ status: 'called', nextStep: 'Call again' })
})

it('says in the dialog of D who has set a step meanwhile, and sets another over it once that is chosen', async () => {
  const line = {
    _id: 1,
    kind: 'step',
    at: '2026-11-25T05:00:00.000Z',
    by: 'Pema',
    text: 'Papers',
    list: null,
  }
  const now = { ...BIMAL, nextStep: 'Papers', nextStepOn: '2030-12-01', lines: [line] }
  const current = { ...now, updatedAt: '2030-11-25T05:00:00.000Z' }
  answer(LIST, page([ASHA, BIMAL]))
  answer(
    `PATCH /api/leads/${BIMAL._id}`,
    refusal('CONFLICT', SERVER_MESSAGES.leadChanged, { current }),
    reply({ ...BIMAL, lines: [], others: [], looksFor: null }),
  )
  const { user } = openStaffAt('/admin/leads')
  await screen.findByRole('link', { name: 'Bimal Saha' })
  await user.keyboard('jjd')
  await user.click(screen.getByRole('button', { name: /^Tomorrow/ }))
  const said = /^Pema has changed the next step meanwhile: Papers, 1 Dec 2030\. Choose once more/
  expect(await screen.findByText(said)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Tomorrow/ }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  const sent = sentCalls().filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ json }) => json)).toMatchObject([
    { before: { nextStep: null, nextStepOn: null } },
    { before: { nextStep: 'Papers', nextStepOn: '2030-12-01' } },
  ])
})

it('lets nothing older of a lead wait on the device once its next day is chosen', async () => {
  const key = `aangan.waiting-notes.${AN_ADMIN._id}`
  const note = { leadId: BIMAL._id, at: '2026-11-25T05:00:00.000Z', line: 'Next step: Send papers' }
  const change = { nextStep: 'Send papers', nextStepOn: '2026-11-27', bestTime: 'Evening' }
  localStorage.setItem(key, JSON.stringify([{ ...note, change }]))
  answer(LIST, page([ASHA, BIMAL]))
  answer(`GET /api/leads/${BIMAL._id}`, noConnection())
  answer(`PATCH /api/leads/${BIMAL._id}`, reply({ ...BIMAL, lines: [], others: [], looksFor: null }))
  const { user } = openStaffAt('/admin/leads')
  await screen.findByRole('link', { name: 'Bimal Saha' })
  await user.keyboard('jjd')
  await user.click(screen.getByRole('button', { name: /^Tomorrow/ }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  const left = [{ ...note, line: 'Best time: Evening', change: { bestTime: 'Evening' } }]
  expect(JSON.parse(localStorage.getItem(key) ?? '[]')).toEqual(left)
  localStorage.removeItem(key)
})

it('keeps a lead that is being noted when its dialog is closed, until it is saved or cleared', async () => {
  answer(LIST, page([ASHA]))
  const { user, unmount } = openStaffAt('/admin/leads')
  const open = async () =>
    user.click((await screen.findAllByRole('button', { name: 'Add a lead' }))[0] ?? document.body)
  await open()
  await user.type(screen.getByLabelText('Name'), 'Bimal Saha')
  await user.type(screen.getByLabelText('What was said'), 'Sells a shop')
  unmount()
  openStaffAt('/admin/leads')
  await open()
  expect(screen.getByText('This was typed before and is not saved yet.')).toBeTruthy()
  expect(screen.getByDisplayValue('Sells a shop')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear it' }))
  expect(screen.getByLabelText('What was said')).toHaveProperty('value', '')
  await user.type(screen.getByLabelText('Name'), 'Bimal Saha')
  answer('POST /api/leads', reply({ ...BIMAL, lines: [], others: [], looksFor: null }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe(`/admin/leads/${BIMAL._id}`))
  expect(Object.keys(localStorage).filter((name) => name.startsWith('aangan.draft'))).toEqual([])
})

it('says beside its field what a noted lead lacks, and leads there', async () => {
  answer(LIST, page([ASHA]))
  const issues = [{ path: 'name', message: 'Say the person’s name.' }]
  answer('POST /api/leads', refusal('INVALID_INPUT', 'Say the person’s name.', { issues }))
  const { user } = openStaffAt('/admin/leads')
  await user.click((await screen.findAllByRole('button', { name: 'Add a lead' }))[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const name = await screen.findByRole('textbox', { name: 'Name', description: 'Say the person’s name.' })
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(name)
})

it('says which leads the number of a noted one has already, and leads to them', async () => {
  const longer = { ...BIMAL, phone: `${BIMAL.phone}7` }
  answer(LIST, page([ASHA]))
  const { user } = openStaffAt('/admin/leads')
  await user.click((await screen.findAllByRole('button', { name: 'Add a lead' }))[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a lead' }))
  answer(LIST, page([ASHA, longer]))
  await user.type(dialog.getByLabelText('Phone'), '90000 00412')
  expect(await dialog.findByText('This number has a lead already:')).toBeTruthy()
  expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Asha Rai'])
  expect([...searchesSent()]).toEqual(['9000000412'])
  answer(`GET /api/leads/${ASHA._id}`, noConnection())
  await user.click(dialog.getByRole('link', { name: 'Asha Rai' }))
  await waitFor(() => expect(address()).toBe(`/admin/leads/${ASHA._id}`))
})

it('lets the letters be switched off on this device', async () => {
  answer(LIST, page([ASHA]))
  const { user } = openStaffAt('/admin/leads')
  const link = await screen.findByRole('link', { name: 'Asha Rai' })
  const box = screen.getByRole('checkbox', { name: /^Keys: J and K/ })
  await user.click(box)
  box.blur()
  await user.keyboard('j')
  expect(document.activeElement).not.toBe(link)
  await user.click(box)
  box.blur()
  await user.keyboard('j')
  expect(document.activeElement).toBe(link)
})

it('goes on at the place of a row that has left', async () => {
  answer(LIST, page([ASHA, BIMAL, REPORT]), page([ASHA, BIMAL, REPORT]), page([ASHA, REPORT]))
  const { user } = openStaffAt('/admin/leads')
  await screen.findByRole('link', { name: 'Bimal Saha' })
  await user.keyboard('jj')
  await queryClient.refetchQueries({ queryKey: ['leads'] })
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Somebody without a name' })),
  )
})

it('asks for what is typed once, not for every letter', async () => {
  answer(LIST, page([ASHA]))
  openStaffAt('/admin/leads')
  await screen.findByRole('link', { name: 'Asha Rai' })
  const search = screen.getByRole('searchbox', { name: 'Search leads' })
  for (const value of ['T', 'Ta', 'Tamang']) fireEvent.change(search, { target: { value } })
  await vi.waitFor(() => expect(searchesSent().has('Tamang')).toBe(true))
  expect([...searchesSent()]).toEqual(['Tamang'])
})

const searchesSent = () =>
  new Set(
    sentCalls()
      .map(({ path }) => new URL(path, location.origin).searchParams.get('search'))
      .filter((search) => search !== null),
  )

it('types letters into the search, and leads by N to a line more', async () => {
  answer(LIST, page([ASHA]))
  const { user } = openStaffAt('/admin/leads')
  await screen.findByRole('link', { name: 'Asha Rai' })
  const search = screen.getByRole('searchbox', { name: 'Search leads' })
  await user.type(search, 'jd')
  expect(document.activeElement).toBe(search)
  expect(screen.queryByRole('dialog')).toBeNull()
  await screen.findByRole('link', { name: 'Asha Rai' })
  search.blur()
  answer(`GET /api/leads/${ASHA._id}`, noConnection())
  await user.keyboard('jn')
  expect(address() + location.hash).toBe(`/admin/leads/${ASHA._id}#line`)
})

it('keeps the last list, with its hour, when a newer one does not come', async () => {
  answer(LIST, page([ASHA]), page([ASHA]), noConnection())
  openStaffAt('/admin/leads')
  await screen.findByRole('link', { name: 'Asha Rai' })
  await queryClient.refetchQueries({ queryKey: ['leads'] })
  expect(await screen.findByText(/^This is the list of \d/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Asha Rai' })).toBeTruthy()
})

it('says that nobody waits, and what can be done', async () => {
  answer(LIST, page([]))
  const { user } = openStaffAt('/admin/leads')
  expect(await screen.findByRole('heading', { name: 'Nobody waits today.' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leads that are done' }))
  expect(address()).toBe('/admin/leads?of=done')
  expect(await screen.findByText('No leads here.')).toBeTruthy()
})

it('says of a search that nobody fits it, and lets it be cleared', async () => {
  answer(LIST, () => page(sentCalls().at(-1)?.path.includes('search=zzz') ? [] : [ASHA])())
  const { user } = openStaffAt('/admin/leads')
  await screen.findByRole('link', { name: 'Asha Rai' })
  await user.type(screen.getByRole('searchbox', { name: 'Search leads' }), 'zzz')
  expect(await screen.findByText('No lead here fits “zzz”.')).toBeTruthy()
  expect(screen.queryByText('Nobody waits for a call.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(await screen.findByRole('link', { name: 'Asha Rai' })).toBeTruthy()
})

it('folds a long group to its first rows and its counts', async () => {
  const many = Array.from({ length: 26 }, (_, index) => named('a', `Person ${index + 1}`)).map(
    (lead, index) => ({ ...lead, _id: String(index).padStart(24, '0') }),
  )
  answer(LIST, page(many))
  const { user } = openStaffAt('/admin/leads')
  const group = await screen.findByRole('region', { name: 'New' })
  expect(within(group).getAllByRole('listitem')).toHaveLength(6)
  expect(within(group).getByText('26: 0 are yours, 26 nobody’s yet, 0 others’.')).toBeTruthy()
  await user.click(within(group).getByRole('button', { name: 'Show all 26' }))
  expect(within(group).getAllByRole('listitem')).toHaveLength(26)
})

it('begins with what is theirs or free for staff', async () => {
  signedInAs(A_COLLEAGUE)
  answer('GET /api/auth/me', reply(A_COLLEAGUE))
  answer(LIST, page([ASHA]))
  const { user } = openStaffAt('/admin/leads')
  await user.click(await screen.findByRole('button', { name: 'Mine or free', pressed: true }))
  expect(address()).toBe('/admin/leads?mine=false')
  const asked = sentCalls().flatMap(({ path }) => (path.startsWith('/api/leads?') ? [path] : []))
  expect(asked.some((path) => path.includes(`assignedTo=${A_COLLEAGUE._id}&orFree=true`))).toBe(true)
})
