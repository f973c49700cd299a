import { afterEach, expect, it, vi } from 'vitest'
import { messages } from '#frontend/messages/messages.ts'
import { aPicture } from '#frontend/test/open-listing.ts'
import { slidesOf } from './slides.ts'

const TYPED = { ...aPicture(1), alt: 'Kitchen with a window', caption: 'Light from two sides.' }
const captionsOf = (...pictures: Parameters<typeof slidesOf>[0]) =>
  slidesOf(pictures, 'White villa').map(({ caption }) => caption)

afterEach(() => vi.unstubAllEnvs())

it('says of a picture what staff typed, and that a computer made it', () => {
  expect(captionsOf(TYPED, { ...TYPED, isRendered: true })).toEqual([
    'Light from two sides.',
    `Light from two sides.\n${messages.card.rendered}`,
  ])
})

it.each(['bn', 'hi', 'ne'] as const)(
  'says in %s nothing in English: the place instead, where it is known',
  (language) => {
    vi.stubEnv('LANGUAGE', language)
    expect(captionsOf(TYPED, { ...TYPED, place: 'kitchen' })).toEqual([
      undefined,
      messages.walk.places.kitchen,
    ])
    expect(slidesOf([TYPED], 'White villa')[0]?.alt).not.toContain('window')
  },
)

it('says in a language what was typed in its letters', () => {
  vi.stubEnv('LANGUAGE', 'bn')
  expect(captionsOf({ ...TYPED, caption: 'দুই দিক থেকে আলো।' })).toEqual(['দুই দিক থেকে আলো।'])
})
