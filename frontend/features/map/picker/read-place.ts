import { formatMapLocation, parseMapLocation } from '#contract/properties/map-location.ts'

export type Point = { lat: number; lng: number }
type ReadPlace = { value: string } | { problem: 'short link' | 'unreadable' }

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** Where links of map sites hold coordinates; the pin's come before those of the visible middle. */
const IN_LINKS = [
  `!3d${DEGREES}!4d${DEGREES}`,
  `[?&](?:q|query|ll|destination|daddr|center)=(?:loc:)?${DEGREES}(?:,|%2C)\\+?(?:%20)?${DEGREES}`,
  `[?&]mlat=${DEGREES}&mlon=${DEGREES}`,
  `@${DEGREES},${DEGREES}`,
  `#map=[\\d.]+/${DEGREES}/${DEGREES}`,
  `^geo:${DEGREES},${DEGREES}`,
].map((pattern) => new RegExp(pattern))
const SHORT_LINK = /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl|g\.co)\//i
const DEGREES_MINUTES =
  /^(\d{1,3})°\s*(\d{1,2})['′]\s*([\d.]+)["″]\s*([NS])[\s,]+(\d{1,3})°\s*(\d{1,2})['′]\s*([\d.]+)["″]\s*([EW])$/i

/** Reads what people paste: coordinates, an embed, or a link of a map site that names the point. */
export function readPlace(pasted: string): ReadPlace {
  const text = pasted.trim()
  const location = parseMapLocation(text)
  if (location) return { value: formatMapLocation(location) }
  if (SHORT_LINK.test(text)) return { problem: 'short link' }
  const point = pointInMinutes(text) ?? pointInLink(text)
  return point ? { value: formatPoint(point) } : { problem: 'unreadable' }
}

/** 'lat,lng' in degrees with six decimals, about a tenth of a metre. */
export function formatPoint({ lat, lng }: Point): string {
  return `${rounded(lat)},${rounded(lng)}`
}

/** The point a value names; undefined for an embed, whose point is not known, and for anything unreadable. */
export function pointOf(value: string): Point | undefined {
  const location = parseMapLocation(value)
  return location && 'lat' in location ? location : undefined
}

function pointInLink(text: string): Point | undefined {
  for (const pattern of IN_LINKS) {
    const [, lat, lng] = pattern.exec(text) ?? []
    if (lat && lng) return pointOf(`${lat},${lng}`)
  }
  return undefined
}

function pointInMinutes(text: string): Point | undefined {
  const parts = DEGREES_MINUTES.exec(text)
  if (!parts) return undefined
  const [, ...read] = parts
  const degrees = (from: number) =>
    (Number(read[from]) + Number(read[from + 1]) / 60 + Number(read[from + 2]) / 3600) *
    (/[SW]/i.test(read[from + 3] ?? '') ? -1 : 1)
  return pointOf(formatPoint({ lat: degrees(0), lng: degrees(4) }))
}

const rounded = (degrees: number) => Number(degrees.toFixed(6))
