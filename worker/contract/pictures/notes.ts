import { z } from 'zod'
import { PICTURE_PLACES } from '#contract/properties/enums.ts'
import { oneOf, text } from '#contract/properties/input-kinds.ts'
import { LIMITS } from '#contract/limits.ts'
import { LOOK } from './look.ts'
import { rawLetters } from '#contract/text/plain-text.ts'

const NOTES_WRONG = 'Pictures must be a list of url, alt, colour, place, caption, isRendered and look.'
const LOOK_WRONG = 'The look of a picture has 16 hexadecimal digits.'
const COLOUR = /^#[0-9a-f]{6}$/i

/** A picture's path as it stands in `images`: a client's own origin in front is dropped. */
export const withoutOrigin = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')

const PictureNote = z.object(
  {
    url: z
      .string('Pictures are given by their address.')
      .max(rawLetters(LIMITS.shortTextLetters), 'A picture must be uploaded here first.')
      .transform(withoutOrigin),
    alt: text(LIMITS.altLetters, 'The words for a picture').transform((alt) => (alt === null ? '' : alt)),
    colour: z
      .string('The colour of a picture must look like #5f7a4d.')
      .regex(COLOUR, 'The colour of a picture must look like #5f7a4d.')
      .toLowerCase()
      .nullish(),
    place: oneOf(PICTURE_PLACES, 'The place of a picture'),
    caption: text(LIMITS.captionLetters, 'The caption of a picture'),
    isRendered: z.boolean('Whether a picture is made with a computer is true or false.').optional(),
    look: z.string(LOOK_WRONG).regex(LOOK, LOOK_WRONG).nullish(),
  },
  NOTES_WRONG,
)

/**
 * What a save says about pictures: words for visitors who cannot see them, the average colour, the place
 * it shows and a caption, where null takes these two away; whether a computer made it, and its look (look.ts). It says nothing about which
 * pictures the listing has, `images` alone does. What is left out stays as it is.
 */
export const PictureNotes = z
  .array(PictureNote, NOTES_WRONG)
  .max(LIMITS.images, `At most ${LIMITS.images} pictures.`)
export type PictureNotes = z.infer<typeof PictureNotes>
