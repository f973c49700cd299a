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

function Field({ category, description }: { category: Category; description?: string }) {
  const pictures = usePictures('villa', [picture('a'), { ...picture('b'), place: 'road' as const }])
  return (
    <>
      <PicturesField pictures={pictures} category={category} description={description} />
      <output>{JSON.stringify(pictures.kept.map(({ place, caption }) => [place, caption]))}</output>
    </>
  )
}

const missing = () =>
  screen.getAllByText('has none yet').map(({ parentElement }) => parentElement?.firstChild?.textContent)

it('counts the places that have a picture, and keeps what is said of each', async () => {
  const user = userEvent.setup()
  render(<Field category="Villa" />)
  screen.getByText('Places with a picture: 1 of 8')
  expect(missing()).toEqual([
    'Front',
    'Living room',
    'Kitchen',
    'Bedroom',
    'Bathroom',
    'Garden',
    'From above',
  ])
  await user.selectOptions(screen.getByLabelText('What of the listing a.webp shows'), 'Front')
  await user.type(screen.getByLabelText('The sentences beside a.webp'), 'From the gate')
  screen.getByText(/^Places with a picture: 2 of 8/)
  screen.getByText('[["front","From the gate"],["road",null]]')
  await user.selectOptions(screen.getByLabelText('What of the listing b.webp shows'), 'No place said')
  screen.getByText(/^Places with a picture: 1 of 8/)
})

it('asks no kitchen of a plot', () => {
  render(<Field category="Plot" />)
  screen.getByText('Places with a picture: 1 of 3')
  expect(missing()).toEqual(['Front', 'From above'])
})

it('gives a sentence of the description to a place, each once', async () => {
  const user = userEvent.setup()
  const description = 'A 20 ft road in front. Two wells.\nThe papers are clear.'
  render(<Field category="Villa" description={description} />)
  expect(screen.queryByLabelText(/^Add a sentence of the description beside a/)).toBeNull()
  const choice = screen.getByLabelText('Add a sentence of the description beside b.webp')
  await user.selectOptions(choice, 'A 20 ft road in front.')
  await user.selectOptions(choice, 'The papers are clear.')
  screen.getByText('[[null,null],["road","A 20 ft road in front. The papers are clear."]]')
  expect(
    screen.getAllByRole('option', { name: /wells|road in|papers/ }).map((one) => one.textContent),
  ).toEqual(['Two wells.'])
})

it('moves chosen pictures together, side by side and in their order', async () => {
  function Four() {
    const pictures = usePictures('villa', ['a', 'b', 'c', 'd'].map(picture))
    return (
      <>
        <PicturesField pictures={pictures} category="Villa" />
        <output>{pictures.kept.map(({ url }) => url.at(-6)).join('')}</output>
      </>
    )
  }
  const user = userEvent.setup()
  render(<Four />)
  const choose = (name: string) =>
    user.click(screen.getByLabelText(`Choose ${name}.webp, to move it with others`))
  await choose('b')
  await choose('d')
  await user.click(screen.getByRole('button', { name: 'First' }))
  screen.getByText('bdac')
  screen.getByText('2 pictures are moved. The first of them is picture 1 of 4.')
  await user.click(screen.getByRole('button', { name: 'Later' }))
  screen.getByText('abdc')
  await choose('d')
  await user.click(screen.getByRole('button', { name: 'Last' }))
  screen.getByText('adcb')
  await user.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(screen.queryByRole('button', { name: 'First' })).toBeNull()
})
