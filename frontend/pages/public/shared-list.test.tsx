import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
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
  expect(document.activeElement?.contains(ended)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
