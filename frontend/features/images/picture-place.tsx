import { LIMITS } from '#contract/limits.ts'
import { PICTURE_PLACES } from '#contract/properties/enums.ts'
import { panelPictures as words } from '#frontend/messages/panel/pictures.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextArea } from '#frontend/ui/form/text-field.tsx'
import type { PictureEntry, PictureWords } from './picture-list.ts'

type PicturePlaceProps = {
  entry: PictureEntry
  isDisabled: boolean
  /** Sentences of the description that stand beside no picture yet. */
  unsaid: readonly string[]
  onSay: (said: Partial<PictureWords>) => void
}

const AS_LONG_AS_TEXT = 'field-sizing-content resize-none leading-snug'
const PLACE_OPTIONS = [
  { value: '', label: words.noPlace },
  ...PICTURE_PLACES.map((value) => ({ value, label: words.places[value] })),
]

/** What is said of a picture: what it shows, of which place, and the sentences beside it. */
export function PicturePlace({ entry, isDisabled, unsaid, onSay }: PicturePlaceProps) {
  const { name, alt, place = '', caption = '', isRendered } = entry
  const fitting = unsaid.filter((sentence) => joined(caption, sentence).length <= LIMITS.captionLetters)
  return (
    <div className="col-span-full mt-1 grid min-w-0 gap-2 sm:col-span-1 sm:col-start-2 sm:mt-0">
      <TextArea
        label={words.altOf(name)}
        isLabelHidden
        placeholder={words.alt}
        rows={1}
        heightLook={AS_LONG_AS_TEXT}
        value={alt}
        maxLength={LIMITS.altLetters}
        disabled={isDisabled}
        onChange={({ target }) => onSay({ alt: inOneLine(target.value) })}
      />
      <div className="grid grid-cols-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <SelectField
          label={words.shownOf(name)}
          isLabelHidden
          options={PLACE_OPTIONS}
          value={place}
          disabled={isDisabled}
          onChange={({ target }) => onSay({ place: PICTURE_PLACES.find((known) => known === target.value) })}
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
      <TextArea
        label={words.captionOf(name)}
        isLabelHidden
        placeholder={words.caption}
        rows={2}
        heightLook={AS_LONG_AS_TEXT}
        value={caption}
        maxLength={LIMITS.captionLetters}
        disabled={isDisabled}
        onChange={({ target }) => onSay({ caption: inOneLine(target.value) })}
      />
      {place !== '' && fitting.length > 0 && (
        <SelectField
          label={words.sentenceOf(name)}
          isLabelHidden
          options={[
            { value: '', label: words.sentence },
            ...fitting.map((sentence) => ({ value: sentence, label: sentence })),
          ]}
          value=""
          disabled={isDisabled}
          onChange={({ target }) => onSay({ caption: joined(caption, target.value) })}
        />
      )}
    </div>
  )
}

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')
const joined = (caption: string, sentence: string) => [caption.trim(), sentence].filter(Boolean).join(' ')
