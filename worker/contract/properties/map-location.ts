/** Where a listing is: a point, or the address of an allow-listed map embed. Never markup. */
export type MapLocation = { lat: number; lng: number } | { embedUrl: string }

const POINT = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/
const FRAME = /<iframe\b/i
const SRC = /^<iframe\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const MAX_LETTERS = 4000
const EMBED =
  /^https:\/\/(?:www\.google\.com\/maps\/embed(?:\/v1\/\w+)?|www\.openstreetmap\.org\/export\/embed\.html)\?[\w\-.~!$&*+,;=:@/?%]+$/

/**
 * Reads what the forms take as `googleMap`: 'lat,lng' in degrees, an embed address, or embed markup, of
 * which only the address of an allow-listed map is kept. Anything else: undefined.
 */
export function parseMapLocation(input: string): MapLocation | undefined {
  if (input.length > MAX_LETTERS) return undefined
  const point = POINT.exec(input)
  if (point) return parsePoint(Number(point[1]), Number(point[2]))
  const markup = SRC.exec(input.slice(Math.max(0, input.search(FRAME))))
  const address = markup ? (markup[1] ?? markup[2] ?? '').replaceAll('&amp;', '&') : input.trim()
  return parseEmbed(address)
}

/** Writes a place as calls answer it: 'lat,lng' or the plain address of the embed. */
export function formatMapLocation(location: MapLocation): string {
  return 'embedUrl' in location ? location.embedUrl : `${location.lat},${location.lng}`
}

function parsePoint(lat: number, lng: number): MapLocation | undefined {
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined
  return { lat, lng }
}

function parseEmbed(address: string): MapLocation | undefined {
  return EMBED.test(address) ? { embedUrl: address } : undefined
}
