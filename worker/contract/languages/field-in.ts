import type { Language, OtherLanguage } from './languages.ts'

export type InLanguage<Name extends string> = `${Name}${Capitalize<OtherLanguage>}`

/** What staff may say of a listing in each other language. */
export type SaidInLanguages = 'title' | 'description' | 'address'

/** 'titleBn': the name of the field that holds what staff say in another language of a listing or of themselves. */
export function fieldIn<Name extends SaidInLanguages | 'name'>(
  name: Name,
  language: OtherLanguage,
): InLanguage<Name>
export function fieldIn(name: string, language: string): string {
  return name + language.charAt(0).toUpperCase() + language.slice(1)
}

type Titled = Record<'title', string> & Record<InLanguage<'title'>, string | null>

/** What was typed as the title, for a page that composed its own `title`: not where staff say it in the page's language. */
export function typedTitleBeside(language: Language, property: Titled, title: string): string | undefined {
  const isSaid = language !== 'en' && property[fieldIn('title', language)] !== null
  return isSaid || title === property.title ? undefined : property.title
}

type Named = Record<'name', string> & Record<InLanguage<'name'>, string | null>

/** What the readers of a language call somebody: as that person writes the name there, else as everywhere. */
export const calledIn = (language: Language, person: Named): string =>
  (language !== 'en' && person[fieldIn('name', language)]) || person.name
