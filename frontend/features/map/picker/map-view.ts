import { FIRM } from '#contract/firm.ts'
import type { Point } from './read-place.ts'

/** Without tiles there is our own drawing alone: of one region, with nothing to see from nearer. */
const HAS_TILES = import.meta.env.MAP_TILES_URL !== ''
/** What the map shows when nothing is chosen: the whole country (specification, section 9), or all that is drawn. */
export const DEFAULT_VIEW: View = HAS_TILES
  ? { lat: 20.5937, lng: 78.9629, zoom: 5 }
  : { ...FIRM.mapCentre, zoom: 11 }
export const TOWN_ZOOM = 13
export const PIN_ZOOM = HAS_TILES ? 16 : 14
/** From here on the drawing is so large that a grid of coordinates lies over it. */
export const GRID_ZOOM = 15
export const MAX_ZOOM = 19

/** The position that the map is asked to show; a new object for each request. */
export type View = Point & { zoom: number }
