import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { STREET_FIELDS } from '#contract/properties/fields.ts'
import type { Point } from '#contract/list/map-area.ts'
import type { CategoryDetails } from '#contract/properties/replies.ts'
import { pick } from '#contract/text/records.ts'
import type { Db } from '#worker/db/client.ts'
import type { properties } from '#worker/db/schema.ts'

type Row = typeof properties.$inferSelect

/*
 * A listing whose place is approximate ('about here'): its columns hold what the public may know, a displaced point and an
 * address cut to locality and city, and `staffDetails` what is true. So nothing that is made from the columns can tell.
 */

/** Moves a point to where the public sees it. */
export type HidePoint = (point: Point) => Point

/** Made by a migration, copied by a backup, never changed: a second key would give a second point, and two would tell. */
export const PLACE_KEY = 'placeKey'

const CELL_METRES = 100
const METRES_PER_DEGREE = 111_200
const LEAST_METRES = 280
const MOST_METRES = 420
const UINT32 = 2 ** 32
const PLACES = 1e6

/** How this store moves points. */
export async function pointHider(db: Db): Promise<HidePoint> {
  const stored = await db.get<{ value: string }>(sql`SELECT value FROM meta WHERE key = ${PLACE_KEY}`)
  if (!stored) throw new Error('The store has no key for places: apply the migrations.')
  return (point) => shownPoint(point, stored.value)
}

/**
 * All points of a cell of 100 metres are shown at one, 280 to 420 metres from its middle: moving a pin within the cell, or a
 * second listing in it, tells nothing new.
 */
export function shownPoint({ lat, lng }: Point, key: string): Point {
  const height = CELL_METRES / METRES_PER_DEGREE
  const row = Math.floor(lat / height)
  const width = height / Math.max(0.01, Math.cos((row * height * Math.PI) / 180))
  const column = Math.floor(lng / width)
  const chance = createHmac('sha256', key).update(`${row},${column}`).digest()
  const angle = (chance.readUInt32BE(0) / UINT32) * 2 * Math.PI
  const metres = LEAST_METRES + (chance.readUInt32BE(4) / UINT32) * (MOST_METRES - LEAST_METRES)
  const cells = metres / CELL_METRES
  return {
    lat: rounded((row + 0.5 + cells * Math.sin(angle)) * height),
    lng: rounded((column + 0.5 + cells * Math.cos(angle)) * width),
  }
}

const rounded = (degrees: number) => Math.round(degrees * PLACES) / PLACES

type Placed = Pick<Row, 'lat' | 'lng' | 'embedUrl' | 'address' | 'details' | 'staffDetails'>

export const isApproximate = ({ details }: Pick<Row, 'details'>) => details.placeIsApproximate === true

/** A listing as staff know it. */
export function withTruePlace<Given extends Placed>(row: Given): Given {
  const { truePlace, ...staffDetails } = row.staffDetails
  if (!truePlace) return row
  const { surveyNo, streets, ...place } = truePlace
  return {
    ...row,
    ...place,
    details: { ...withSurveyNo(row.details, surveyNo), ...streets },
    staffDetails,
  }
}

/** The columns of an approximate listing as they are stored. A place that a save leaves alone stays shown where it was. */
export function withShownPlace<Given extends Placed & Pick<Row, 'locality' | 'city'>>(
  row: Given,
  hide: HidePoint | undefined,
  stored: Pick<Row, 'lat' | 'lng' | 'staffDetails'> | undefined,
): Given {
  if (!isApproximate(row)) return row
  const { lat, lng, embedUrl, address, details, staffDetails, locality, city } = row
  const surveyNo = surveyNoIn(details)
  const truePlace = { lat, lng, embedUrl, address, surveyNo, streets: pick(details, STREET_FIELDS) }
  const shown = lat === null || lng === null ? { lat, lng } : shownBefore({ lat, lng }, stored)
  return {
    ...row,
    ...(shown ?? hidden({ lat, lng }, hide)),
    embedUrl: null,
    address: address === null ? null : [...new Set([locality, city])].filter(Boolean).join(', '),
    details: { ...withSurveyNo(details, null), ...NO_STREETS },
    staffDetails: { ...staffDetails, truePlace },
  }
}

const NO_STREETS = Object.fromEntries(STREET_FIELDS.map((name) => [name, null]))

function shownBefore({ lat, lng }: Point, stored: Pick<Row, 'lat' | 'lng' | 'staffDetails'> | undefined) {
  const before = stored?.staffDetails.truePlace
  return stored && before?.lat === lat && before.lng === lng
    ? { lat: stored.lat, lng: stored.lng }
    : undefined
}

function hidden({ lat, lng }: Pick<Row, 'lat' | 'lng'>, hide: HidePoint | undefined) {
  if (lat === null || lng === null) return { lat, lng }
  if (!hide) throw new Error('Nobody said how to hide this place.')
  return hide({ lat, lng })
}

export const surveyNoIn = (details: CategoryDetails): string | null =>
  details.category === 'Plot' && typeof details.surveyNo === 'string' ? details.surveyNo : null

const withSurveyNo = (details: CategoryDetails, surveyNo: string | null): CategoryDetails =>
  details.category === 'Plot' ? { ...details, surveyNo } : details
