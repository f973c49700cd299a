import { FIRM } from '#contract/firm.ts'
import { messages } from '#frontend/messages/messages.ts'

/** The firm as schema.org describes one, for search engines. */
export function firmData(addressOf: (path: string) => string): Record<string, unknown> {
  const profiles = Object.values(FIRM.social).filter((address) => address.startsWith('https://'))
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name: FIRM.name,
    legalName: FIRM.legalName,
    foundingDate: String(FIRM.foundingYear),
    url: addressOf('/'),
    image: addressOf('/preview.jpg'),
    telephone: FIRM.phone,
    email: FIRM.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: FIRM.streetAddress,
      addressLocality: FIRM.city,
      addressRegion: FIRM.state,
      postalCode: FIRM.postalCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: FIRM.mapCentre.lat, longitude: FIRM.mapCentre.lng },
    areaServed: FIRM.city,
    ...(FIRM.reraAgentNumber !== '' && {
      identifier: { '@type': 'PropertyValue', name: 'RERA', value: FIRM.reraAgentNumber },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** The web app manifest: name, colours and icons for phones that install the site. */
export const MANIFEST = {
  name: FIRM.productName,
  short_name: FIRM.productName,
  description: messages.site.installed,
  id: '/',
  start_url: '/',
  display: 'browser',
  lang: 'en-IN',
  background_color: '#F4F5EF',
  theme_color: '#FFFEFA',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
