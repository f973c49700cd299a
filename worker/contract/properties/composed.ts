import { z } from 'zod'
import type { LANGUAGE_FIELDS } from './fields.ts'

const said = z.string()

/** Headline and text of a listing in every other language, as its page composes them; empty where too little is known. */
export const ComposedReply = z.object({
  titleBn: said,
  descriptionBn: said,
  titleHi: said,
  descriptionHi: said,
  titleNe: said,
  descriptionNe: said,
} satisfies Record<keyof typeof LANGUAGE_FIELDS, typeof said>)
export type ComposedReply = z.infer<typeof ComposedReply>
