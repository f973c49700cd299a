import { FIRM } from '#contract/firm.ts'
import { querySummary } from '#contract/list/found-sentence.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import type { OtherLanguage } from './languages.ts'
import { countOf } from './numbers.ts'
import { nameOf } from './place-names.ts'
import { placeIn } from './places.ts'
import { FOUND_WORDS, PAGE_WORDS, STORED_WORDS } from './tables.ts'

type Query = Iterable<readonly [name: string, value: string]>

/** `foundSentence` in another language: 'মাটিগাড়ায় ৭টি প্লট', 'सिलीगुड़ी और आसपास बिक्री के लिए विला'. */
export function foundSentenceIn(
  language: OtherLanguage,
  query: Query,
  reading: SearchReading | undefined,
  total?: string,
): string {
  const { kind, deal, places, isAround, status, words } = querySummary(query, reading)
  const said = FOUND_WORDS[language]
  const parts = [
    whereIn(language, places.length > 0 ? places : [FIRM.city], isAround || places.length === 0),
    deal && said.deals[deal],
    total !== undefined && total !== '0' && countOf(language, total),
    { ...STORED_WORDS[language], ...said.kinds }[kind],
  ]
  const sentence = parts.filter(Boolean).join(' ') + (status ? ` (${said.gone[status]})` : '')
  return words ? sentence + said.containing.replace('{words}', () => words) : sentence
}

/** 'মাটিগাড়ায়', 'সুকনা বা দাগাপুরে', 'শিলিগুড়ি ও আশেপাশে'. */
function whereIn(language: OtherLanguage, places: readonly string[], isAround: boolean): string {
  const { around, or } = FOUND_WORDS[language]
  const names = places.map((place) => nameOf(language, place))
  if (isAround) return around.replace('{place}', () => names.join(or))
  return [...names.slice(0, -1), placeIn(language, places.at(-1) ?? '')].join(or)
}

/** '৭টি সম্পত্তি': `total` is the header X-Total-Count. */
export function propertiesFoundIn(language: OtherLanguage, total: string): string {
  const { zero, other } = PAGE_WORDS[language].propertiesFound
  return total === '0' ? zero : other.replace('{n}', () => countOf(language, total))
}
