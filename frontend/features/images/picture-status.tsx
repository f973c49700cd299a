import { panelPictures as words } from '#frontend/messages/panel/pictures.ts'
import type { PictureEntry } from './picture-list.ts'

/** The upload state of a picture, below its name. */
export function PictureStatus({ entry: { name, state, bytes } }: { entry: PictureEntry }) {
  if (state.is === 'preparing') return <Hint>{words.preparing}</Hint>
  if (state.is !== 'sending') return <Hint>{bytes ? words.uploaded(bytes) : words.stored}</Hint>
  return (
    <>
      <div className="flex items-center gap-2">
        <progress
          aria-label={words.uploading(name)}
          value={state.percent}
          max={100}
          className="h-2 w-0 min-w-0 flex-1 appearance-none overflow-hidden rounded-tag bg-mist-200 [&::-moz-progress-bar]:bg-tea-700 [&::-webkit-progress-bar]:bg-mist-200 [&::-webkit-progress-value]:bg-tea-700"
        />
        <span className="w-11 flex-none text-right text-small tabular-nums">
          {words.percent(state.percent)}
        </span>
      </div>
      {state.isPaused && <Hint>{words.paused}</Hint>}
    </>
  )
}

function Hint({ children }: { children: string }) {
  return <p className="text-micro leading-snug text-ink-500">{children}</p>
}
