import type { Point } from './read-place.ts'

/** What the map shows when nothing is chosen: the whole country (specification, section 9). */
export const DEFAULT_VIEW = { lat: 20.5937, lng: 78.9629, zoom: 5 } as const
export const TOWN_ZOOM = 13
export const PIN_ZOOM = 16
export const MAX_ZOOM = 19

/** The position that the map is asked to show; a new object for each request. */
export type View = Point & { zoom: number }
