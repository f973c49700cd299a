import { type Described, describedIn } from '#contract/languages/described.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { messages } from '#frontend/messages/messages.ts'

/** What the page says of a listing: as staff wrote it in its language, else composed from the fields and what is near. */
export const describedHere = (property: Property, near: readonly NearThing[] = []): Described =>
  describedIn(import.meta.env.LANGUAGE, property, (told) => messages.detail.compose(told, near))
