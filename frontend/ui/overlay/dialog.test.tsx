import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '#frontend/ui/button.tsx'
import { Dialog, useCloseDialog } from './dialog.tsx'

function CloseInside() {
  return <Button onClick={useCloseDialog()}>Done</Button>
}

function open({ isLocked = false } = {}) {
  const onClosed = vi.fn<() => void>()
  const { container, unmount } = render(
    <Dialog
      title="Filters"
      closeLabel="Close filters"
      onClosed={onClosed}
      isLocked={isLocked}
      footer={<CloseInside />}
    >
      <p>What to choose from</p>
    </Dialog>,
  )
  return {
    onClosed,
    unmount,
    dialog: within(container).getByRole<HTMLDialogElement>('dialog', { name: 'Filters' }),
  }
}

describe('A dialog', () => {
  it('is open as long as it is mounted', () => {
    expect(open().dialog.open).toBe(true)
  })

  it('keeps the page behind it still until the last one is gone', () => {
    const root = document.documentElement
    const first = open()
    const second = open()
    first.unmount()
    expect(root.hasAttribute('data-has-dialog')).toBe(true)
    second.unmount()
    expect(root.hasAttribute('data-has-dialog')).toBe(false)
  })

  it.each(['Close filters', 'Done'])('closes by %s and says so', async (name) => {
    const { onClosed } = open()
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  })

  it('closes by a click beside it, not by one inside', async () => {
    const { dialog, onClosed } = open()
    fireEvent.click(screen.getByText('What to choose from'))
    expect(dialog.open).toBe(true)
    fireEvent.click(dialog, { detail: 2 })
    expect(dialog.open, 'by the second half of a double click').toBe(true)
    fireEvent.click(dialog)
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  })

  it('stays open while it is locked', () => {
    const { dialog } = open({ isLocked: true })
    fireEvent.click(dialog)
    const escape = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(escape)
    expect(escape.defaultPrevented).toBe(true)
    expect(dialog.open).toBe(true)
  })
})
