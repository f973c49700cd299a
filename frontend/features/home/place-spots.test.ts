import { expect, it } from 'vitest'
import { REGION } from '#contract/search/region.ts'
import { spotsOf } from './place-spots.ts'

const places = REGION.map(({ locality: name, lat, lng }) => ({
  name,
  lat,
  lng,
  total: '1',
  fromInr: null,
  fromInrAMonth: null,
  rate: null,
}))

it('puts the places of the region on the drawing, north above south and west left of east', () => {
  const spots = new Map(spotsOf(places).map((spot) => [spot.name, spot]))
  expect(spots.size).toBe(places.length)
  expect(spots.get('Sukna')?.top).toBeLessThan(spots.get('Fulbari')?.top ?? 0)
  expect(spots.get('Naxalbari')?.left).toBeLessThan(spots.get('Eastern Bypass')?.left ?? 0)
})

it('leaves out what lies beyond it', () => {
  const [first] = places
  expect(spotsOf(first ? [{ ...first, lat: 22.57, lng: 88.36 }] : [])).toEqual([])
})

it('puts no name where the edge would cut it, also where every side covers something', () => {
  const crowded = ['Matigara', 'Champasari', 'Eastern Bypass', 'Dagapur', 'Kawakhali', 'Sevoke Road']
  const shown = crowded.flatMap((wanted) => places.filter(({ name }) => name === wanted))
  const sides = Object.fromEntries(spotsOf(shown).map(({ name, side }) => [name, side]))
  expect(sides).toMatchObject({ 'Eastern Bypass': 'below', 'Sevoke Road': 'corner' })
})
