import { englishTitle } from '#contract/languages/english-title.ts'
import { typedTitleBeside } from '#contract/languages/field-in.ts'
import { titleIn } from '#contract/languages/headline.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { cardPlaceOf, placeOf } from '#contract/properties/place.ts'
import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'
import { dayOf } from './day.ts'

/** What the page calls a listing: as staff say it in its language or typed it in its letters, else composed from its facts. */
export function titleOf(property: Property): string {
  if (import.meta.env.LANGUAGE === 'en') return englishTitle(property)
  return titleIn(import.meta.env.LANGUAGE, property)
}

/** What was typed, where the page composed what it calls the listing. */
export const typedTitleOf = (property: Property): string | undefined =>
  typedTitleBeside(import.meta.env.LANGUAGE, property, titleOf(property))

/** A place that the table knows, in the page's language; any other as it was typed. */
export function placeNameOf(typed: string): string {
  return import.meta.env.LANGUAGE === 'en' ? typed : nameOf(import.meta.env.LANGUAGE, typed)
}

/** A part of an address, which may be a state or the country. */
export const addressPartOf = (typed: string): string => messages.words.stored(placeNameOf(typed))

/** Where a listing is, short. */
export function shortPlaceOf(property: Property): string {
  return import.meta.env.LANGUAGE === 'en' ? placeOf(property) : placeOf(property, addressPartOf)
}

/** Where a listing is, as its card says it. */
export function localityOf(property: Property): string {
  return import.meta.env.LANGUAGE === 'en' ? cardPlaceOf(property) : cardPlaceOf(property, addressPartOf)
}

/** A month as '2027-03' in the page's language: 'Mar 2027'. */
export const monthIn = (month: string): string =>
  messages.words.day(dayOf(`${month}-01`)).replace(/^\S+\s/, '')
