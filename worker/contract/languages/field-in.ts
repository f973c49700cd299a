import type { OtherLanguage } from './languages.ts'

export type InLanguage<Name extends string> = `${Name}${Capitalize<OtherLanguage>}`

/** 'titleBn': the name of the field that holds a listing's title or description in another language. */
export function fieldIn<Name extends 'title' | 'description'>(
  name: Name,
  language: OtherLanguage,
): InLanguage<Name>
export function fieldIn(name: string, language: string): string {
  return name + language.charAt(0).toUpperCase() + language.slice(1)
}
