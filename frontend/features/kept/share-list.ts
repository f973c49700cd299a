import { isListCode } from '#contract/ids.ts'
import { PATHS } from '#contract/paths.ts'
import type { NewListReply } from '#contract/shared-lists.ts'
import { call } from '#frontend/lib/api/api.ts'
import { countEvent } from '#frontend/lib/browser/count-event.ts'

const KEY = 'aangan:lists'

/** Makes a list of these listings that others can open, and keeps its key on this device. */
export async function shareList(propertyIds: readonly string[], title?: string): Promise<string> {
  const { body } = await call<NewListReply>(PATHS.lists, { method: 'POST', json: { propertyIds, title } })
  countEvent('shared', ...propertyIds)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...ownerKeys(), [body.code]: body.ownerKey }))
  } catch {
    // Without storage the list cannot be ended from here; it ends by itself.
  }
  return body.code
}

/** The key of a list that was made on this device. */
export const ownerKeyOf = (code: string): string | undefined => {
  const key = ownerKeys()[code]
  return typeof key === 'string' ? key : undefined
}

/** The codes of the lists that were made on this device, the newest first. */
export const listsMadeHere = (): string[] => Object.keys(ownerKeys()).filter(isListCode).toReversed()

/** Forgets the key of a list that has ended. */
export function forgetOwnerKey(code: string): void {
  const { [code]: ended, ...others } = ownerKeys()
  if (ended === undefined) return
  try {
    localStorage.setItem(KEY, JSON.stringify(others))
  } catch {
    // It stays, and leads to the page that says that the list has ended.
  }
}

function ownerKeys(): Partial<Record<string, unknown>> {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof keys === 'object' && keys !== null ? { ...keys } : {}
  } catch {
    return {}
  }
}
