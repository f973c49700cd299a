import type { OtherLanguage } from '#contract/languages/languages.ts'
import * as bn from './bn.ts'
import * as hi from './hi.ts'
import * as ne from './ne.ts'
import type * as english from './en.ts'

/** The shape of every catalogue: the names, parameters and types of the English sentences. */
export type Catalogue = Said<typeof english>

type Said<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Sentence
    ? (...given: Given) => Said<Sentence>
    : { readonly [Name in keyof Words]: Said<Words[Name]> }

/** If a catalogue lacks a sentence, the project does not compile. */
export const CATALOGUES = { bn, hi, ne } satisfies Record<OtherLanguage, Catalogue>
