import type { Property } from '#contract/properties/replies.ts'
import type { Head } from '#frontend/lib/head.ts'
import { placeOf } from '#contract/properties/place.ts'
import { messages } from '#frontend/messages/messages.ts'
import { mainSize } from './facts.ts'

const META_LETTERS = 155

/** A listing in the few words of one line: place and size. */
export function summaryOf(property: Property): string {
  const place = property.locality ?? property.location.city
  return [place, mainSize(property)].filter(Boolean).join(', ')
}

/** Title and description of a listing's page. */
export function headOf(property: Property): Head {
  const { title, description } = property
  const text = description?.trim().replace(/\s+/g, ' ') || `${title}, ${placeOf(property)}`
  return {
    title: messages.detail.pageTitle(title),
    description: text.length > META_LETTERS ? `${text.slice(0, META_LETTERS)}…` : text,
  }
}
