import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keptNow, restoreKept, toggleKept } from '#frontend/features/kept/kept.ts'
import { aPlot } from '#frontend/test/properties.ts'
import { Corner } from './card-corner.tsx'

/** One case: once its code is there, no heart is ahead of it any more. */
it('keeps once what was pressed before the code was there, and lets none go that looks off while it is kept', async () => {
  const [kept, other] = [aPlot({ title: 'River plot' }), aPlot({ title: 'Hill plot' })]
  restoreKept([])
  toggleKept(kept)
  render([kept, other].map((property) => <Corner key={property._id} property={property} />))
  const [ofKept, ofOther] = ['River', 'Hill'].map((name) =>
    screen.getByRole('button', { name: `Keep: ${name} plot` }),
  )
  expect(ofKept?.getAttribute('aria-pressed')).toBe('false')
  for (const pressed of [ofKept, ofOther, ofOther]) if (pressed) fireEvent.click(pressed)
  await waitFor(() => expect(keptNow().map(({ id }) => id)).toEqual([other._id, kept._id]))
})
