import { ApiError } from '#frontend/lib/api-error.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelPictures as words } from '#frontend/messages/panel-pictures.ts'
import { FieldError } from '#frontend/ui/field.tsx'
import type { PictureEntry } from './picture-list.ts'

/** What happens to a picture right now, below its name. */
export function PictureStatus({ entry: { name, state, bytes } }: { entry: PictureEntry }) {
  if (state.is === 'refused')
    return (
      <div role="alert">
        <FieldError>{words.problems[state.problem](name)}</FieldError>
      </div>
    )
  if (state.is === 'failed')
    return (
      <div role="alert">
        <FieldError>{whyFailed(state.error)}</FieldError>
      </div>
    )
  if (state.is === 'preparing') return <Hint>{words.preparing}</Hint>
  if (state.is === 'stored') return <Hint>{bytes ? words.uploaded(bytes) : words.stored}</Hint>
  return (
    <>
      <div className="flex items-center gap-2.5">
        <Bar name={name} percent={state.percent} />
        <span className="w-11 text-right text-small tabular-nums">{words.percent(state.percent)}</span>
      </div>
      {state.isPaused && <Hint>{words.paused}</Hint>}
    </>
  )
}

function Hint({ children }: { children: string }) {
  return <p className="text-micro leading-snug text-ink-500">{children}</p>
}

function Bar({ name, percent }: { name: string; percent: number }) {
  return (
    <progress
      aria-label={words.uploading(name)}
      value={percent}
      max={100}
      className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-tag bg-mist-200 [&::-moz-progress-bar]:bg-tea-700 [&::-webkit-progress-bar]:bg-mist-200 [&::-webkit-progress-value]:bg-tea-700"
    />
  )
}

function whyFailed(error: unknown): string {
  if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') return words.sessionEnded
  const reason = failureSentence(error, '')
  return [words.failedOne, reason].filter(Boolean).join(' ')
}
