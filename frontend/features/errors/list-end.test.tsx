import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { usePages } from '#frontend/lib/api/use-pages.ts'
import { ListEnd } from './list-end.tsx'

const WORDS = {
  failed: 'The rest did not come.',
  retry: 'Try again',
  more: 'Show more',
  loadingMore: 'Loading',
}
type Page = { rows: string[]; next: string | null }
const read = vi.fn<(cursor: string | null) => Promise<Page>>()

function List() {
  const list = usePages<Page>({ queryKey: ['rows'], read })
  return (
    <>
      <ul>{list.data?.pages.map(({ rows }) => rows.map((row) => <li key={row}>{row}</li>))}</ul>
      <ListEnd list={list} words={WORDS} />
    </>
  )
}

beforeEach(() => {
  queryClient.clear()
  read.mockReset()
  read.mockResolvedValueOnce({ rows: ['first'], next: '1' })
})

function openList() {
  render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

it('keeps the place of who uses keys when the last page takes the button with it', async () => {
  read.mockResolvedValueOnce({ rows: ['last'], next: null })
  const user = openList()
  await user.click(await screen.findByRole('button', { name: WORDS.more }))
  await screen.findByText('last')
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.getByRole('list').nextElementSibling).toBe(document.activeElement)
})

it('keeps the button focused while more is there, and leads by one Tab to what asks again', async () => {
  read.mockResolvedValueOnce({ rows: ['second'], next: '2' })
  read.mockRejectedValue(new Error('no'))
  const user = openList()
  await user.click(await screen.findByRole('button', { name: WORDS.more }))
  await screen.findByText('second')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: WORDS.more }))
  await user.keyboard('{Enter}')
  const retry = await screen.findByRole('button', { name: WORDS.retry })
  await user.tab()
  expect(document.activeElement).toBe(retry)
})

it('takes no focus from what was gone to meanwhile', async () => {
  let give: (page: Page) => void = () => {}
  read.mockReturnValueOnce(new Promise((resolve) => (give = resolve)))
  const user = openList()
  await user.click(await screen.findByRole('button', { name: WORDS.more }))
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  give({ rows: ['last'], next: null })
  await screen.findByText('last')
  expect(document.activeElement).toBe(field)
  field.remove()
})
