import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contract/languages/languages.ts'
import { OFFERS } from '#contract/languages/tables.ts'
import { LanguageOffer } from './language-offer.tsx'

it('is shown also where its first rendering is thrown away', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ne-NP'])
  let come = () => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  let isHere = false
  function Late() {
    // oxlint-disable-next-line no-throw-literal -- how React is told to wait.
    if (!isHere) throw coming
    return null
  }
  render(
    <MemoryRouter>
      <Suspense>
        <LanguageOffer />
        <Late />
      </Suspense>
    </MemoryRouter>,
  )
  await act(async () => {
    isHere = true
    come()
  })
  expect(screen.getByRole('link', { name: OFFERS.ne.read }).getAttribute('href')).toBe(LANGUAGES.ne.prefix)
})
