import { z } from 'zod'
import { Property } from './replies.ts'

/** Why a listing may be the same as another: its plot number, a picture, or price, size and place together. */
const LIKE_REASONS = ['plot number', 'picture', 'price', 'size', 'place'] as const
export type LikeReason = (typeof LIKE_REASONS)[number]

/** The answer of GET /api/properties/{id}/like and of POST /api/properties/like, the likest first. */
export const LikeReply = z.array(z.object({ property: Property, why: z.array(z.enum(LIKE_REASONS)) }))
export type LikeReply = z.infer<typeof LikeReply>
