import { composedWalk } from '#contract/languages/composed-walk.ts'
import type { Described } from '#contract/languages/described.ts'
import type { OtherLanguage } from '#contract/languages/languages.ts'
import { WALKS } from '#contract/languages/tables.ts'
import { PICTURE_PLACES, type PicturePlace } from '#contract/properties/enums.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { sentencesOf } from '#frontend/lib/format/sentences.ts'
import { besideIn, leftOf, placesOf, stopsAt, type Told } from './walk-stops.ts'

const MOST_SENTENCES = 2

/**
 * A walk in another language than the one that staff mostly write. A stop says what they wrote beside its picture; where readers
 * cannot read that, the sentences of the text that name the place, else what the fields say of it. Without a walk the text is whole.
 */
export function toldIn(
  language: OtherLanguage,
  property: Property,
  described: Described,
  near: readonly NearThing[] = [],
): Told {
  const { pictures } = property
  const silent = placesOf(pictures).filter((place) => besideIn(language, pictures, place) === '')
  const divided = described.isComposed ? undefined : dividedIn(language, described.text, silent)
  const unsaid = silent.filter((place) => !divided?.has(place))
  const { lead, said } = composedWalk(language, property, unsaid, near)
  const stops = stopsAt(pictures, (place) => {
    const composed = said.get(place)
    const words = composed ?? divided?.get(place) ?? besideIn(language, pictures, place)
    return { words, ...(composed !== undefined && { isComposed: true }) }
  })
  if (stops.length === 0) return { text: described.text, stops }
  return { text: described.isComposed ? lead : leftOf(described.text, stops), stops }
}

/** Where a sentence stands in a walk that does not stop at the place that it names. */
const ELSE_AT: Partial<Record<PicturePlace, PicturePlace>> = {
  kitchen: 'living',
  bath: 'bedroom',
  above: 'bedroom',
}

/** The sentences of a text that name a place, by it; the first stays above the walk. */
function dividedIn(language: OtherLanguage, text: string, places: readonly PicturePlace[]) {
  const divided = new Map<PicturePlace, string[]>()
  for (const sentence of text.split('\n').flatMap(sentencesOf).slice(1)) {
    const named = namedIn(language, sentence)
    const place = named && [named, ELSE_AT[named]].find((one) => one && places.includes(one))
    if (!place) continue
    const said = divided.get(place) ?? []
    if (said.length < MOST_SENTENCES) divided.set(place, [...said, sentence.trim()])
  }
  return new Map([...divided].map(([place, sentences]) => [place, sentences.join(' ')]))
}

/** The place that a sentence names first. */
function namedIn(language: OtherLanguage, sentence: string): PicturePlace | undefined {
  const { named } = WALKS[language]
  const said = sentence.normalize('NFC')
  const found = Object.entries(named).map(([place, words]) => ({ place, at: said.search(words) }))
  const [first] = found.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at)
  return PICTURE_PLACES.find((place) => place === first?.place)
}
