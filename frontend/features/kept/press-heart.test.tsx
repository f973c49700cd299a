import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { aVilla } from '#frontend/test/properties.ts'
import { clearToasts, Toasts } from '#frontend/ui/overlay/toast.tsx'
import { keptNow, restoreKept, toggleKept } from './kept.ts'
import { pressHeart, pressHeartAhead } from './press-heart.ts'

const FULL = 'A hundred listings are kept already. Remove one first.'
const villa = aVilla()

beforeEach(() => restoreKept([]))
/** A case that also saw the sentence of the one before would wait until that is gone. */
afterEach(() => act(clearToasts))

it.each([
  ['by its own code', pressHeart],
  ['before its code is there', pressHeartAhead],
])('A heart that is pressed %s says when a hundred are kept', async (_, press) => {
  restoreKept(
    Array.from({ length: LIMITS.keptProperties }, (_unused, number) => ({
      id: String(number).padStart(24, 'f'),
      at: 1,
      price: 1,
      note: '',
    })),
  )
  render(<Toasts closeLabel="Close" />)
  act(() => press(villa))
  expect(await screen.findByText(FULL)).toBeDefined()
  expect(keptNow()).toHaveLength(LIMITS.keptProperties)
})

it('A heart that is pressed before it knows that it is on stays on', () => {
  toggleKept(villa)
  pressHeartAhead(villa)
  expect(keptNow().map(({ id }) => id)).toEqual([villa._id])
})
