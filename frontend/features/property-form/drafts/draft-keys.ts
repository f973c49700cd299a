import { type Draft, readDraft } from './drafts.ts'

const MAX_TABS = 9

/** A new listing of this person, or a stored one. */
export type FormOf = { userId: string; listingId?: string }

/** Where the drafts of a form are kept on this device: one for each tab that has it open. */
export function draftKeys({ userId, listingId }: FormOf): string[] {
  const first = `property-draft:${userId}:${listingId ?? 'new'}`
  return [first, ...Array.from({ length: MAX_TABS - 1 }, (_, place) => `${first}:${place + 2}`)]
}

/** The keys as a tab wants them: those with a draft first. */
export const draftsFirst = (keys: string[]) =>
  keys.toSorted((one, other) => Number(hasDraft(other)) - Number(hasDraft(one)))

export const hasDraft = (key: string) => readDraft(key) !== undefined

/**
 * The draft of a listing that was deleted, as one of a new listing; without the pictures that went with it. Undefined
 * where there is none, or another new listing's waits already.
 */
export function draftOfDeleted(userId: string, listingId: string): { key: string; draft: Draft } | undefined {
  const key = draftKeys({ userId, listingId }).find(hasDraft)
  const draft = key === undefined ? undefined : readDraft(key)
  if (key === undefined || !draft || draftKeys({ userId }).some(hasDraft)) return undefined
  const { base, pictures, ...rest } = draft
  const gone = new Set(base?.property.images)
  return { key, draft: { ...rest, pictures: pictures.filter(({ url }) => !gone.has(url)) } }
}
