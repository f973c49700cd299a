import type { Picture } from '#contract/properties/replies.ts'
import type { HidePoint } from './shown-place.ts'

/** What a save decides beside the form: the pictures it claimed, whether the public may see the listing, and who saves. */
export type NormalizeContext = {
  pictures: Picture[]
  approvedByAdmin: boolean
  nowMs: number
  savedBy?: string | undefined
  savedByName?: string | undefined
  /** A file says what it says: what it has no column for is not known, and is no preset either. */
  isImport?: true
  /** Needed where the place of an approximate listing is said anew. */
  hidePoint?: HidePoint | undefined
}

/** A value of the form where it has one, null included; else the stored one. */
export const pickKept = <Value>(changed: Value | undefined, stored: Value | undefined) =>
  changed === undefined ? stored : changed
