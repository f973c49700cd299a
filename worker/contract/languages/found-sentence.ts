import { FIRM } from '#contract/firm.ts'
import { askedFor } from '#contract/list/found-sentence.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { FOUND_WORDS } from './found-words.ts'
import { inDigitsOf, type OtherLanguage } from './languages.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { nameOf, placeIn } from './places.ts'

type Query = Iterable<readonly [name: string, value: string]>

/** `foundSentence` in another language: 'মাটিগাড়ায় ৭টি প্লট', 'सिलीगुड़ी और आसपास बिक्री के लिए विला'. */
export function foundSentenceIn(
  language: OtherLanguage,
  query: Query,
  reading: SearchReading | undefined,
  total?: string,
): string {
  const { kind, deal, place, status, words } = askedFor(query, reading)
  const said = FOUND_WORDS[language]
  const parts = [
    place ? placeIn(language, place) : aroundTown(language),
    deal && said.deals[deal],
    status && said.gone[status],
    countOf(language, total),
    said.kinds[kind],
  ]
  const sentence = parts.filter(Boolean).join(' ')
  return words ? sentence + said.containing.replace('{words}', () => words) : sentence
}

const aroundTown = (language: OtherLanguage): string =>
  FOUND_WORDS[language].around
    .replace('{place}', placeIn(language, FIRM.city))
    .replace('{name}', nameOf(language, FIRM.city))

function countOf(language: OtherLanguage, total: string | undefined): string | undefined {
  if (total === undefined || total === '0') return undefined
  const number = inDigitsOf(language, total.replace('+', ''))
  if (total.endsWith('+')) return FOUND_WORDS[language].moreThan.replace('{n}', number)
  return number + NUMBER_WORDS[language].counter
}
