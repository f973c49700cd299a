import type { Language, OtherLanguage } from './languages.ts'

export type InLanguage<Name extends string> = `${Name}${Capitalize<OtherLanguage>}`

/** 'titleBn': the name of the field that holds a listing's title or description in another language. */
export function fieldIn<Name extends 'title' | 'description'>(
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
