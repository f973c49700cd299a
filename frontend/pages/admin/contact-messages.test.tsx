import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { ListedMessage } from '#contract/contact-messages/contact-messages.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { A_PENDING_USER, address, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const MESSAGES = 'GET /api/messages'
const RITWIK: ListedMessage = {
  _id: 'd'.repeat(24),
  name: 'Ritwik Sarkar',
  email: 'ritwik@example.com',
  phone: '9832011223',
  interest: 'A plot of 2 katha',
  language: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  handledAt: null,
  handledBy: null,
  notice: 'sent',
}
const CHANGE = `PATCH /api/messages/${RITWIK._id}`
const HANDLED = { ...RITWIK, handledAt: '2026-11-21T10:00:00.000Z', handledBy: 'Ananya Ghosh' }

const page = (messages: ListedMessage[], next: string | null = null) => reply({ messages, next })
const handleButton = () => screen.findByRole('button', { name: 'Mark as handled: Ritwik Sarkar' })
const asked = () =>
  sentCalls()
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/messages'))
    .map(({ path }) => path)

beforeEach(() => {
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
})

it('shows the open messages with the ways to answer', async () => {
  answer(MESSAGES, page([RITWIK]))
  openStaffAt('/admin/messages')
  const message = within(await screen.findByRole('article'))
  expect(message.getByRole('link', { name: 'Ritwik Sarkar' }).getAttribute('href')).toBe(
    `/admin/leads/${RITWIK._id}`,
  )
  const addressOf = (name: string) => message.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('Call Ritwik Sarkar')).toBe('tel:9832011223')
  expect(addressOf('WhatsApp to Ritwik Sarkar')).toContain('https://wa.me/919832011223?text=Hello%20Ritwik')
  expect(addressOf('Mail to Ritwik Sarkar')).toContain('mailto:ritwik%40example.com?subject=')
  expect(asked()).toEqual(['/api/messages?state=open'])
})

it('says in which language the sender read the site, and answers in it', async () => {
  answer(MESSAGES, page([{ ...RITWIK, language: 'bn' }]))
  const { user } = openStaffAt('/admin/messages')
  expect(await screen.findByText(/Reads the site in Bengali$/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'WhatsApp to Ritwik Sarkar in Bengali' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('?text=নমস্কার Ritwik Sarkar')
  const mail = screen.getByRole('link', { name: 'Mail to Ritwik Sarkar in Bengali' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toMatch(
    /\?subject=Aangan Estates-কে পাঠানো আপনার মেসেজ&body=নমস্কার Ritwik Sarkar/,
  )
  await user.click(screen.getByRole('button', { name: 'More for Ritwik Sarkar' }))
  expect(await screen.findByRole('menuitem', { name: 'WhatsApp in English' })).toBeTruthy()
})

it.each([
  ['sent', 'Mailed to the office.'],
  ['waiting', 'The mail to the office has not been sent yet. It is tried again.'],
  ['failed', 'The mail to the office could not be sent: this message stands only here.'],
] as const)('says what became of a notice that is %s', async (notice, sentence) => {
  answer(MESSAGES, page([{ ...RITWIK, notice }]))
  openStaffAt('/admin/messages')
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('says nothing of a notice whose trace is gone', async () => {
  answer(MESSAGES, page([{ ...RITWIK, notice: null }]))
  openStaffAt('/admin/messages')
  await screen.findByRole('article')
  expect(screen.queryByText(/to the office/)).toBeNull()
})

it('marks a message as handled before the server has answered, and lets it be reopened there', async () => {
  const saving = later(reply(HANDLED))
  answer(MESSAGES, page([RITWIK]))
  answer(CHANGE, saving.answer, reply(RITWIK))
  const { user } = openStaffAt('/admin/messages')
  await user.click(await handleButton())
  expect(await screen.findByText(/^Handled by Ananya Ghosh/)).toBeTruthy()
  saving.arrive()
  expect(await screen.findByText('Marked as handled.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reopen: Ritwik Sarkar' }))
  expect(await screen.findByText('The message is open again.')).toBeTruthy()
  expect(await handleButton()).toBeTruthy()
  const changes = sentCalls().filter(({ method }) => method === 'PATCH')
  expect(changes.map(({ json }) => json)).toEqual([{ handled: true }, { handled: false }])
})

it('takes a double click for one', async () => {
  answer(MESSAGES, page([RITWIK]))
  answer(CHANGE, reply(HANDLED))
  const { user } = openStaffAt('/admin/messages')
  await user.dblClick(await handleButton())
  expect(await screen.findByText('Marked as handled.')).toBeTruthy()
  expect(sentCalls().filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

it('puts the message back when it could not be changed, and says why', async () => {
  answer(MESSAGES, page([RITWIK]))
  answer(CHANGE, refusal('NOT_FOUND', SERVER_MESSAGES.messageNotFound))
  const { user } = openStaffAt('/admin/messages')
  await user.click(await handleButton())
  expect(await screen.findByText(SERVER_MESSAGES.messageNotFound)).toBeTruthy()
  expect(await handleButton()).toBeTruthy()
})

it('lets an admin delete a message after asking, and takes it off the list', async () => {
  answer(MESSAGES, page([RITWIK]))
  answer(
    `DELETE /api/messages/${RITWIK._id}`,
    refusal('UNEXPECTED', SERVER_MESSAGES.unexpected),
    reply({ message: SERVER_MESSAGES.messageDeleted }),
  )
  const { user } = openStaffAt('/admin/messages')
  await user.click(await screen.findByRole('button', { name: 'More for Ritwik Sarkar' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the message of Ritwik Sarkar?' }))
  expect(sentCalls().some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(SERVER_MESSAGES.unexpected)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Message deleted.')).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
})

it('offers no deleting to staff', async () => {
  const staff = { ...AN_ADMIN, role: 'staff' as const }
  signedInAs(staff)
  answer('GET /api/auth/me', reply(staff))
  answer(MESSAGES, page([RITWIK]))
  openStaffAt('/admin/messages')
  await handleButton()
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull()
})

it('keeps the filter in the address', async () => {
  answer(MESSAGES, page([]), page([HANDLED]))
  const { user } = openStaffAt('/admin/messages')
  await user.click(await screen.findByRole('button', { name: 'Handled' }))
  expect(await screen.findByText(/^Handled by Ananya Ghosh, 21 Nov 2026/)).toBeTruthy()
  expect(address()).toBe('/admin/messages?state=handled')
  expect(screen.getByRole('button', { name: 'Reopen: Ritwik Sarkar' })).toBeTruthy()
})

it('shows more until there is no more', async () => {
  const older = { ...RITWIK, _id: 'c'.repeat(24), name: 'Older Sender' }
  answer(MESSAGES, page([RITWIK], RITWIK._id), page([older]))
  const { user } = openStaffAt('/admin/messages')
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Older Sender')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(asked().at(-1)).toBe(`/api/messages?state=open&cursor=${RITWIK._id}`)
})

it('says that the messages did not come, and asks again', async () => {
  answer(MESSAGES, noConnection(), noConnection(), page([RITWIK]))
  const { user } = openStaffAt('/admin/messages')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article')).toBeTruthy()
})

it('asks again for a whole list that did not come anew', async () => {
  answer(MESSAGES, page([RITWIK]), noConnection(), noConnection(), page([HANDLED]))
  const { user } = openStaffAt('/admin/messages')
  await handleButton()
  void queryClient.invalidateQueries({ queryKey: ['messages'] })
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/^Handled by/)).toBeTruthy()
})

it('asks for nothing while the account waits for approval', async () => {
  signedInAs(A_PENDING_USER)
  answer('GET /api/auth/me', reply(A_PENDING_USER))
  openStaffAt('/admin/messages')
  expect(await screen.findByText(SERVER_MESSAGES.approvalPending)).toBeTruthy()
  expect(asked()).toEqual([])
})
