import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PICTURE_SIZES } from '#contract/pictures/files.ts'
import { Gallery } from './gallery.tsx'
import { GalleryTemplate } from './gallery-template.tsx'

const NOTHING = () => undefined
const pictureOf = (index: number) => ({
  url: `/property-images/villa/${index}.webp`,
  alt: 'A villa',
  width: 960,
  height: 640,
  widths: [320, 640],
  colour: null,
})

const sizesIn = (element: ParentNode) => [...element.querySelectorAll('img')].map(({ sizes }) => sizes)

const { only, main, side, loneSide } = PICTURE_SIZES
const EXPECTED = [[only], [main, loneSide], [main, side, side]]

it.each([1, 2, 3])('%s pictures are each asked for as wide as their box draws them', (count) => {
  const pictures = Array.from({ length: count }, (_, index) => pictureOf(index))
  const { container } = render(
    <Gallery pictures={pictures} title="A villa" onOpen={NOTHING} onIntent={NOTHING} />,
  )
  expect(sizesIn(container)).toEqual(EXPECTED[count - 1])
})

it('the first HTML asks for the same widths', () => {
  const { container } = render(<GalleryTemplate />)
  const written = sizesIn(container).filter(Boolean)
  expect(written).toEqual(EXPECTED.flat())
})
