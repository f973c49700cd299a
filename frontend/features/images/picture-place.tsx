import { ArrowDown, ArrowUp } from 'lucide-react'
import { panelPictures as words } from '#frontend/messages/panel-pictures.ts'
import { Button } from '#frontend/ui/button.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import type { PictureEntry } from './picture-list.ts'

type PicturePlaceProps = {
  entry: PictureEntry
  index: number
  isLast: boolean
  isDisabled: boolean
  onMove: (toIndex: number) => void
}

const LOOK = 'hover:bg-mist-100 aria-disabled:cursor-not-allowed aria-disabled:text-mist-400'

/** Moves a picture without dragging. At its ends a button stays focusable, so that pressing on does not lose the place. */
export function PicturePlace({ entry: { name }, index, isLast, isDisabled, onMove }: PicturePlaceProps) {
  return (
    <div className="flex items-center justify-end max-sm:col-span-full">
      {index > 0 && (
        <Button
          look="quiet"
          size="small"
          className="max-sm:mr-auto max-sm:-ml-3"
          aria-label={words.makeCoverOf(name)}
          disabled={isDisabled}
          onClick={() => onMove(0)}
        >
          {words.makeCover}
        </Button>
      )}
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
