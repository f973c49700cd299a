import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMapLocation, parseMapLocation } from './map-location.ts'

const GOOGLE = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3562.1!2d88.42!3d26.72'
const OSM =
  'https://www.openstreetmap.org/export/embed.html?bbox=88.3%2C26.6%2C88.5%2C26.8&layer=mapnik&marker=26.7%2C88.4'

describe('a place on the map', () => {
  it.each([
    ['26.7271,88.3953', { lat: 26.7271, lng: 88.3953 }],
    ['  -33.8688 , 151.2093 ', { lat: -33.8688, lng: 151.2093 }],
    ['90,-180', { lat: 90, lng: -180 }],
    ['0,0', { lat: 0, lng: 0 }],
  ])('is read from the point %j', (text, point) => {
    expect(parseMapLocation(text)).toEqual(point)
  })

  it.each([
    [GOOGLE, GOOGLE],
    [OSM, OSM],
    [`<iframe src="${GOOGLE}" width="600" height="450" allowfullscreen></iframe>`, GOOGLE],
    [`<IFRAME width='600'\n SRC='${GOOGLE}'></IFRAME>`, GOOGLE],
    [`<iframe src="${OSM.replaceAll('&', '&amp;')}"></iframe><br/><small>View Larger Map</small>`, OSM],
    [
      'https://www.google.com/maps/embed/v1/place?key=abc&q=Siliguri',
      'https://www.google.com/maps/embed/v1/place?key=abc&q=Siliguri',
    ],
  ])('is read from the embed %s', (text, embedUrl) => {
    expect(parseMapLocation(text)).toEqual({ embedUrl })
  })

  it('is written as it was read', () => {
    expect(formatMapLocation({ lat: 26.7271, lng: 88.3953 })).toBe('26.7271,88.3953')
    expect(formatMapLocation({ embedUrl: GOOGLE })).toBe(GOOGLE)
  })
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example/maps/embed?pb=1"></iframe>',
  'https://www.google.com.evil.example/maps/embed?pb=1',
  'https://www.google.com@evil.example/maps/embed?pb=1',
  'https://evil.example/?https://www.google.com/maps/embed?pb=1',
  'http://www.google.com/maps/embed?pb=1',
  '//www.google.com/maps/embed?pb=1',
  'https://www.google.com/url?q=https://evil.example',
  'https://www.google.com/maps/embed/../../url?q=https://evil.example',
  `${GOOGLE}"onload="alert(1)`,
  `${GOOGLE}'><script>alert(1)</script>`,
  `${GOOGLE}#<svg/onload=alert(1)>`,
  `${GOOGLE}\njavascript:alert(1)`,
  `<iframe src="${GOOGLE}&quot; onload=alert(1)"></iframe>`,
  'data:text/html,<script>alert(1)</script>',
  'https://www.openstreetmap.org/export/embed.html.evil?x=1',
  'https://www.google.com\\@evil.example/maps/embed?pb=1',
  '91,0',
  '0,181',
  'NaN,NaN',
  '1e2,1',
  '26.7,88.3,4',
  '',
  `26.7,88.3${' '.repeat(5000)}`,
]

describe('what is no place on the map', () => {
  it.each(HOSTILE)('is dropped: %s', (text) => {
    expect(parseMapLocation(text)).toBeUndefined()
  })

  it('is dropped whatever it is: nothing comes through but a point in range or an allow-listed address', () => {
    const pieces = fc.constantFrom(
      GOOGLE,
      OSM,
      '<iframe src="',
      "'",
      '"',
      '>',
      '<script>',
      'javascript:',
      ',',
      '26.7',
      ' ',
    )
    const texts = fc.oneof(
      fc.string(),
      fc
        .array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 6 })
        .map((parts) => parts.join('')),
    )
    const isHarmless = (text: string) => {
      const place = parseMapLocation(text)
      if (!place) return true
      if ('lat' in place) return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180
      const { origin, pathname } = new URL(place.embedUrl)
      const address = origin + pathname
      return (
        !/[<>"'\s\\]/.test(place.embedUrl) &&
        (address.startsWith('https://www.google.com/maps/embed') ||
          address === 'https://www.openstreetmap.org/export/embed.html')
      )
    }
    fc.assert(
      fc.property(texts, (text) => {
        expect(isHarmless(text)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})
