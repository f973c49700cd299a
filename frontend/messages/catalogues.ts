import type { OtherLanguage } from '#contract/languages/languages.ts'
import * as bn from './bn.ts'
import * as hi from './hi.ts'
import * as ne from './ne.ts'
import type * as english from './en.ts'

/** The shape of every catalogue: the names, parameters and types of the English sentences. */
type Catalogue = Translated<typeof english>

type Translated<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Sentence
    ? (...given: Given) => Translated<Sentence>
    : { readonly [Name in keyof Words]: Translated<Words[Name]> }

/** If a catalogue lacks a sentence, the project does not compile. */
export const CATALOGUES = { bn, hi, ne } satisfies Record<OtherLanguage, Catalogue>
