import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/sqlite-core'
import type { Picture } from '#contract/properties/replies.ts'

/**
 * A listing's pictures are stored as lists of their values in this order, null for what one does not have: with a name before each
 * value they would take a quarter more room.
 */
const VALUES = [
  'url',
  'alt',
  'width',
  'height',
  'widths',
  'colour',
  'place',
  'caption',
  'isRendered',
] as const satisfies (keyof Picture)[]
type Name = (typeof VALUES)[number]

export const storedPictures = (name: string) =>
  customType<{ data: Picture[]; driverData: string }>({
    dataType: () => 'text',
    toDriver: (pictures) =>
      JSON.stringify(pictures.map((picture) => VALUES.map((value) => picture[value] ?? null))),
    fromDriver: readPictures,
  })(name)

/** Pictures out of what is stored of a listing. */
export function readPictures(text: string): Picture[] {
  const stored: StoredPicture[] = JSON.parse(text)
  return stored.map(pictureOf)
}

/** What is stored of pictures, with what they show and their captions said in other words. */
export function reworded(text: string, change: (words: string) => string): string {
  const stored: StoredPicture[] = JSON.parse(text)
  const after = stored.map(([url, alt, width, height, widths, colour, place, caption, ...more]) => [
    url,
    change(alt),
    width,
    height,
    widths,
    colour,
    place,
    caption && change(caption),
    ...more,
  ])
  return JSON.stringify(after)
}

type StoredPicture = [
  url: string,
  alt: string,
  width: number,
  height: number,
  widths: number[],
  colour: string | null,
  place: Required<Picture>['place'] | null,
  caption: string | null,
  isRendered: true | null,
]
const pictureOf = ([
  url,
  alt,
  width,
  height,
  widths,
  colour,
  place,
  caption,
  isRendered,
]: StoredPicture): Picture => ({
  url,
  alt,
  width,
  height,
  widths,
  colour,
  ...(place && { place }),
  ...(caption && { caption }),
  ...(isRendered && { isRendered }),
})

/** SQL of a picture as it is stored, out of its values. */
export const storedPictureSql = (values: Record<Name, SQL>): SQL =>
  sql`json_array(${sql.join(
    VALUES.map((name) => values[name]),
    sql`, `,
  )})`

/** SQL of a value of a stored picture; a list of them, such as its widths, is JSON. */
export const valueIn = (picture: string, name: Name) => `(${picture} ->> ${VALUES.indexOf(name)})`

/** SQL of where a value stands in a stored picture, for `json_set`. */
export const pathOf = (name: Name) => `'$[${VALUES.indexOf(name)}]'`
