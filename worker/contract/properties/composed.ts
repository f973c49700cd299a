import { z } from 'zod'
import type { InLanguage } from '#contract/languages/field-in.ts'

const said = z.string()

/** Headline and text of a listing in every other language, as its page composes them; empty where too little is known. */
export const ComposedReply = z.object({
  titleBn: said,
  descriptionBn: said,
  titleHi: said,
  descriptionHi: said,
  titleNe: said,
  descriptionNe: said,
} satisfies Record<InLanguage<'title' | 'description'>, typeof said>)
export type ComposedReply = z.infer<typeof ComposedReply>
