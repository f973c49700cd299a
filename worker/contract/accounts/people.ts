import { ID } from '#contract/ids.ts'
import { z } from 'zod'
import { PUBLISHED } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { plainLine, rawLetters } from '#contract/text/plain-text.ts'

/* The people of the firm as visitors see them: what each chose to show, and nothing else of an account. */

export const WORKING_DAYS = ['every-day', 'monday-to-saturday', 'monday-to-friday'] as const

const Time = z
  .string(SERVER_MESSAGES.personHours)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, SERVER_MESSAGES.personHours)
const Hours = z
  .object(
    { days: z.enum(WORKING_DAYS, SERVER_MESSAGES.personHours), from: Time, to: Time },
    SERVER_MESSAGES.personHours,
  )
  .refine(({ from, to }) => from < to, SERVER_MESSAGES.personHours)
export type Hours = z.infer<typeof Hours>

const Name = z
  .string(SERVER_MESSAGES.personName)
  .max(rawLetters(LIMITS.usernameLetters), { message: SERVER_MESSAGES.personName, abort: true })
  .overwrite(plainLine)
  .min(1, SERVER_MESSAGES.personName)
  .max(LIMITS.usernameLetters, SERVER_MESSAGES.personName)

/** The name as another language writes it; empty is null, and what is left out stays. */
const NameIn = z
  .string(SERVER_MESSAGES.personNameIn)
  .max(rawLetters(LIMITS.nameInLanguageLetters), { message: SERVER_MESSAGES.personNameIn, abort: true })
  .overwrite(plainLine)
  .max(LIMITS.nameInLanguageLetters, SERVER_MESSAGES.personNameIn)
  .transform((name) => (name === '' ? null : name))
  .nullable()
  .optional()

/** PUT /api/users/{id}/person: all that visitors may see of a person, and whether they see it. */
export const PersonChange = z.object(
  {
    isShown: z.boolean(SERVER_MESSAGES.invalid),
    name: Name,
    nameBn: NameIn,
    nameHi: NameIn,
    nameNe: NameIn,
    /** The path of a picture that this person or an admin uploaded. */
    photo: z
      .string(SERVER_MESSAGES.personPhoto)
      .max(LIMITS.pictureAddressLetters, SERVER_MESSAGES.personPhoto)
      .nullable(),
    languages: z
      .array(z.enum(PUBLISHED, SERVER_MESSAGES.invalid), SERVER_MESSAGES.invalid)
      .max(PUBLISHED.length, SERVER_MESSAGES.invalid)
      .transform((spoken) => PUBLISHED.filter((language) => spoken.includes(language))),
    hours: Hours.nullable(),
  },
  SERVER_MESSAGES.invalid,
)
export type PersonChange = z.infer<typeof PersonChange>

/** The answer of GET and PUT /api/users/{id}/person. */
export const PersonSaved = z.object({
  isShown: z.boolean(),
  name: z.string(),
  nameBn: z.string().nullable(),
  nameHi: z.string().nullable(),
  nameNe: z.string().nullable(),
  photo: z.string().nullable(),
  languages: z.array(z.enum(PUBLISHED)),
  hours: z.object({ days: z.enum(WORKING_DAYS), from: z.string(), to: z.string() }).nullable(),
})
export type PersonSaved = z.infer<typeof PersonSaved>

/** Somebody who chose to be shown. */
export const Person = PersonSaved.omit({ isShown: true })
export type Person = z.infer<typeof Person>

/** The answer of GET /api/people: all who are shown, or with `listing` who looks after that one. */
export const People = z.object({ people: z.array(Person) })
export type People = z.infer<typeof People>

export const PeopleQuery = z.object({
  listing: z.string().regex(ID, SERVER_MESSAGES.invalid).optional(),
})
