import { ApiError } from '#frontend/lib/api/api-error.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import type { Mode } from '#frontend/features/property-form/values/check-form.ts'

export type Failure = {
  tone: 'error' | 'info'
  sentence: string
  reason?: string
  /** The problems are shown at the fields; the failure is over once each of them was changed. */
  isAtFields?: boolean
}

/** The sentence for a failed save, with the reason where that helps. */
export function failureOf(error: unknown, mode: Mode): Failure {
  const words = forms[mode]
  if (!(error instanceof ApiError)) return { tone: 'error', sentence: words.failed }
  if (error.code === 'TIMEOUT') return { tone: 'error', sentence: words.unclear }
  if (error.code === 'NOT_FOUND' && mode === 'edit')
    return { tone: 'error', sentence: words.failed, reason: forms.edit.deleted }
  if (error.code === 'OFFLINE')
    return { tone: 'error', sentence: words.failed, reason: forms.reasons.offline }
  if (error.code === 'UNEXPECTED') return { tone: 'error', sentence: words.failed }
  const reason = failureSentence(error, words.failed)
  return { tone: 'error', sentence: words.failed, ...(reason !== words.failed && { reason }) }
}

export const fieldsWrong = (count: number): Failure => ({
  tone: 'error',
  sentence: forms.reasons.fieldsWrong(count),
  isAtFields: true,
})

/** What remains of a failure while `marked` fields still show an error. */
export function whatIsLeft(failure: Failure | undefined, marked: number): Failure | undefined {
  if (!failure?.isAtFields) return failure
  return marked > 0 ? fieldsWrong(marked) : undefined
}
