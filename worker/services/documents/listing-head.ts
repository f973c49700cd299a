import { pictureAlt } from '#contract/languages/picture-alt.ts'
import { formatArea } from '#contract/units/area.ts'
import { FIRM } from '#contract/firm.ts'
import { COUNTRY_CODE, firmData } from '#contract/site/firm-data.ts'
import { badgeOf, isPerMonth } from '#contract/properties/rules.ts'
import { formatPrice, groupDigits } from '#contract/units/money.ts'
import { isNarrowed } from '#contract/list/found-sentence.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { areaPath } from '#contract/site/area-path.ts'
import { areaOfList, areaOfListing, areaQuery } from '#contract/site/areas.ts'
import { href, PATHS } from '#contract/paths.ts'
import { CARD_PICTURE_PX, PICTURE_SIZES, pictureSourceSet, previewPicture } from '#contract/pictures/files.ts'
import { addressParts, placedIn } from '#contract/properties/place.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { SCHEMA_TYPE } from '#contract/properties/fields.ts'
import type { Category, State } from '#contract/properties/enums.ts'
import { titleIn } from '#contract/languages/headline.ts'
import { type Language, pathIn } from '#contract/languages/languages.ts'
import { amountIn } from '#contract/languages/numbers.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { feedPath } from './feed.ts'
import type { DocumentHead } from './head.ts'
import { addressPartIn, describedAs, foundIn, pageWordsIn, stopIn, wordIn } from './page-words.ts'

const DESCRIPTION_LETTERS = 200

type Of = { language: Language; hasPreview: boolean; siteUrl: string; near?: readonly NearThing[] }

/** The head of a listing's page. `hasPreview`: the 1200x630 JPEG of its first picture is in the store. */
export function listingHead(
  property: Property,
  { language, hasPreview, siteUrl, near = [] }: Of,
): DocumentHead {
  const [cover] = property.pictures
  const title = titleIn(language, property)
  return {
    title: `${title} | ${FIRM.productName}`,
    description: describe(property, language, near),
    path: pagePath(property),
    language,
    ...(cover &&
      hasPreview && {
        preview: { path: previewPicture(cover.url), alt: pictureAlt(language, cover.alt, title) ?? title },
      }),
    ...(cover && {
      firstPicture: {
        src: cover.url,
        srcSet: pictureSourceSet(cover),
        sizes: property.pictures.length > 1 ? PICTURE_SIZES.main : PICTURE_SIZES.only,
        isHinted: true,
      },
    }),
    linkedData: [
      listingData(property, { language, siteUrl, near }),
      breadcrumbData(property, language, siteUrl),
    ],
  }
}

/** A listing in one line of a search result: what it is, price, size, place, then its own words. */
function describe(property: Property, language: Language, near: readonly NearThing[]): string {
  const { number, category, price, deal, areaSqFt, locality, location } = property
  const shortPrice = formatPrice({ priceInr: price, perMonth: isPerMonth(deal) })
  const place = [locality, location.city].flatMap((name) => (name ? [nameOf(language, name)] : []))
  const facts = [
    `${wordIn(language, category)}, ${wordIn(language, badgeOf(property))}`,
    shortPrice ? amountIn(language, shortPrice) : pageWordsIn(language).contactForPrice,
    areaSqFt ? amountIn(language, formatArea(areaSqFt, 'sq ft')) : undefined,
    place.join(', '),
    number,
  ]
  const first = `${facts.filter(Boolean).join(' · ')}${stopIn(language)}`
  const words = describedAs(language, property, near).text.trim().replace(/\s+/g, ' ')
  return `${first} ${wholeSentences(words, DESCRIPTION_LETTERS - first.length)}`.trim()
}

/** The sentences of a text that fit; of a first one that is longer than all of them its words. */
function wholeSentences(text: string, letters: number): string {
  if (text.length <= letters) return text
  const ends = [...text.slice(0, letters).matchAll(/[.!?।](?=\s)/g)].map(({ index }) => index + 1)
  const end = ends.at(-1)
  if (end !== undefined) return text.slice(0, end)
  return `${text.slice(0, letters).replace(/\s*\S*$/, '')}…`
}

const pagePath = ({ _id }: Property) => href(PATHS.viewPage, { id: _id })

function listingData(
  property: Property,
  { language, siteUrl, near = [] }: Omit<Of, 'hasPreview'>,
): Record<string, unknown> {
  const { title, createdAt, publishedAt, updatedAt, images } = property
  const description = describedAs(language, property, near).text
  const url = new URL(pathIn(language, pagePath(property)), siteUrl).href
  const name = titleIn(language, property)
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    inLanguage: language,
    name,
    ...(name !== title && { alternateName: title }),
    ...(description && { description }),
    datePosted: publishedAt ?? createdAt,
    dateModified: updatedAt,
    ...(images.length > 0 && { image: images.map((path) => new URL(path, siteUrl).href) }),
    offers: offerData(property),
    about: placeData(property, language),
    provider: firmData(language, (path) => new URL(path, siteUrl).href),
  }
}

/** Nothing is said of what nobody has confirmed for long, nor of what is not shown. */
function availabilityOf(status: State): 'InStock' | 'SoldOut' | undefined {
  switch (status) {
    case 'available':
      return 'InStock'
    case 'sold':
    case 'rented':
      return 'SoldOut'
    case 'unconfirmed':
    case 'pending':
      return undefined
    default:
      return status satisfies never
  }
}

function offerData({ price, deal, status }: Property): Record<string, unknown> {
  const availability = availabilityOf(status)
  return {
    '@type': 'Offer',
    ...(availability && { availability: `https://schema.org/${availability}` }),
    businessFunction: `http://purl.org/goodrelations/v1#${deal === 'sale' ? 'Sell' : 'LeaseOut'}`,
    priceCurrency: 'INR',
    ...(price > 0 && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'INR',
        ...(isPerMonth(deal) && { unitCode: 'MON' }),
      },
    }),
  }
}

/** What schema.org lets only a house say. */
const isHome = (category: Category) => SCHEMA_TYPE[category] === 'House'

/** What it is and where, called as the page calls it; the street as staff say it there, else as typed. */
function placeData(property: Property, language: Language): Record<string, unknown> {
  const { category, location, areaSqFt, bedRooms } = property
  const called = (part: string) => addressPartIn(language, part)
  const placed = placedIn(language, property)
  const street = addressParts({ ...placed, location: { city: '', state: null, country: null } }, called)
  return {
    '@type': SCHEMA_TYPE[category],
    name: titleIn(language, property),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street.map(called).join(', ') || undefined,
      addressLocality: called(location.city),
      addressRegion: location.state ? called(location.state) : undefined,
      addressCountry: COUNTRY_CODE,
    },
    ...(isHome(category) &&
      areaSqFt && { floorSize: { '@type': 'QuantitativeValue', value: areaSqFt, unitCode: 'FTK' } }),
    ...(isHome(category) && bedRooms && { numberOfBedrooms: bedRooms }),
    ...pointData(property.googleMap),
  }
}

const POINT = /^(-?[\d.]+),(-?[\d.]+)$/
function pointData(googleMap: string | null): Record<string, unknown> {
  const [, latitude, longitude] = POINT.exec(googleMap ?? '') ?? []
  return latitude && longitude ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}
}

function breadcrumbData(property: Property, language: Language, siteUrl: string): Record<string, unknown> {
  const { category } = property
  const addressOf = (path: string) => new URL(pathIn(language, path), siteUrl).href
  const kind = language === 'en' ? `${category}s` : wordIn(language, category)
  const area = areaOfListing(property)
  const crumbs = [
    { name: FIRM.productName, item: addressOf('/') },
    area
      ? { name: foundIn(language, areaQuery(area), undefined), item: addressOf(areaPath(area)) }
      : { name: kind, item: addressOf(`${PATHS.listPage}?category=${category}`) },
    { name: titleIn(language, property) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  }
}

type ListFound = {
  properties: readonly Property[]
  total: string
  query: URLSearchParams
  reading?: SearchReading | undefined
}

/** The head of the list page. What asks for one place, or one place and one kind, is at home on the page of that area. */
export function listHead(
  { properties, total, query, reading }: ListFound,
  language: Language,
  siteUrl: string,
): DocumentHead {
  const { listTitle, listDescription } = pageWordsIn(language)
  const name = isNarrowed(query) ? foundIn(language, query, reading) : undefined
  return {
    title: name === undefined ? listTitle : `${name} | ${FIRM.productName}`,
    description:
      name === undefined
        ? listDescription
        : `${foundIn(language, query, reading, groupDigits(total))}${stopIn(language)} ${listDescription}`,
    language,
    path: homeOf(query),
    feed: feedPath(language, query),
    ...firstCardPicture(properties),
    linkedData: properties.length > 0 ? [itemList(properties, name ?? listTitle, language, siteUrl)] : [],
  }
}

/** The address of a list for search engines: a place, or a kind in a place, is an area; other filters share the address of all. */
function homeOf(query: URLSearchParams): string {
  const area = areaOfList(query)
  return area ? areaPath(area) : PATHS.listPage
}

/** The listings of a page, in their order. */
export function itemList(
  properties: readonly Property[],
  name: string,
  language: Language,
  siteUrl: string,
): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: properties.map((property, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: new URL(pathIn(language, pagePath(property)), siteUrl).href,
    })),
  }
}

/** The picture of the first card, to be loaded first. */
export function firstCardPicture(properties: readonly Property[]): Pick<DocumentHead, 'firstPicture'> {
  const first = properties[0]?.pictures[0]
  if (!first) return {}
  const srcSet = pictureSourceSet(first, CARD_PICTURE_PX)
  return { firstPicture: { src: first.url, srcSet, sizes: PICTURE_SIZES.card } }
}
