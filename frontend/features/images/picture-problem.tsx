import { ApiError } from '#frontend/lib/api/api-error.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelPictures as words } from '#frontend/messages/panel/pictures.ts'
import { FieldError } from '#frontend/ui/form/field.tsx'
import type { PictureEntry } from './picture-list.ts'

/** Why a file is not among the listing's pictures, and what to do about it. */
export function PictureProblem({ entry: { name, state } }: { entry: PictureEntry }) {
  return (
    <div role="alert">
      {state.is === 'refused' && <FieldError>{words.problems[state.problem](name)}</FieldError>}
      {state.is === 'failed' && <FieldError>{whyFailed(state.error)}</FieldError>}
    </div>
  )
}

function whyFailed(error: unknown): string {
  if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN')
    return `${words.failedOne} ${words.sessionEnded}`
  return `${words.failedOne} ${failureSentence(error, '')}`.trim()
}
