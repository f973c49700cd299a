import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { aVilla } from '#frontend/test/properties.ts'
import { Toasts } from '#frontend/ui/overlay/toast.tsx'
import { keptNow, toggleKept } from './kept.ts'
import { pressHeart, pressHeartAhead } from './press-heart.ts'

const FULL = 'A hundred listings are kept already. Let one go first.'
const villa = aVilla()

beforeEach(() => {
  for (const { id } of keptNow()) toggleKept({ _id: id, price: 1 })
})

it.each([
  ['by its own code', pressHeart],
  ['before its code is there', pressHeartAhead],
])('A heart that is pressed %s says when a hundred are kept', async (_, press) => {
  for (let number = 0; number < LIMITS.keptProperties; number += 1)
    toggleKept({ _id: String(number).padStart(24, 'f'), price: 1 })
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
