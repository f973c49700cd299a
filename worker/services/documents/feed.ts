import { FIRM } from '#contract/firm.ts'
import { titleIn } from '#contract/languages/headline.ts'
import { type Language, pathIn } from '#contract/languages/languages.ts'
import { amountIn } from '#contract/languages/numbers.ts'
import { knownListAddress } from '#contract/list/address.ts'
import { isNarrowed } from '#contract/list/found-sentence.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { isPerMonth } from '#contract/properties/rules.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { formatArea } from '#contract/units/area.ts'
import { formatPrice } from '#contract/units/money.ts'
import { foundIn, pageWordsIn, shortPlaceIn } from './page-words.ts'
import { escapeHtml } from './template.ts'

type Feed = {
  properties: readonly Property[]
  query: URLSearchParams
  reading: SearchReading | undefined
  language: Language
  siteUrl: string
}

/** The feed of a list, for feed readers (Atom, RFC 4287). An entry is newer once its price was lowered. */
export function feedText({ properties, query, reading, language, siteUrl }: Feed): string {
  const own = siteUrl + feedPath(language, query)
  const page = siteUrl + pathIn(language, PATHS.listPage) + feedQuery(query)
  const dates = properties.map(updatedAt).toSorted()
  const title = isNarrowed(query)
    ? `${foundIn(language, query, reading)} | ${FIRM.productName}`
    : pageWordsIn(language).listTitle
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n`,
    `<title>${escapeHtml(title)}</title><id>${escapeHtml(own)}</id><updated>${dates.at(-1) ?? NEVER}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(own)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    `<author><name>${escapeHtml(FIRM.name)}</name></author>\n`,
    ...properties.map((property) => feedEntry(property, language, siteUrl)),
    '</feed>\n',
  ]
    .join('')
    .replace(NOT_IN_XML, '')
}

/** What XML 1.0 forbids everywhere: a single one, and no reader shows any entry. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Of a feed without entries. */
const NEVER = '1970-01-01T00:00:00.000Z'

/** The address of the feed that has what a list shows. */
export const feedPath = (language: Language, query: URLSearchParams): string =>
  pathIn(language, PATHS.feed) + feedQuery(query)

function feedQuery(query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => name !== 'sort')
  return knownListAddress(kept).slice(PATHS.properties.length)
}

const publishedAt = ({ publishedAt: published, createdAt }: Property) => published ?? createdAt

function updatedAt(property: Property): string {
  const published = publishedAt(property)
  const { priceLoweredAt } = property
  return priceLoweredAt !== null && priceLoweredAt > published ? priceLoweredAt : published
}

function feedEntry(property: Property, language: Language, siteUrl: string): string {
  const address = escapeHtml(siteUrl + pathIn(language, href(PATHS.viewPage, { id: property._id })))
  const [picture] = property.pictures
  const facts = factsIn(language, property)
  const shown = picture
    ? `<p><img src="${escapeHtml(siteUrl + picture.url)}" width="${picture.width}" height="${picture.height}" alt=""></p>`
    : ''
  return [
    `<entry><title>${escapeHtml(titleIn(language, property))}</title><id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${publishedAt(property)}</published><updated>${updatedAt(property)}</updated>`,
    `<content type="html">${escapeHtml(`${shown}<p>${escapeHtml(facts)}</p>`)}</content></entry>\n`,
  ].join('')
}

/** '₹45 Lakh', '₹38,000 / month', in the words of a language. */
export function shortPriceIn(language: Language, { price, deal }: Property): string {
  const short = formatPrice({ priceInr: price, perMonth: isPerMonth(deal) })
  return short ? amountIn(language, short) : pageWordsIn(language).contactForPrice
}

/** Size, place and number. */
export const sizeAndPlaceIn = (language: Language, property: Property): string =>
  [
    property.areaSqFt ? amountIn(language, formatArea(property.areaSqFt, 'sq ft')) : '',
    shortPlaceIn(language, property),
    property.number,
  ]
    .filter(Boolean)
    .join(' · ')

const factsIn = (language: Language, property: Property) =>
  `${shortPriceIn(language, property)} · ${sizeAndPlaceIn(language, property)}`
