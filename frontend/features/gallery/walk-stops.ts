import { type Described, isReadIn } from '#contract/languages/described.ts'
import type { Language } from '#contract/languages/languages.ts'
import type { PicturePlace } from '#contract/properties/enums.ts'
import type { Picture } from '#contract/properties/replies.ts'
import { senseOf, sentencesOf } from '#frontend/lib/format/sentences.ts'

/** A place of a listing: its words, and which picture shows it; the main picture stands above the walk already. */
export type Stop = { place: PicturePlace; words: string; index?: number; isComposed?: true }

/** What a listing's page tells: a walk, and the text that no stop says. */
export type Told = { text: string; stops: Stop[] }

const LEAST_STOPS = 2

/** A walk whose stops say what staff wrote beside the pictures. */
export function toldBeside(language: Language, pictures: readonly Picture[], described: Described): Told {
  const stops = stopsAt(pictures, (place) => ({ words: besideIn(language, pictures, place) }))
  return { text: described.isComposed ? described.text : leftOf(described.text, stops), stops }
}

/** The places that staff have named, in the order of the pictures; none where they make no walk. */
export function stopsAt(
  pictures: readonly Picture[],
  said: (place: PicturePlace) => Pick<Stop, 'words' | 'isComposed'>,
): Stop[] {
  const stops = placesOf(pictures).flatMap((place): Stop[] => {
    const index = pictures.findIndex((picture, at) => at > 0 && picture.place === place)
    const stop = { place, ...said(place), ...(index > 0 && { index }) }
    return stop.words || index > 0 ? [stop] : []
  })
  return stops.length < LEAST_STOPS ? [] : stops
}

export const placesOf = (pictures: readonly Picture[]) => [
  ...new Set(pictures.flatMap(({ place }) => place ?? [])),
]

/** What staff wrote beside a place's first picture, where it can be read; else empty. */
export function besideIn(language: Language, pictures: readonly Picture[], place: PicturePlace): string {
  const words = pictures.find((picture) => picture.place === place)?.caption ?? ''
  return isReadIn(language, words) ? words : ''
}

const IN_GALLERY = 3
const MOST_LOWER = 6

/** The pictures that stand neither in the gallery's first boxes nor at a stop, by their index. */
export function lowerOf(pictures: readonly Picture[], stops: readonly Stop[]): number[] {
  return pictures
    .map((_, index) => index)
    .filter((index) => index >= IN_GALLERY && !stops.some((stop) => stop.index === index))
    .slice(0, MOST_LOWER)
}

/** A text without the sentences that the stops say; what is left of paragraphs beside each other runs on as one. */
export function leftOf(text: string, stops: readonly Stop[]): string {
  const said = new Set(stops.flatMap(({ words }) => sentencesOf(words)).map(senseOf))
  let left = ''
  let wasCut = false
  for (const paragraph of text.split(/\n{2,}/)) {
    const words = paragraph
      .split('\n')
      .map((line) => leftOfLine(line, said))
      .join('\n')
      .trim()
    if (!words) continue
    const isCut = words !== paragraph.trim()
    left += `${left && (wasCut && isCut ? ' ' : '\n\n')}${words}`
    wasCut = isCut
  }
  return left
}

const leftOfLine = (line: string, said: ReadonlySet<string>) =>
  sentencesOf(line)
    .filter((one) => !said.has(senseOf(one)))
    .join('')
    .trimEnd()
