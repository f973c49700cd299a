import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListingTitle } from './listing-title.tsx'

it.each([
  ['4 katha near the market', 'en'],
  ['মাটিগাড়ায় ৪ কাঠা জমি', 'bn'],
  ['4 कट्ठा जमीन', 'hi'],
])('says in which language a title is: %s', (title, language) => {
  render(<ListingTitle title={title} />)
  const shown = screen.getByText(title)
  expect([shown.lang, shown.classList.contains('listing-title')]).toEqual([language, true])
})
