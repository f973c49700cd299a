import type { OtherLanguage } from './languages.ts'

export type InLanguage<Name extends string> = `${Name}${Capitalize<OtherLanguage>}`

/** 'titleBn': what a listing's field is called that says the same in another language. */
export function fieldIn<Name extends 'title' | 'description'>(
  name: Name,
  language: OtherLanguage,
): InLanguage<Name>
export function fieldIn(name: string, language: string): string {
  return name + language.charAt(0).toUpperCase() + language.slice(1)
}
