import { FIRM } from '#contract/firm.ts'
import { firmPlaceIn } from '#contract/languages/firm-words.ts'
import type { Language } from '#contract/languages/languages.ts'
import { officeHoursOf, WEEKDAY_NAMES } from '#contract/units/office-hours.ts'

/** Where the firm and all it lists are, by ISO 3166. */
export const COUNTRY_CODE = 'IN'

/** The firm as schema.org describes one, without its context. `addressOf` makes an address of the site of a path. */
export function firmData(language: Language, addressOf: (path: string) => string): Record<string, unknown> {
  const { street, city, state } = firmPlaceIn(language)
  const profiles = Object.values(FIRM.social).filter((address) => address.startsWith('https://'))
  const openingHours = openingHoursOf(FIRM.hours)
  return {
    '@type': 'RealEstateAgent',
    '@id': addressOf('/#firm'),
    name: FIRM.name,
    legalName: FIRM.legalName,
    foundingDate: String(FIRM.foundingYear),
    url: addressOf('/'),
    logo: addressOf('/icon-512.png'),
    image: addressOf('/preview.jpg'),
    telephone: FIRM.phone,
    email: FIRM.email,
    ...(openingHours && { openingHours }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: FIRM.postalCode,
      addressCountry: COUNTRY_CODE,
    },
    geo: { '@type': 'GeoCoordinates', latitude: FIRM.office.lat, longitude: FIRM.office.lng },
    areaServed: city,
    ...(FIRM.reraAgentNumber !== '' && {
      identifier: { '@type': 'PropertyValue', name: 'RERA', value: FIRM.reraAgentNumber },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** 'Monday to Saturday, 10 am to 6 pm' as schema.org writes it: 'Mo-Sa 10:00-18:00'; undefined of another sentence. */
export function openingHoursOf(sentence: string): string | undefined {
  const hours = officeHoursOf(sentence)
  if (hours === undefined) return undefined
  const [first, last] = [hours.first, hours.last].map((day) => WEEKDAY_NAMES[day]?.slice(0, 2))
  return `${first}-${last} ${clockOf(hours.opens)}-${clockOf(hours.closes % 24)}`
}

const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`
