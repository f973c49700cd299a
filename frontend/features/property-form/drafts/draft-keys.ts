import { type Draft, readDraft } from './drafts.ts'

const MAX_TABS = 9

/** The form of a new listing of this user, of one that starts from something, or of a stored one. */
export type FormOf = {
  userId: string
  listingId?: string | undefined
  /** What a new listing starts from: its draft is no draft of another one. */
  source?: string | undefined
}

/** The localStorage keys of a form's drafts: one for each tab that has it open, MAX_TABS at most. */
export function draftKeys({ userId, listingId, source = 'new' }: FormOf): string[] {
  const first = `property-draft:${userId}:${listingId ?? source}`
  return [first, ...Array.from({ length: MAX_TABS - 1 }, (_, place) => `${first}:${place + 2}`)]
}

/** The keys in the order in which a tab tries them: those with a draft first. */
export const draftsFirst = (keys: string[]) =>
  keys.toSorted((one, other) => Number(hasDraft(other)) - Number(hasDraft(one)))

export const hasDraft = (key: string) => readDraft(key) !== undefined

/**
 * The draft of a deleted listing, as the draft of a new one, without the pictures that were deleted with it. Undefined
 * where there is none, or where a new listing has a draft already.
 */
export function draftOfDeleted(userId: string, listingId: string): { key: string; draft: Draft } | undefined {
  const key = draftKeys({ userId, listingId }).find(hasDraft)
  const draft = key === undefined ? undefined : readDraft(key)
  if (key === undefined || !draft || draftKeys({ userId }).some(hasDraft)) return undefined
  const { base, pictures, ...rest } = draft
  const gone = new Set(base?.property.images)
  return { key, draft: { ...rest, pictures: pictures.filter(({ url }) => !gone.has(url)) } }
}
