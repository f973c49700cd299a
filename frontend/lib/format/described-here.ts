import { type Described, describedIn } from '#contract/languages/described.ts'
import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'

/** What the page says of a listing: as staff wrote it in its language, else composed from the fields. */
export const describedHere = (property: Property): Described =>
  describedIn(import.meta.env.LANGUAGE, property, messages.detail.compose)
