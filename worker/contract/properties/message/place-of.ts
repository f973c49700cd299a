import { FIRM } from '#contract/firm.ts'
import { REGION } from '#contract/search/region.ts'
import { townOf } from '#contract/search/words/neighbourhoods.ts'
import { LANDMARKS } from '#contract/search/words/landmarks.ts'
import type { Fact } from './fact.ts'
import { type FactOf, type FilledField, isOf, onlyOf, placesIn } from './filled-fields.ts'

/** The place that is named; one that only something else is near to stays in the address. */
export function placeFields(facts: readonly Fact[]): FilledField[] {
  const places = placesIn(facts).flatMap(atLocality)
  const own = places.filter(({ isNear }) => !isNear)
  const here = own.length > 0 ? own : places.filter((fact) => !isBehindName(facts, fact))
  const named = here.map((fact) => ({ fact, known: REGION.find(({ locality }) => locality === fact.place) }))
  const locality = named.find(({ fact, known }) => known && !CITIES.has(fact.place ?? ''))
  const first = locality ?? named[0]
  if (!first) return namedPlace(facts)
  const { fact, known } = first
  const { place } = fact
  if (place === undefined) return []
  const others = named.filter(
    (other) =>
      other.fact.place !== place &&
      !CITIES.has(other.fact.place ?? '') &&
      (known === undefined || other.known !== undefined),
  )
  if (others.length > 0) return []
  const span = named.map((other) => other.fact).toSorted((one) => (one.place === place ? -1 : 0))
  const ofCity = span.toSorted((one) => (CITIES.has(one.place ?? '') ? -1 : 0))
  const town = known?.city ?? townOf(place)
  const city = town ?? named.find((other) => CITIES.has(other.fact.place ?? ''))?.fact.place ?? place
  const isOurs = town !== undefined || CITIES.has(city) || FIRM.localities.includes(place)
  const isLocality = place !== city || (known !== undefined && known.locality !== FIRM.city)
  return [
    ...(isLocality ? [{ name: 'locality', value: place, facts: span }] : []),
    { name: 'city', value: isLocality && town !== undefined ? town : city, facts: ofCity },
    ...(isOurs
      ? [
          { name: 'state', value: FIRM.state, facts: ofCity },
          { name: 'country', value: FIRM.country, facts: ofCity },
        ]
      : []),
  ]
}

function namedPlace(facts: readonly Fact[]): FilledField[] {
  const said = facts.filter(isOf('named place'))
  const name = onlyOf(said.map((fact) => fact.name))
  return name === undefined ? [] : [{ name: 'locality', value: name, facts: said }]
}

/** A landmark stands for the one locality it is in; of one that several name, none is known. */
function atLocality(fact: FactOf<'filters'>): FactOf<'filters'>[] {
  const landmark = LANDMARKS.find(({ en }) => en === fact.place)
  if (!landmark || townOf(landmark.en) !== undefined) return [fact]
  const [first, ...others] = landmark.in
  return others.length > 0 ? [] : [{ ...fact, place: first, isNear: true }]
}

const CITIES: ReadonlySet<string> = new Set([FIRM.city, ...REGION.map(({ city }) => city)])

/** 'Rangapani near Bagdogra': a name that is not known stands before the one that it is near to. */
function isBehindName(facts: readonly Fact[], place: Fact): boolean {
  const near = facts.findLastIndex(({ is, from }) => is === 'near' && from < place.from)
  const before = facts[near - 1]
  return near >= 0 && before?.is === 'text'
}

const MOST_OF_A_LANDMARK = 6

/** 'near City Centre' with the words that follow, up to the end of the clause. */
export function addressOf(facts: readonly Fact[], text: string): FilledField[] {
  const at = facts.findIndex(({ is }) => is === 'near')
  const near = facts[at]
  if (!near) return []
  const named: Fact[] = []
  for (const fact of facts.slice(at + 1, at + 1 + MOST_OF_A_LANDMARK)) {
    const isName =
      fact.is === 'text' || fact.is === 'nothing' || (fact.is === 'filters' && fact.place !== undefined)
    if (!isName || SEPARATOR.test(text.slice(named.at(-1)?.to ?? near.to, fact.from))) break
    named.push(fact)
  }
  while (named.at(-1)?.is === 'nothing') named.pop()
  const last = named.at(-1)
  if (!last) return []
  return [
    {
      name: 'address',
      value: capital(text.slice(near.from, last.to).trim()),
      facts: [{ from: near.from, to: last.to }],
    },
  ]
}

const SEPARATOR = /[;|\n,]/u
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
