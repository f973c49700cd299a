import type { UndoBulkReply, Undone } from '#contract/properties/bulk.ts'
import { PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelBulk as words } from '#frontend/messages/panel/bulk.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

/** What is said of the visits that are agreed of listings which were marked as gone, and the way to them. */
export type GoneVisits = { text: string; otherwise: { label: string; to: string } }
export type GoneVisitsOf = (ids: readonly string[]) => Promise<GoneVisits | undefined>

/** Whether listings are gone by an action; the visits agreed of them are then to be called off. */
export const makesGone = (action: string | undefined) => action === 'sold' || action === 'rented'

/** Takes what was done with many listings back, where nobody has changed them since; says what became of it. */
export async function undoBulk(undo: readonly Undone[]): Promise<string> {
  const { body } = await call<UndoBulkReply>(PATHS.undoBulk, { method: 'POST', json: { undo } })
  listingsChanged()
  return body.message
}

/** The button in a toast that takes it back; where that fails, the next toast has it again. */
export function undoInToast(undo: readonly Undone[] = [], otherwise?: GoneVisits['otherwise']) {
  if (undo.length === 0) return undefined
  async function run() {
    try {
      showToast('success', await undoBulk(undo))
    } catch (error) {
      showToast('danger', failureSentence(error, words.undoFailed), undoInToast(undo, otherwise))
    }
  }
  return { label: words.undo, run: () => void run(), otherwise }
}
