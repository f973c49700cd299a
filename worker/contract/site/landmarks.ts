import { z } from 'zod'
import { PUBLISHED } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { isInBox } from '#contract/list/map-area.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { plainLine, rawLetters } from '#contract/text/plain-text.ts'
import { REGION_BOX } from './region-data.ts'

/* What is near a listing. Stations and the airport are the region's own; landmarks are set by admins. */

export const LANDMARK_KINDS = ['school', 'hospital', 'market', 'other'] as const
export type LandmarkKind = (typeof LANDMARK_KINDS)[number]

const Name = z
  .string(SERVER_MESSAGES.landmarkName)
  .max(rawLetters(LIMITS.landmarkNameLetters), { message: SERVER_MESSAGES.landmarkName, abort: true })
  .overwrite(plainLine)
  .min(1, SERVER_MESSAGES.landmarkName)
  .max(LIMITS.landmarkNameLetters, SERVER_MESSAGES.landmarkName)

const Names = z.object(
  { en: Name, bn: Name.optional(), hi: Name.optional(), ne: Name.optional() },
  SERVER_MESSAGES.landmarkName,
)
const Degrees = z.number(SERVER_MESSAGES.landmarkPoint)

/** POST /api/landmarks; PATCH takes the same, whole. Names of other languages may be left out. */
export const LandmarkInput = z
  .object(
    {
      kind: z.enum(LANDMARK_KINDS, SERVER_MESSAGES.landmarkKind),
      names: Names,
      /** Degrees, within the region. */
      lat: Degrees,
      lng: Degrees,
    },
    SERVER_MESSAGES.invalid,
  )
  .refine((point) => isInBox(point, REGION_BOX), { message: SERVER_MESSAGES.landmarkPoint, path: ['lat'] })
export type LandmarkInput = z.infer<typeof LandmarkInput>

export const Landmark = z.object({
  _id: z.string(),
  kind: z.enum(LANDMARK_KINDS),
  names: Names,
  lat: z.number(),
  lng: z.number(),
})
export type Landmark = z.infer<typeof Landmark>

/** The answer of GET /api/landmarks, by name. */
export const Landmarks = z.object({ landmarks: z.array(Landmark) })
export type Landmarks = z.infer<typeof Landmarks>

/** The answer of POST and PATCH. */
export const LandmarkReply = z.object({ message: z.string(), landmark: Landmark })
export type LandmarkReply = z.infer<typeof LandmarkReply>

export const NearQuery = z.object({ language: z.enum(PUBLISHED, SERVER_MESSAGES.invalid).optional() })

const NEAR_KINDS = ['station', 'airport', ...LANDMARK_KINDS] as const

const NearThing = z.object({
  kind: z.enum(NEAR_KINDS),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** In a straight line, to a tenth; to a half where the listing says only about where it is. */
  km: z.number(),
})
export type NearThing = z.infer<typeof NearThing>

/** The answer of GET /api/near/{id}: nothing for a listing without a place in the region. */
export const NearThings = z.object({ near: z.array(NearThing) })
export type NearThings = z.infer<typeof NearThings>
