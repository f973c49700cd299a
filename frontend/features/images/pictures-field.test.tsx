import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Category } from '#contract/properties/enums.ts'
import { PicturesField } from './pictures-field.tsx'
import { usePictures } from './use-pictures.ts'

const picture = (name: string) => ({
  url: `/property-images/villa/1760000000000_${name}.webp`,
  alt: '',
  width: 960,
  height: 640,
  widths: [320],
  colour: null,
})

function Field({ category }: { category: Category }) {
  const pictures = usePictures('villa', [picture('a'), { ...picture('b'), place: 'road' as const }])
  return (
    <>
      <PicturesField pictures={pictures} category={category} />
      <output>{JSON.stringify(pictures.kept.map(({ place, caption }) => [place, caption]))}</output>
    </>
  )
}

const WALK =
  ' With two places named, the page walks through the listing: give each its sentences of the description. They are not said twice.'

it('counts the places that have a picture, and keeps what is said of each', async () => {
  const user = userEvent.setup()
  render(<Field category="Villa" />)
  expect(screen.getByText(/^Places with a picture/).textContent).toBe(
    `Places with a picture: 1 of 8. Still without: Front, Living room, Kitchen, Bedroom, Bathroom, Garden, From above.${WALK}`,
  )
  await user.selectOptions(screen.getByLabelText('What of the listing a.webp shows'), 'Front')
  await user.type(screen.getByLabelText('The sentences beside a.webp'), 'From the gate')
  screen.getByText(/^Places with a picture: 2 of 8/)
  screen.getByText('[["front","From the gate"],["road",null]]')
  await user.selectOptions(screen.getByLabelText('What of the listing b.webp shows'), 'No place said')
  screen.getByText(/^Places with a picture: 1 of 8/)
})

it('asks no kitchen of a plot', () => {
  render(<Field category="Plot" />)
  expect(screen.getByText(/^Places with a picture/).textContent).toBe(
    `Places with a picture: 1 of 3. Still without: Front, From above.${WALK}`,
  )
})
