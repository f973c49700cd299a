/** Where the firm works: localities around Siliguri with the latitude and longitude of their centre, in degrees. */
export const REGION = [
  { city: 'Siliguri', locality: 'Matigara', lat: 26.7197, lng: 88.3838 },
  { city: 'Siliguri', locality: 'Sevoke Road', lat: 26.7405, lng: 88.434 },
  { city: 'Siliguri', locality: 'Champasari', lat: 26.7485, lng: 88.4205 },
  { city: 'Siliguri', locality: 'Salugara', lat: 26.7668, lng: 88.449 },
  { city: 'Siliguri', locality: 'Dagapur', lat: 26.7556, lng: 88.4078 },
  { city: 'Siliguri', locality: 'Pradhan Nagar', lat: 26.7228, lng: 88.413 },
  { city: 'Siliguri', locality: 'Eastern Bypass', lat: 26.71, lng: 88.46 },
  { city: 'Siliguri', locality: 'Kawakhali', lat: 26.7045, lng: 88.3918 },
  { city: 'Siliguri', locality: 'Fulbari', lat: 26.6489, lng: 88.4192 },
  { city: 'Siliguri', locality: 'Shivmandir', lat: 26.709, lng: 88.358 },
  { city: 'Siliguri', locality: 'Sukna', lat: 26.7878, lng: 88.363 },
  { city: 'Siliguri', locality: 'Jalpaiguri Road', lat: 26.6563, lng: 88.4672 },
  { city: 'Siliguri', locality: 'New Jalpaiguri', lat: 26.6838, lng: 88.4431 },
  { city: 'Bagdogra', locality: 'Bagdogra', lat: 26.6963, lng: 88.318 },
  { city: 'Naxalbari', locality: 'Naxalbari', lat: 26.6836, lng: 88.223 },
  { city: 'Phansidewa', locality: 'Phansidewa', lat: 26.5836, lng: 88.368 },
  { city: 'Phansidewa', locality: 'Ghoshpukur', lat: 26.6068, lng: 88.3391 },
] as const

type Point = { lat: number; lng: number }

/** Kilometres between two points in a straight line, on a flat map: exact enough within the region. */
export function kilometresBetween(one: Point, other: Point): number {
  const degree = 111.2
  const across = Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180)
  return Math.hypot((one.lat - other.lat) * degree, (one.lng - other.lng) * degree * across)
}

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')

/** The centre of a locality of the region; of its first locality for a city. */
export function middleOf(name: string): Point | undefined {
  const letters = lettersOf(name)
  const here =
    REGION.find(({ locality }) => lettersOf(locality) === letters) ??
    REGION.find(({ city }) => lettersOf(city) === letters)
  return here && { lat: here.lat, lng: here.lng }
}

/** Whether one of these names is the city of another: 'Siliguri' of 'Sukna'. */
export function isOneWithin(names: readonly string[]): boolean {
  const all = new Set(names.map(lettersOf))
  return REGION.some(
    ({ city, locality }) =>
      String(city) !== locality && all.has(lettersOf(city)) && all.has(lettersOf(locality)),
  )
}

/** The localities of the region by their distance from a point, the nearest first. */
export const neighboursOf = (point: Point): string[] =>
  REGION.map(({ locality, ...place }) => ({ locality, km: kilometresBetween(point, place) }))
    .toSorted((one, other) => one.km - other.km)
    .map(({ locality }) => locality)

/** So far, in kilometres, is near: about ten minutes by car. */
const NEAR_KM = 4.5
const MOST_NEIGHBOURS = 4

/** The localities next to one of the region, the nearest first; none for a city or a place that is not in the region. */
export function besides(name: string): string[] {
  const letters = lettersOf(name)
  const here = REGION.find(({ locality }) => lettersOf(locality) === letters)
  if (!here) return []
  const others = REGION.filter((other) => other !== here)
    .map(({ locality, ...place }) => ({ locality, km: kilometresBetween(here, place) }))
    .toSorted((one, other) => one.km - other.km)
  const near = others.filter(({ km }) => km <= NEAR_KM).slice(0, MOST_NEIGHBOURS)
  return (near.length > 0 ? near : others.slice(0, 1)).map(({ locality }) => locality)
}
