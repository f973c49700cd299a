import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { Broken } from './error-page.tsx'

it('A page whose chunk does not come says so and offers to reload', async () => {
  const failure: unknown = await chunk(() => Promise.reject(new Error('404')))
    .preload()
    .catch((error: unknown) => error)
  render(<Broken error={failure} />)
  expect(screen.getByRole('heading', { name: 'Loading chunk failed' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined()
  expect(document.querySelector('[data-ornament="lamp"] > svg')).not.toBeNull()
})

it('A page that breaks for another reason says what to do', () => {
  render(<Broken error={new Error('secret detail')} />)
  expect(screen.getByRole('heading', { name: 'Something went wrong on this page.' })).toBeDefined()
  expect(screen.queryByText(/secret detail/)).toBeNull()
})
