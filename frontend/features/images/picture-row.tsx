import { X } from 'lucide-react'
import { LIMITS } from '#contract/limits.ts'
import { panelPictures as words } from '#frontend/messages/panel-pictures.ts'
import { Button } from '#frontend/ui/button.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { TextField } from '#frontend/ui/text-field.tsx'
import { hasFailed, isUnderWay, type PictureEntry } from './picture-list.ts'
import { PicturePlace } from './picture-place.tsx'
import { PictureStatus } from './picture-status.tsx'
import { SortableRow } from './sortable-row.tsx'
import { Thumbnail } from './thumbnail.tsx'

type PictureRowProps = {
  entry: PictureEntry
  index: number
  isLast: boolean
  isDisabled: boolean
  onMove: (toIndex: number) => void
  onRemove: () => void
  onAlt: (alt: string) => void
  onRetry: () => void
}

/** One picture: where it stands, what it shows, its place in the order. */
export function PictureRow(props: PictureRowProps) {
  const { entry, index, isDisabled, onRemove, onAlt, onRetry } = props
  const { id, name, alt, state } = entry
  const isKept = !hasFailed(entry)

  return (
    <SortableRow {...{ id, name, isDisabled }} isBad={!isKept}>
      <Thumbnail entry={entry} />
      <div className="grid min-w-0 gap-0.5">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-small leading-snug font-medium">
          <span className="min-w-0 truncate" title={name}>
            {name}
          </span>
          {index === 0 && isKept && <Tag tone="good">{words.cover}</Tag>}
        </p>
        <PictureStatus entry={entry} />
      </div>
      <div className="flex items-center">
        {state.is === 'failed' && (
          <Button
            look="quiet"
            size="small"
            disabled={isDisabled}
            aria-label={words.retryOf(name)}
            onClick={onRetry}
          >
            {words.retry}
          </Button>
        )}
        <IconButton
          icon={X}
          label={isUnderWay(entry) ? words.cancel(name) : words.remove(name)}
          disabled={isDisabled}
          onClick={onRemove}
        />
      </div>
      {isKept && (
        <div className="col-span-full grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 pr-1 pl-2.5 sm:col-start-2 sm:pl-0">
          <TextField
            label={words.altOf(name)}
            isLabelHidden
            placeholder={words.alt}
            value={alt}
            maxLength={LIMITS.altLetters}
            disabled={isDisabled}
            className="max-sm:col-span-full"
            onChange={({ target }) => onAlt(target.value)}
          />
          <PicturePlace {...props} />
        </div>
      )}
    </SortableRow>
  )
}
