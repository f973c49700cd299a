import type { MapLocation } from '#contract/properties/map-location.ts'

/** Half the height and width of the map that is shown, in degrees; the whole is about 1.8 by 2.4 km around Siliguri. */
const HALF_HEIGHT = 0.008
const HALF_WIDTH = 0.012

const OPEN_STREET_MAP = 'https://www.openstreetmap.org/export/embed.html'

/** The address of the frame: OpenStreetMap around a point, or the stored embed. */
export function frameAddress(location: MapLocation): string {
  if ('embedUrl' in location) return location.embedUrl
  const { lat, lng } = location
  const box = [lng - HALF_WIDTH, lat - HALF_HEIGHT, lng + HALF_WIDTH, lat + HALF_HEIGHT]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${lat},${lng}`,
  })
  return `${OPEN_STREET_MAP}?${query}`
}

/** The same place in Google Maps; for an embed, whose point is not known, the address is searched. */
export function mapLink(location: MapLocation, address: string): string {
  const query = new URLSearchParams({ api: '1', query: coordinatesOf(location) ?? address })
  return `https://www.google.com/maps/search/?${query}`
}

/** Latitude and longitude in degrees, where known. */
export function coordinatesOf(location: MapLocation): string | undefined {
  return 'embedUrl' in location ? undefined : `${location.lat}, ${location.lng}`
}

/**
 * Whether the frame's site cannot be reached. The content security policy allows requests to OpenStreetMap only; other
 * sites are assumed reachable.
 */
export async function isOutOfReach(frame: string): Promise<boolean> {
  if (!frame.startsWith(OPEN_STREET_MAP)) return false
  try {
    await fetch(OPEN_STREET_MAP, { method: 'HEAD', mode: 'no-cors' })
    return false
  } catch {
    return true
  }
}
