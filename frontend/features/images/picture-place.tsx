import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { LIMITS } from '#contract/limits.ts'
import { panelPictures as words } from '#frontend/messages/panel/pictures.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { IconButton, iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import type { PictureEntry } from './picture-list.ts'
import type { DragHandle } from './use-sortable-row.ts'

type PicturePlaceProps = {
  entry: PictureEntry
  index: number
  isLast: boolean
  isDisabled: boolean
  handle: DragHandle
  onMove: (toIndex: number) => void
  onAlt: (alt: string) => void
}

const LOOK = 'hover:bg-mist-100 aria-disabled:cursor-not-allowed aria-disabled:text-mist-400'

/** What a picture shows, and its place: by dragging or by buttons, which stay focusable at both ends of the list. */
export function PicturePlace(props: PicturePlaceProps) {
  const { entry, index, isLast, isDisabled, handle, onMove, onAlt } = props
  const { name, alt } = entry
  return (
    <div className="flex items-center">
      <button
        type="button"
        {...handle}
        aria-label={words.drag(name)}
        className={classNames(iconButtonLook, 'cursor-grab touch-none text-ink-500 hover:bg-mist-100')}
      >
        <Icon of={GripVertical} />
      </button>
      <TextField
        label={words.altOf(name)}
        isLabelHidden
        placeholder={words.alt}
        value={alt}
        maxLength={LIMITS.altLetters}
        disabled={isDisabled}
        className="mr-1 ml-1 flex-1"
        onChange={({ target }) => onAlt(target.value)}
      />
      <IconButton
        icon={ArrowUp}
        label={words.earlier(name)}
        aria-disabled={index === 0 || isDisabled}
        className={LOOK}
        onClick={() => !isDisabled && onMove(index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={words.later(name)}
        aria-disabled={isLast || isDisabled}
        className={LOOK}
        onClick={() => !isDisabled && onMove(index + 1)}
      />
    </div>
  )
}
