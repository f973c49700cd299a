import { LIMITS } from '#contract/limits.ts'
import type { PicturePlace } from '#contract/properties/enums.ts'
import type { Picture } from '#contract/properties/replies.ts'
import type { ScaledPicture, ScaleProblem } from './upload/scale-picture.ts'
import type { Upload } from './upload/upload-picture.ts'

/** A picture of the form; one that was chosen here has its look. */
type FormPicture = Picture & { look?: string }

/** The state of a chosen file. Only stored pictures belong to the listing when it is saved. */
type PictureState =
  | { is: 'stored'; picture: FormPicture }
  | { is: 'preparing' }
  | { is: 'sending'; percent: number; isPaused: boolean }
  | { is: 'failed'; error: unknown }

/** What is said of a picture, as typed. */
export type PictureWords = { alt: string; place?: PicturePlace; caption?: string; isRendered?: true }

export type PictureEntry = PictureWords & {
  id: string
  /** The file's name; of a picture stored before, the end of its path. */
  name: string
  /** An object URL of a picture that was chosen here. */
  thumbnail?: string
  /** The size of all stored versions, for a picture that was chosen here. */
  bytes?: number
  state: PictureState
}

/** A chosen file that cannot be a picture, and why. */
export type RefusedFile = { name: string; problem: ScaleProblem }

/** What was not taken into the list, and why. */
export type LeftOut = { reason: 'too many' | 'here already'; names: string[] }

export type Scale = (file: File, signal: AbortSignal) => Promise<ScaledPicture | ScaleProblem>
export type Send = (
  upload: Upload,
  report: { signal: AbortSignal; onPercent: (percent: number) => void; onPause: () => void },
) => Promise<string>

export const isUnderWay = ({ state }: PictureEntry) => state.is === 'preparing' || state.is === 'sending'
export const hasFailed = ({ state }: PictureEntry) => state.is === 'failed'

/** The stored pictures in their order, each with what is said of it. */
export function keptOf(entries: readonly PictureEntry[]): FormPicture[] {
  return entries.flatMap(({ state, alt, place, caption, isRendered }) =>
    state.is === 'stored'
      ? [{ ...state.picture, alt: alt.trim(), place, caption: caption?.trim() || undefined, isRendered }]
      : [],
  )
}

/** The list with one entry moved; the same list when that changes nothing. */
export function moved(
  entries: readonly PictureEntry[],
  id: string,
  toIndex: number,
): readonly PictureEntry[] {
  const from = entries.findIndex((entry) => entry.id === id)
  const to = Math.max(0, Math.min(toIndex, entries.length - 1))
  const entry = entries[from]
  if (!entry || from === to) return entries
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** Where several pictures are moved. */
export const TOGETHER = ['front', 'earlier', 'later', 'end'] as const
export type Together = (typeof TOGETHER)[number]

/**
 * The list with the chosen ones side by side, in their order: before all others, after them, or one place on from
 * where the first of them stands.
 */
export function movedTogether(
  entries: readonly PictureEntry[],
  chosen: ReadonlySet<string>,
  to: Together,
): readonly PictureEntry[] {
  const own = entries.filter(({ id }) => chosen.has(id))
  const others = entries.filter(({ id }) => !chosen.has(id))
  const first = entries.findIndex(({ id }) => chosen.has(id))
  const place = { front: 0, end: others.length, earlier: first - 1, later: first + 1 }[to]
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, ...own)
}

/** Which files are added to a list that has `count` pictures and already holds the files `held`. */
export function admit(
  files: readonly File[],
  { held, count }: { held: readonly File[]; count: number },
): { admitted: File[]; leftOut: LeftOut[] } {
  const fresh: File[] = []
  const twice: File[] = []
  for (const file of files) {
    const isHeld = [...held, ...fresh].some((other) => isSameFile(file, other))
    ;(isHeld ? twice : fresh).push(file)
  }
  const room = Math.max(0, LIMITS.images - count)
  const leftOut: LeftOut[] = [
    { reason: 'too many' as const, names: namesOf(fresh.slice(room)) },
    { reason: 'here already' as const, names: namesOf(twice) },
  ]
  return { admitted: fresh.slice(0, room), leftOut: leftOut.filter(({ names }) => names.length > 0) }
}

const namesOf = (files: File[]) => files.map(({ name }) => name)

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

export function storedEntry(id: string, picture: Picture): PictureEntry {
  const name = picture.url.slice(picture.url.lastIndexOf('/') + 1).replace(/^\d{13}_/, '')
  const { alt, place, caption, isRendered } = picture
  return { id, name, alt, place, caption, isRendered, state: { is: 'stored', picture } }
}
