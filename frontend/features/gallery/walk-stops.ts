import { isReadIn } from '#contract/languages/described.ts'
import type { PicturePlace } from '#contract/properties/enums.ts'
import type { Picture } from '#contract/properties/replies.ts'
import { senseOf, sentencesOf } from '#frontend/lib/format/sentences.ts'

/** A place of a listing: its words, and which picture shows it; the main picture stands above the walk already. */
export type Stop = { place: PicturePlace; words: string; index?: number }

const LEAST_STOPS = 2

/** The places that staff have named, in the order of the pictures; none where they make no walk. */
export function stopsOf(pictures: readonly Picture[]): Stop[] {
  const places = [...new Set(pictures.flatMap(({ place }) => place ?? []))]
  const stops = places.flatMap((place): Stop[] => {
    const shown = pictures.flatMap((picture, index) => (picture.place === place && index > 0 ? [index] : []))
    const words = pictures.find((picture) => picture.place === place)?.caption ?? ''
    const stop = { place, words: isReadIn(import.meta.env.LANGUAGE, words) ? words : '', index: shown[0] }
    return stop.words === '' && stop.index === undefined ? [] : [stop]
  })
  return stops.length < LEAST_STOPS ? [] : stops
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

/** A text without the sentences that the stops say. */
export function leftOf(text: string, stops: readonly Stop[]): string {
  const said = new Set(stops.flatMap(({ words }) => sentencesOf(words)).map(senseOf))
  return text
    .split('\n')
    .map((line) => leftOfLine(line, said))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const leftOfLine = (line: string, said: ReadonlySet<string>) =>
  sentencesOf(line)
    .filter((one) => !said.has(senseOf(one)))
    .join('')
    .trimEnd()
