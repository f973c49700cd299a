import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '#frontend/ui/button.tsx'
import { Dialog, useCloseDialog } from './dialog.tsx'

function CloseInside() {
  return <Button onClick={useCloseDialog()}>Done</Button>
}

/** Goes back, as far as the page lets the browser; whether it left. */
function goBack(navigation: EventTarget): boolean {
  const event = new Event('navigate', { cancelable: true })
  return navigation.dispatchEvent(Object.assign(event, { navigationType: 'traverse' }))
}

afterEach(() => vi.unstubAllGlobals())

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

  it.each(['pointerDown', 'keyDown'] as const)(
    'is closed before the page hears a press in the moment in which it goes from sight, which may open it again: %s',
    async (press) => {
      const { dialog, onClosed } = open()
      dialog.getAnimations = () => [
        { finished: new Promise(() => undefined) } as Partial<Animation> as Animation,
      ]
      fireEvent.click(dialog)
      await new Promise((resolve) => setImmediate(resolve))
      expect(onClosed).not.toHaveBeenCalled()
      fireEvent[press](document.body)
      await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
    },
  )

  it('stays open while it is locked', () => {
    const { dialog } = open({ isLocked: true })
    fireEvent.click(dialog)
    const escape = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(escape)
    expect(escape.defaultPrevented).toBe(true)
    expect(dialog.open).toBe(true)
  })

  it('closes by Back, which leaves the page only when it is closed, and asks nobody else', async () => {
    const navigation = new EventTarget()
    const question = vi.fn<() => void>()
    navigation.addEventListener('navigate', question)
    vi.stubGlobal('navigation', navigation)
    const { dialog, onClosed } = open()
    expect(goBack(navigation)).toBe(false)
    expect(dialog.open).toBe(false)
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
    expect(question).not.toHaveBeenCalled()
    expect(goBack(navigation)).toBe(true)
    expect(question).toHaveBeenCalledOnce()
  })

  it('closes by Back before one that it stands over', () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const [below, above] = [open(), open()]
    expect(goBack(navigation)).toBe(false)
    expect([below.dialog.open, above.dialog.open]).toEqual([true, false])
    expect(goBack(navigation)).toBe(false)
    expect(below.dialog.open).toBe(false)
  })

  it('keeps the page and itself on Back while it is locked', () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const { dialog } = open({ isLocked: true })
    expect(goBack(navigation)).toBe(false)
    expect(dialog.open).toBe(true)
  })
})
