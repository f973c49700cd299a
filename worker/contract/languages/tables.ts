import * as bn from './bn.ts'
import * as en from './en.ts'
import * as hi from './hi.ts'
import type { Language, OtherLanguage } from './languages.ts'
import * as ne from './ne.ts'
import type {
  ComposedWords,
  FirmWords,
  FoundWords,
  HeadlineWords,
  InPlace,
  NumberWords,
  OfferWords,
  PageWords,
  PictureWords,
  StoredWords,
  WalkWords,
} from './words.ts'

/*
 * What the contract says in each language, a table for each purpose. The build of a page keeps only the tables that the page
 * reads, and of them the row of its language. OFFERS stays whole: whoever is offered another language's page reads that one.
 */

type Every<Words> = Record<Language, Words>
type Other<Words> = Record<OtherLanguage, Words>

/** The digits from 0 to 9. */
export const DIGITS: Every<string> = { en: en.digits, bn: bn.digits, hi: hi.digits, ne: ne.digits }
export const LETTERS: Every<string> = { en: en.letters, bn: bn.letters, hi: hi.letters, ne: ne.letters }
export const OFFERS: Every<OfferWords> = { en: en.offer, bn: bn.offer, hi: hi.offer, ne: ne.offer }
export const IN_PLACE: Every<InPlace> = { en: en.inPlace, bn: bn.inPlace, hi: hi.inPlace, ne: ne.inPlace }
export const NUMBER_WORDS: Every<NumberWords> = {
  en: en.numbers,
  bn: bn.numbers,
  hi: hi.numbers,
  ne: ne.numbers,
}
export const HEADLINES: Other<HeadlineWords> = { bn: bn.headline, hi: hi.headline, ne: ne.headline }
export const FOUND_WORDS: Other<FoundWords> = { bn: bn.found, hi: hi.found, ne: ne.found }
export const PAGE_WORDS: Other<PageWords> = { bn: bn.pages, hi: hi.pages, ne: ne.pages }
export const FIRM_WORDS: Other<FirmWords> = { bn: bn.firm, hi: hi.firm, ne: ne.firm }
export const STORED_WORDS: Other<StoredWords> = { bn: bn.stored, hi: hi.stored, ne: ne.stored }
export const PICTURE_WORDS: Other<PictureWords> = { bn: bn.pictures, hi: hi.pictures, ne: ne.pictures }
export const WALKS: Other<WalkWords> = { bn: bn.walk, hi: hi.walk, ne: ne.walk }
export const COMPOSED: Every<ComposedWords> = {
  en: en.composed,
  bn: bn.composed,
  hi: hi.composed,
  ne: ne.composed,
}
