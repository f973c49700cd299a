import type { UndoBulkReply, Undone } from '#contract/properties/bulk.ts'
import { PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelBulk as words } from '#frontend/messages/panel/bulk.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

/** Takes what was done with many listings back, where nobody has changed them since; says what became of it. */
export async function undoBulk(undo: readonly Undone[]): Promise<string> {
  const { body } = await call<UndoBulkReply>(PATHS.undoBulk, { method: 'POST', json: { undo } })
  listingsChanged()
  return body.message
}

/** The button in a toast that takes it back; where that fails, the next toast has it again. */
export function undoInToast(undo: readonly Undone[] = []) {
  if (undo.length === 0) return undefined
  async function run() {
    try {
      showToast('success', await undoBulk(undo))
    } catch (error) {
      showToast('danger', failureSentence(error, words.undoFailed), undoInToast(undo))
    }
  }
  return { label: words.undo, run: () => void run() }
}
