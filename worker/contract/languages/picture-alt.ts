import { type Language, langOf } from './languages.ts'
import { PICTURE_WORDS } from './tables.ts'
import type { PictureSubject } from './words.ts'

/** What an English description of a picture names first decides what is told of it. */
const SHOWN: readonly [RegExp, PictureSubject][] = [
  [/aerial|drone/i, 'above'],
  [/kitchen/i, 'kitchen'],
  [/living|drawing room/i, 'living'],
  [/bedroom/i, 'bedroom'],
  [/bath|toilet/i, 'bath'],
  [/inside|interior/i, 'inside'],
  [/plot|land|field/i, 'land'],
  [/house|villa|bungalow|warehouse|godown|front|flat/i, 'outside'],
]

/** What a picture shows and of which listing, in a language: as it was typed in it, else composed; undefined where neither tells. */
export function pictureAlt(language: Language, typed: string, title: string): string | undefined {
  if (language === 'en' || typed === '' || langOf(typed) !== 'en') return typed || undefined
  const words = PICTURE_WORDS[language]
  const shown = SHOWN.find(([named]) => named.test(typed))?.[1]
  if (!shown) return undefined
  return `${words[shown]}: ${title}${/computer-rendered/i.test(typed) ? ` (${words.rendered})` : ''}`
}
