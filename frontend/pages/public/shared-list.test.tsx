import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { aPlot } from '#frontend/test/properties.ts'
import { openPage } from '#frontend/test/render-page.tsx'

const CODE = 'abcdefghijkmnp'
const plot = aPlot({ title: 'River plot' })
const votes = { yes: [], maybe: [], no: [] }
const LIST = { title: null, items: [{ propertyId: plot._id, property: plot, votes, comments: [] }] }
const COMMENTS = `POST ${href(PATHS.listComments, { code: CODE, propertyId: plot._id })}`

it('keeps a comment that a broken server did not take, and sends it again under the same key', async () => {
  localStorage.setItem('aangan:name', 'Arun')
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply(LIST))
  answer(COMMENTS, refusal('UNEXPECTED', SERVER_MESSAGES.unexpected), reply({}))
  const { user } = await openPage(`/kept/${CODE}`)
  await user.type(await screen.findByRole('textbox', { name: /comment/i }), 'Near my brother{Enter}')
  const comments = () => sentCalls().filter(({ method }) => method === 'POST')
  await waitFor(() => expect(comments()).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(comments()).toHaveLength(2))
  const [first, second] = comments()
  expect(second).toMatchObject({
    json: { name: 'Arun', text: 'Near my brother' },
    repeatKey: first?.repeatKey,
  })
})

it('is ended by its maker, who is asked first', async () => {
  localStorage.setItem('aangan:lists', JSON.stringify({ [CODE]: 'its-key' }))
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply(LIST))
  answer(`DELETE ${href(PATHS.list, { code: CODE })}`, refusal('UNEXPECTED', 'x'), reply({}))
  const deletions = () => sentCalls().filter(({ method }) => method === 'DELETE')
  const { user } = await openPage(`/kept/${CODE}`)
  const end = await screen.findByRole('button', { name: 'End this list' })
  await user.click(end)
  const question = within(await screen.findByRole('dialog', { name: 'End this list for everybody?' }))
  await user.click(question.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(deletions()).toEqual([])

  await user.click(end)
  const again = within(await screen.findByRole('dialog'))
  await user.click(again.getByRole('button', { name: 'End this list' }))
  expect(await again.findByRole('alert')).toBeDefined()
  await user.click(again.getByRole('button', { name: 'End this list' }))
  const ended = await screen.findByRole('heading', { name: 'This list has ended.' })
  expect(deletions()).toHaveLength(2)
  const before = sentCalls().length
  await act(async () => {
    dispatchEvent(new Event('online'))
  })
  expect(sentCalls(), 'an ended list is not read again').toHaveLength(before)
  expect(document.activeElement?.contains(ended)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

it('is found again from what is kept, also by who keeps nothing, until it has ended', async () => {
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply({ ...LIST, title: 'For Maa' }))
  const { unmount } = await openPage(`/kept/${CODE}`)
  await screen.findByRole('heading', { name: 'For Maa' })
  unmount()
  const kept = await openPage('/kept')
  const lists = within(await screen.findByRole('navigation', { name: 'Your shared lists' }))
  const link = lists.getByRole('link', { name: /^For Maa, 1 property, / })
  expect(link.getAttribute('href')).toBe(`/kept/${CODE}`)
  expect(await screen.findAllByRole('link', { name: 'Kept' })).not.toEqual([])
  answer(`GET ${href(PATHS.list, { code: CODE })}`, refusal('NOT_FOUND', 'x'))
  await kept.user.click(link)
  await screen.findByRole('heading', { name: 'This list has ended.' })
  kept.unmount()
  await openPage('/kept')
  expect(await screen.findByText('Nothing kept yet.')).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Your shared lists' })).toBeNull()
})

it('is found again by its maker where it was made before openings were noted', async () => {
  localStorage.setItem('aangan:lists', JSON.stringify({ [CODE]: 'its-key' }))
  await openPage('/kept')
  const link = await screen.findByRole('link', { name: 'Decide together' })
  expect(link.getAttribute('href')).toBe(`/kept/${CODE}`)
})

const VOTE = `PUT ${href(PATHS.listVote, { code: CODE, propertyId: plot._id })}`
const calls = (method: string) => sentCalls().filter((sent) => sent.method === method)

it('asks for the name where a vote is pressed without one, and votes once it is given', async () => {
  localStorage.setItem('aangan:name', '')
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply(LIST))
  answer(VOTE, reply({}))
  const { user } = await openPage(`/kept/${CODE}`)
  const yes = await screen.findByRole('button', { name: 'Yes' })
  await user.click(yes)
  const field = screen.getByRole('textbox', { name: 'Your name, as the others know you' })
  expect(document.activeElement).toBe(field)
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Votes and comments go out with your name.',
  )
  expect(calls('PUT')).toEqual([])
  await user.keyboard('Arun{Enter}')
  await waitFor(() => expect(calls('PUT')).toHaveLength(1))
  expect(calls('PUT')[0]).toMatchObject({ json: { name: 'Arun', vote: 'yes' } })
  expect(document.activeElement).toBe(yes)
})

it('asks for the name where a comment is sent without one, and sends it once it is given', async () => {
  localStorage.setItem('aangan:name', '')
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply(LIST))
  answer(COMMENTS, reply({}))
  const { user } = await openPage(`/kept/${CODE}`)
  const field = await screen.findByRole('textbox', { name: 'Your comment' })
  await user.type(field, 'Near the river{Enter}')
  await user.keyboard('Arun{Enter}')
  const sent = () => calls('POST').filter(({ path }) => path === COMMENTS.slice('POST '.length))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ json: { name: 'Arun', text: 'Near the river' } })
  expect(field).toHaveProperty('value', '')
})

it('keeps all that is done without a name, and sends it in its order once it is given', async () => {
  localStorage.setItem('aangan:name', '')
  const other = aPlot({ title: 'Hill plot' })
  const items = [...LIST.items, { propertyId: other._id, property: other, votes, comments: [] }]
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply({ ...LIST, items }))
  const onOther = { code: CODE, propertyId: other._id }
  answer(VOTE, reply({}))
  answer(COMMENTS, reply({}))
  answer(`PUT ${href(PATHS.listVote, onOther)}`, reply({}))
  const { user } = await openPage(`/kept/${CODE}`)
  const [yes] = await screen.findAllByRole('button', { name: 'Yes' })
  await user.click(yes ?? document.body)
  await user.click(screen.getAllByRole('button', { name: 'No' })[1] ?? document.body)
  const [field] = screen.getAllByRole('textbox', { name: 'Your comment' })
  await user.type(field ?? document.body, 'Near the river{Enter}')
  await user.type(field ?? document.body, '!{Enter}')
  expect(sentCalls().filter(({ method }) => method !== 'GET')).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Arun{Enter}')
  const sent = () =>
    sentCalls().filter(({ path, method }) => method !== 'GET' && path.startsWith(PATHS.lists))
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent().map(({ path, json }) => ({ path, json }))).toMatchObject([
    { path: VOTE.slice('PUT '.length), json: { name: 'Arun', vote: 'yes' } },
    { path: href(PATHS.listVote, onOther), json: { name: 'Arun', vote: 'no' } },
    { path: COMMENTS.slice('POST '.length), json: { text: 'Near the river!' } },
  ])
  expect(field).toHaveProperty('value', '')
})

it('shows a comment that waits at its listing, until the list has it', async () => {
  localStorage.setItem('aangan:name', 'Arun')
  const comment = { _id: 'c1', name: 'Arun', text: 'Near my brother', at: '2026-11-23T06:00:00.000Z' }
  const taken = reply({ ...LIST, items: LIST.items.map((item) => ({ ...item, comments: [comment] })) })
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply(LIST))
  answer(COMMENTS, noConnection())
  const { user, unmount } = await openPage(`/kept/${CODE}`)
  await user.type(await screen.findByRole('textbox', { name: /comment/i }), 'Near my brother{Enter}')
  expect((await screen.findByText(/Near my brother/)).textContent).toBe(
    'Arun Not sent yet. It goes out by itself as soon as you are online.Near my brother',
  )
  unmount()
  await openPage(`/kept/${CODE}`)
  const waiting = await screen.findByText(/Near my brother/)
  answer(COMMENTS, reply({}))
  answer(`GET ${href(PATHS.list, { code: CODE })}`, taken)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(waiting.isConnected).toBe(false))
  expect(screen.getAllByText(/Near my brother/)).toHaveLength(1)
  expect(screen.queryByText(/Not sent yet/)).toBeNull()
})

const ITEM = href(PATHS.listItem, { code: CODE, propertyId: plot._id })
const deletions = () => calls('DELETE').map(({ path }) => path)

it('lets anybody take a listing out, with a way back that the server never hears of', async () => {
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply(LIST))
  const { user, unmount } = await openPage(`/kept/${CODE}`)
  await user.click(await screen.findByRole('button', { name: 'Remove: River plot' }))
  expect(screen.queryByRole('link', { name: 'River plot' })).toBeNull()
  expect(screen.getByText('No listing is left in this list.')).toBeDefined()
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: River plot' }))
  unmount()
  expect(deletions()).toEqual([])
})

it('takes it out on the server once the page is left', async () => {
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply(LIST))
  answer(`DELETE ${ITEM}`, reply({}))
  const { user, unmount } = await openPage(`/kept/${CODE}`)
  await user.click(await screen.findByRole('button', { name: 'Remove: River plot' }))
  expect(deletions()).toEqual([])
  unmount()
  await waitFor(() => expect(deletions()).toEqual([ITEM]))
})

it('takes it out on the server before the next change, and does not show it meanwhile', async () => {
  localStorage.setItem('aangan:name', 'Arun')
  const other = aPlot({ title: 'Hill plot' })
  const items = [...LIST.items, { propertyId: other._id, property: other, votes, comments: [] }]
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply({ ...LIST, items }), reply(LIST))
  answer(`DELETE ${href(PATHS.listItem, { code: CODE, propertyId: other._id })}`, reply({}))
  answer(VOTE, reply({}))
  const { user } = await openPage(`/kept/${CODE}`)
  await user.click(await screen.findByRole('button', { name: 'Remove: Hill plot' }))
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(calls('PUT')).toHaveLength(1))
  expect(
    sentCalls()
      .map(({ method }) => method)
      .filter((method) => method !== 'GET'),
  ).toEqual(['DELETE', 'PUT'])
  expect(screen.queryByRole('link', { name: 'Hill plot' })).toBeNull()
})

it('tells the votes of two people of one name apart', async () => {
  localStorage.setItem('aangan:name', 'Ravi')
  const said = (yes: string[]) => {
    const [item] = LIST.items
    return reply({ ...LIST, items: [{ ...item, votes: { yes, maybe: [], no: [] } }] })
  }
  answer(`GET ${href(PATHS.list, { code: CODE })}`, said(['Ravi']), said(['Ravi', 'Ravi']))
  answer(VOTE, reply({}))
  const { user } = await openPage(`/kept/${CODE}`)
  const yes = await screen.findByRole('button', { name: 'Yes' })
  expect(yes.getAttribute('aria-pressed')).toBe('false')
  await user.click(yes)
  await waitFor(() => expect(screen.getAllByText('Ravi: Yes')).toHaveLength(2))
  expect(yes.getAttribute('aria-pressed')).toBe('true')
  await user.click(yes)
  await waitFor(() =>
    expect(calls('PUT').map(({ json }) => json)).toMatchObject([{ vote: 'yes' }, { vote: null }]),
  )
  expect(yes.getAttribute('aria-pressed')).toBe('false')
})

it('does not show a vote that the list did not take', async () => {
  localStorage.setItem('aangan:name', 'Ravi')
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply(LIST))
  answer(VOTE, refusal('INVALID_INPUT', 'x'))
  const { user } = await openPage(`/kept/${CODE}`)
  const yes = await screen.findByRole('button', { name: 'Yes' })
  await user.click(yes)
  await screen.findByRole('alert')
  await waitFor(() => expect(yes.getAttribute('aria-pressed')).toBe('false'))
})

it('sends what waits where the storage is full', async () => {
  localStorage.setItem('aangan:name', 'Ravi')
  answer(`GET ${href(PATHS.list, { code: CODE })}`, reply(LIST))
  answer(COMMENTS, noConnection(), reply({}))
  localStorage.setItem(`aangan:waiting:${CODE}`, '[]')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  const { user } = await openPage(`/kept/${CODE}`)
  await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Near{Enter}')
  await screen.findAllByText('Not sent yet. It goes out by itself as soon as you are online.')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(calls('POST').filter(({ path }) => path.endsWith('/comments'))).toHaveLength(2))
  full.mockRestore()
})
