import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearToasts, preloadToasts, showToast, Toasts } from './toast.tsx'

const A_DAY_MS = 86_400_000
const run = vi.fn<() => void>()
const undo = { label: 'Undo', run }

/** A page with a button that does something, which can be taken back. */
async function open() {
  await preloadToasts()
  // Its code is there from the second one on: no stand-in comes before it.
  const { unmount } = render(<Toasts closeLabel="Close" />)
  act(() => showToast('info', 'First'))
  await screen.findByRole('button', { name: 'Close' })
  unmount()
  act(clearToasts)
  render(
    <main tabIndex={-1}>
      <button type="button" onClick={() => showToast('success', 'Marked as sold.', undo)}>
        Sold
      </button>
      <Toasts closeLabel="Close" undoHint="F8 leads to the button." />
    </main>,
  )
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  act(clearToasts)
  vi.useRealTimers()
})

it('lets what was done by keys be taken back until something else is done, with F8 as the way', async () => {
  const user = await open()
  const sold = screen.getByRole('button', { name: 'Sold' })
  sold.focus()
  await user.keyboard('{Enter}')
  const button = await screen.findByRole('button', { name: 'Undo' })
  act(() => void vi.advanceTimersByTime(A_DAY_MS))
  expect(button.isConnected).toBe(true)
  expect(document.activeElement).toBe(sold)
  await user.keyboard('{F8}')
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  expect(run).toHaveBeenCalledOnce()
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(sold)
})

it('takes the focus that was lost with what was done by keys, and Escape closes it', async () => {
  const user = await open()
  await user.keyboard('x')
  act(() => showToast('success', 'Marked as sold.', undo))
  const button = await screen.findByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Escape}')
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('goes by itself where it was done by a pointer', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Sold' }))
  const button = await screen.findByRole('button', { name: 'Undo' })
  act(() => void vi.advanceTimersByTime(10_000))
  expect(button.isConnected).toBe(false)
})
