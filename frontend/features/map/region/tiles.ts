import type { Box, Point } from '#contract/list/map-area.ts'

/** An image of whoever the site is told of, and the corners between which it lies. */
export type Tile = { src: string; northWest: Point; southEast: Point }

const TILE_PIXELS = 256
const MOST_ZOOM = 16
const HOSTS = 'abc'
const DEGREE = 180 / Math.PI

/** The tiles (Web Mercator, as all map services number them) that cover a box which is shown about `pixels` wide. */
export function tilesIn({ west, south, east, north }: Box, template: string, pixels: number): Tile[] {
  const zoom = Math.min(MOST_ZOOM, Math.round(Math.log2((360 * pixels) / TILE_PIXELS / (east - west))))
  const count = 2 ** zoom
  const [firstX, lastX] = [columnAt(west, count), columnAt(east, count)]
  const [firstY, lastY] = [rowAt(north, count), rowAt(south, count)]
  return range(firstX, lastX).flatMap((x) =>
    range(firstY, lastY).map((y) => ({
      src: addressOf(template, { x, y, zoom }),
      northWest: cornerOf(x, y, count),
      southEast: cornerOf(x + 1, y + 1, count),
    })),
  )
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
const columnAt = (lng: number, count: number) => Math.floor(((lng + 180) / 360) * count)

function rowAt(lat: number, count: number): number {
  const sine = Math.sin(lat / DEGREE)
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count)
}

const cornerOf = (x: number, y: number, count: number): Point => ({
  lat: Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / count))) * DEGREE,
  lng: (x / count) * 360 - 180,
})

const addressOf = (template: string, { x, y, zoom }: { x: number; y: number; zoom: number }) =>
  template
    .replace('{s}', HOSTS.charAt((x + y) % HOSTS.length))
    .replace('{z}', String(zoom))
    .replace('{x}', String(x))
    .replace('{y}', String(y))
    .replace('{r}', '')
