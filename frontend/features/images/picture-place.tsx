import { ArrowLeft, ArrowRight } from 'lucide'
import { LIMITS } from '#contract/limits.ts'
import { panelPictures as words } from '#frontend/messages/panel/pictures.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import type { PictureEntry } from './picture-list.ts'

type PicturePlaceProps = {
  entry: PictureEntry
  index: number
  isLast: boolean
  isDisabled: boolean
  onMove: (toIndex: number) => void
  onAlt: (alt: string) => void
}

const LOOK = 'hover:bg-mist-100 aria-disabled:cursor-not-allowed aria-disabled:text-mist-400'

/** The alt text of a picture, and buttons that move it; they stay focusable at both ends of the list. */
export function PicturePlace(props: PicturePlaceProps) {
  const { entry, index, isLast, isDisabled, onMove, onAlt } = props
  const { name, alt } = entry
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center pl-2">
      <TextField
        label={words.altOf(name)}
        isLabelHidden
        placeholder={words.alt}
        value={alt}
        maxLength={LIMITS.altLetters}
        disabled={isDisabled}
        className="col-span-full pr-2"
        onChange={({ target }) => onAlt(target.value)}
      />
      <span className="text-micro text-ink-500 tabular">{words.place(index + 1)}</span>
      <IconButton
        icon={ArrowLeft}
        label={words.earlier(name)}
        aria-disabled={index === 0 || isDisabled}
        className={LOOK}
        onClick={() => !isDisabled && onMove(index - 1)}
      />
      <IconButton
        icon={ArrowRight}
        label={words.later(name)}
        aria-disabled={isLast || isDisabled}
        className={LOOK}
        onClick={() => !isDisabled && onMove(index + 1)}
      />
    </div>
  )
}
