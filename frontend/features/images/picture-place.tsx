import { ArrowLeft, ArrowRight } from 'lucide'
import { LIMITS } from '#contract/limits.ts'
import { PICTURE_PLACES } from '#contract/properties/enums.ts'
import { panelPictures as words } from '#frontend/messages/panel/pictures.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import type { PictureEntry, PictureWords } from './picture-list.ts'

type PicturePlaceProps = {
  entry: PictureEntry
  index: number
  isLast: boolean
  isDisabled: boolean
  onMove: (toIndex: number) => void
  onSay: (said: Partial<PictureWords>) => void
}

const LOOK = 'hover:bg-mist-100 aria-disabled:cursor-not-allowed aria-disabled:text-mist-400'

const PLACE_OPTIONS = [
  { value: '', label: words.noPlace },
  ...PICTURE_PLACES.map((value) => ({ value, label: words.places[value] })),
]

/** What is said of a picture, and buttons that move it; they stay focusable at both ends of the list. */
export function PicturePlace(props: PicturePlaceProps) {
  const { entry, index, isLast, isDisabled, onMove, onSay } = props
  const { name, alt, place = '', caption = '', isRendered } = entry
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
        onChange={({ target }) => onSay({ alt: target.value })}
      />
      <div className="col-span-full grid grid-cols-1 gap-1.5 pt-1.5 pr-2">
        <SelectField
          label={words.shownOf(name)}
          isLabelHidden
          options={PLACE_OPTIONS}
          value={place}
          disabled={isDisabled}
          onChange={({ target }) => onSay({ place: PICTURE_PLACES.find((known) => known === target.value) })}
        />
        <TextArea
          label={words.captionOf(name)}
          isLabelHidden
          placeholder={words.caption}
          value={caption}
          maxLength={LIMITS.captionLetters}
          disabled={isDisabled}
          onChange={({ target }) => onSay({ caption: target.value.replace(/\s*\n\s*/g, ' ') })}
        />
        <Checkbox
          aria-label={words.renderedOf(name)}
          checked={isRendered === true}
          disabled={isDisabled}
          onChange={({ target }) => onSay({ isRendered: target.checked || undefined })}
        >
          {words.rendered}
        </Checkbox>
      </div>
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
