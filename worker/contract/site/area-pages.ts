import { z } from 'zod'
import { PUBLISHED } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { NearThings } from './landmarks.ts'
import { Picture } from '#contract/properties/replies.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { plainText, rawLetters } from '#contract/text/plain-text.ts'

/* What staff say of a part of the region, shown on its page. */

const LanguageCode = z.enum(PUBLISHED, SERVER_MESSAGES.invalid)

const Text = z
  .string(SERVER_MESSAGES.areaText)
  .max(rawLetters(LIMITS.areaTextLetters), { message: SERVER_MESSAGES.areaText, abort: true })
  .overwrite(plainText)
  .min(1, SERVER_MESSAGES.areaText)
  .max(LIMITS.areaTextLetters, SERVER_MESSAGES.areaText)

/** PATCH /api/areas/{place}: what is not named stays, null takes away. Each language by itself. */
export const AreaChange = z.object(
  {
    texts: z.partialRecord(LanguageCode, Text.nullable(), SERVER_MESSAGES.areaText).optional(),
    /** The path of any picture that is in the store. */
    picture: z
      .string(SERVER_MESSAGES.areaPicture)
      .max(LIMITS.pictureAddressLetters, SERVER_MESSAGES.areaPicture)
      .nullish(),
  },
  SERVER_MESSAGES.areaText,
)
export type AreaChange = z.infer<typeof AreaChange>

export const AreaQuery = z.object({ language: LanguageCode.optional() })

/** The answer of GET /api/areas/{place}: the text in one language, English unless another is named. */
export const AreaShown = z.object({
  text: z.string().nullable(),
  picture: Picture.nullable(),
  /** What is near its middle, in a straight line. */
  near: NearThings.shape.near,
  /**
   * What a katha of plots for sale costs here and in the nearest places, this one first; places without one are left out. Always sent;
   * pages that are deployed before their Worker do without.
   */
  plots: z.array(z.object({ place: z.string(), lowInr: z.number(), highInr: z.number() })).optional(),
})
export type AreaShown = z.infer<typeof AreaShown>

export const AreaPage = z.object({
  /** As its page's address names it: 'sevoke-road'. */
  place: z.string(),
  name: z.string(),
  texts: z.partialRecord(z.enum(PUBLISHED), z.string()),
  picture: Picture.nullable(),
  updatedAt: z.iso.datetime().nullable(),
})
export type AreaPage = z.infer<typeof AreaPage>

/** The answer of GET /api/areas: every place that has a page. */
export const AreaPages = z.object({ areas: z.array(AreaPage) })
export type AreaPages = z.infer<typeof AreaPages>
