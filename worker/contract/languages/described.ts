import type { Property } from '#contract/properties/replies.ts'
import { isEnglish } from './english-title.ts'
import { fieldIn } from './field-in.ts'
import { isInLettersOf } from './headline.ts'
import type { Language } from './languages.ts'

/** What a page says of a listing, and what staff wrote where that is in another language. */
export type Described = { text: string; isComposed: boolean; original?: string }

/** As staff typed it in the page's language or its letters, else as `compose` makes it of the fields. */
export function describedIn(
  language: Language,
  property: Property,
  compose: (property: Property) => string,
): Described {
  const typed = property.description?.trim() ?? ''
  const own = language === 'en' ? null : property[fieldIn('description', language)]
  if (own) return { text: own, isComposed: false }
  if (typed !== '' && isReadIn(language, typed)) return { text: typed, isComposed: false }
  return { text: compose(property), isComposed: true, ...(typed !== '' && { original: typed }) }
}

/** Whether readers of a language can read a text, by its letters. */
export const isReadIn = (language: Language, typed: string): boolean =>
  language === 'en' ? isEnglish(typed) : isInLettersOf(language, typed)
