import { pictureAlt } from '#contract/languages/picture-alt.ts'

/** What a picture shows, in the page's language; undefined where nothing tells. English pages say what was typed and load no words for it. */
export function altOf(typed: string, title: string): string | undefined {
  if (import.meta.env.LANGUAGE === 'en') return typed || undefined
  return pictureAlt(import.meta.env.LANGUAGE, typed, title)
}
