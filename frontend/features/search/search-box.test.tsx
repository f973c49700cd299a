import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { aPlot, aVilla, listReply } from '#frontend/test/properties.ts'
import { A_PENDING_USER, address, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const LIST = 'GET /api/properties/'
const ID = 'abcdefabcdefabcdefabcdef'

function openSearch(user = AN_ADMIN) {
  signedInAs(user)
  answer('GET /api/auth/me', reply(user))
  const opened = openStaffAt('/admin/help')
  return { ...opened, box: screen.getByRole('combobox', { name: 'Search properties' }) }
}
const searches = () =>
  sentCalls()
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/api/properties'))

it('finds from two letters on, whatever the status, and opens a listing with the keyboard', async () => {
  const villa = aVilla({ title: 'Villa in Matigara', price: 12_000_000 })
  answer(LIST, listReply([villa, aPlot()]))
  answer(`GET /api/properties/${villa._id}`, reply(villa))
  const { user, box } = openSearch()
  await user.type(box, ' m')
  await user.paste('at')
  const option = await screen.findByRole('option', { name: /Villa in Matigara/ })
  expect(within(option).getByText('₹1.20 Cr')).toBeTruthy()
  expect(screen.getByText('2 found for “mat”')).toBeTruthy()
  expect(searches()).toEqual(['/api/properties/?searchTerm=mat&status=all&limit=10'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe(`/admin/properties/view/${villa._id}`)
  expect(screen.queryByRole('option')).toBeNull()
})

it('asks for what visitors see while the account waits for approval', async () => {
  answer(LIST, listReply([]))
  const { user, box } = openSearch(A_PENDING_USER)
  await user.click(box)
  await user.paste('mati')
  expect(await screen.findByText('No properties found')).toBeTruthy()
  expect(searches()).toEqual(['/api/properties/?searchTerm=mati&limit=10'])
})

it('tries what looks like an id as one', async () => {
  answer(`GET /api/properties/${ID}`, reply(aPlot({ _id: ID, title: 'The very one' })))
  const { user, box } = openSearch()
  await user.click(box)
  await user.paste(ID.toUpperCase())
  await user.click(await screen.findByRole('option', { name: /The very one/ }))
  expect(address()).toBe(`/admin/properties/view/${ID}`)
})

it.each([
  ['a number of several found', '214', ['A-21', 'A-214'], 'b'],
  ['its number as people spell it', 'a 214', ['A-21', 'A-214'], 'b'],
  ['the only one found', 'pradhan', ['A-21'], 'a'],
])('opens with Enter %s', async (_, term, numbers, opened) => {
  const ids = numbers.map((_number, at) => (at === 0 ? 'a' : 'b').repeat(24))
  const found = numbers.map((number, at) => aPlot({ _id: ids[at] ?? '', number }))
  answer('GET /api/properties/214', refusal('NOT_FOUND', SERVER_MESSAGES.propertyNotFound))
  answer(LIST, listReply(found))
  for (const plot of found) answer(`GET /api/properties/${plot._id}`, reply(plot))
  const { user, box } = openSearch()
  await user.click(box)
  await user.paste(term)
  expect(await screen.findByRole('option', { name: /A-21\D/ })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(address()).toBe(`/admin/properties/view/${opened.repeat(24)}`)
})

it('opens everything found with Enter where several are meant', async () => {
  answer(LIST, listReply([aPlot({ number: 'A-21' }), aVilla({ number: 'A-22' })]))
  const { user, box } = openSearch()
  await user.click(box)
  await user.paste('mati')
  await screen.findByRole('option', { name: /A-21/ })
  await user.keyboard('{Enter}')
  expect(address()).toBe('/admin/search?q=mati')
})

it('looks for the words when no listing has that id', async () => {
  answer('GET /api/properties/cafe', refusal('NOT_FOUND', SERVER_MESSAGES.propertyNotFound))
  answer(LIST, listReply([aPlot({ title: 'Plot beside the cafe' })]))
  const { user, box } = openSearch()
  await user.click(box)
  await user.paste('cafe')
  expect(await screen.findByRole('option', { name: /beside the cafe/ })).toBeTruthy()
  expect(searches()[0]).toBe('/api/properties/cafe')
})

it('says that the search failed', async () => {
  answer(LIST, noConnection())
  const { user, box } = openSearch()
  await user.click(box)
  await user.paste('mati')
  expect(await screen.findByText('Failed to search properties')).toBeTruthy()
})

it('never shows a late answer under another term', async () => {
  const slow = later(listReply([aPlot({ title: 'Found for mati' })]))
  answer(LIST, slow.answer, listReply([aPlot({ title: 'Found for matigara' })]))
  const { user, box } = openSearch()
  await user.click(box)
  await user.paste('mati')
  expect(await screen.findByText('Searching...')).toBeTruthy()
  await expect.poll(() => searches().length).toBe(1)
  await user.paste('gara')
  await screen.findByRole('option', { name: /Found for matigara/ })
  slow.arrive()
  await user.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)[0]).toContain(
    'Found for matigara',
  )
})

it('closes with Escape and keeps what was typed', async () => {
  answer(LIST, listReply([aPlot()]))
  const { user, box } = openSearch()
  await user.click(box)
  await user.paste('mati')
  await screen.findByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(box).toHaveProperty('value', 'mati')
})

it('is empty at another place, once its search is over', async () => {
  answer(LIST, listReply([]))
  answer('GET /api/auth/me', reply(AN_ADMIN))
  const { user, box } = openSearch()
  await user.click(box)
  await user.paste('mati')
  await screen.findByText('No properties found')
  await user.click(
    within(screen.getByRole('complementary')).getByRole('link', { name: 'Users/Staff Accounts' }),
  )
  expect(address()).toBe('/admin/users/staff')
  await waitFor(() => expect(box).toHaveProperty('value', ''))
})

it('keeps the focus and every letter while the chosen listing is on its way', async () => {
  const villa = aVilla({ title: 'Villa in Matigara' })
  const coming = later(reply(villa))
  answer(LIST, listReply([villa]))
  answer(`GET /api/properties/${villa._id}`, coming.answer)
  const { user, box } = openSearch()
  await user.click(box)
  await user.paste('villa')
  await user.click(await screen.findByRole('option', { name: /Villa in Matigara/ }))
  expect(document.activeElement).not.toBe(box)
  await user.click(box)
  await user.keyboard('mat')
  coming.arrive()
  await screen.findByRole('heading', { name: 'Villa in Matigara' })
  await user.keyboard('igara')
  expect(document.activeElement).toBe(box)
  expect(box).toHaveProperty('value', 'matigara')
})

it('is opened by Ctrl K from everywhere and by / outside fields', async () => {
  const { user, box } = openSearch()
  await user.keyboard('{Control>}k{/Control}')
  expect(document.activeElement).toBe(box)
  await user.keyboard('a/b')
  expect(box).toHaveProperty('value', 'a/b')
  await user.clear(box)
  act(() => box.blur())
  await user.keyboard('/')
  expect(document.activeElement).toBe(box)
  expect(box).toHaveProperty('value', '')
})
