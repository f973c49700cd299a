import { expect, it } from 'vitest'
import { pointOf, readPlace } from './read-place.ts'

it.each([
  ['26.75512, 88.41033', '26.75512,88.41033'],
  ['https://www.google.com/maps/@26.7271,88.3953,15z', '26.7271,88.3953'],
  [
    'https://www.google.com/maps/place/Siliguri/@26.71,88.43,12z/data=!3m1!4b1!4m6!3d26.7271!4d88.3953!16zL20',
    '26.7271,88.3953',
  ],
  ['https://www.google.com/maps/search/?api=1&query=26.7271%2C88.3953', '26.7271,88.3953'],
  ['https://maps.google.com/?q=26.7271,88.3953', '26.7271,88.3953'],
  ['https://www.openstreetmap.org/?mlat=26.7271&mlon=88.3953#map=15/26.7/88.4', '26.7271,88.3953'],
  ['https://www.openstreetmap.org/#map=15/26.7271/88.3953', '26.7271,88.3953'],
  ['geo:26.7271,88.3953?z=15', '26.7271,88.3953'],
  [`26°43'37.6"N 88°23'43.1"E`, '26.727111,88.395306'],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600"></iframe>',
    'https://www.google.com/maps/embed?pb=!1m18',
  ],
])('reads %s', (pasted, value) => {
  expect(readPlace(pasted)).toEqual({ value })
})

it.each(['https://maps.app.goo.gl/Abc123', 'https://goo.gl/maps/xyz'])(
  'says that %s does not tell where it leads',
  (pasted) => {
    expect(readPlace(pasted)).toEqual({ problem: 'short link' })
  },
)

it.each([
  'Sevoke Road',
  '91.5, 88.4',
  'https://www.google.com/maps/@126.7,88.3,15z',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '<iframe src="https://evil.example/"></iframe>',
])('does not take %s for a place', (pasted) => {
  expect(readPlace(pasted)).toEqual({ problem: 'unreadable' })
})

it('knows the point of coordinates and none of an embed', () => {
  expect(pointOf('26.7271,88.3953')).toEqual({ lat: 26.7271, lng: 88.3953 })
  expect(pointOf('https://www.google.com/maps/embed?pb=!1m18')).toBeUndefined()
})
