import { Check, X } from 'lucide'
import { useId, useRef, useState } from 'react'
import type { Category } from '#contract/properties/enums.ts'
import { PLACES_TO_SHOW } from '#contract/properties/kinds.ts'
import { unsaidIn } from '#frontend/lib/format/sentences.ts'
import { panelPictures as words } from '#frontend/messages/panel/pictures.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { FieldError } from '#frontend/ui/form/field.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { PictureChooser } from './picture-chooser.tsx'
import {
  hasFailed,
  isUnderWay,
  movedTogether,
  type PictureEntry,
  TOGETHER,
  type Together,
} from './picture-list.ts'
import { PictureRows } from './picture-rows.tsx'
import type { Pictures } from './use-pictures.ts'

type PicturesFieldProps = {
  pictures: Pictures
  category: Category
  /** Its sentences can be given to the pictures. */
  description?: string
  error?: string | undefined
  isDisabled?: boolean
}

/** Chooses, orders and describes the pictures of a listing. The chooser has the id 'pictures', for links from an error. */
export function PicturesField({
  pictures,
  category,
  description = '',
  error,
  isDisabled = false,
}: PicturesFieldProps) {
  const { entries, leftOut, isUploading } = pictures
  const [said, setSaid] = useState('')
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = new Set(entries.filter(({ id }) => picked.has(id)).map(({ id }) => id))
  const chooser = useRef<HTMLInputElement>(null)
  const errorId = useId()

  function remove({ id, name }: PictureEntry) {
    pictures.remove(id)
    setSaid(words.removed(name))
    if (entries.length === 1) chooser.current?.focus()
  }

  function move({ id, name }: PictureEntry, toIndex: number) {
    if (toIndex < 0 || toIndex >= entries.length) return
    pictures.move(id, toIndex)
    setSaid(words.atPlace(name, toIndex + 1, entries.length))
  }

  function choose(id: string, isChosen: boolean) {
    const others = [...chosen].filter((other) => other !== id)
    setPicked(new Set(isChosen ? [...others, id] : others))
  }

  function moveTogether(to: Together) {
    pictures.moveTogether(chosen, to)
    const first = movedTogether(entries, chosen, to).findIndex(({ id }) => chosen.has(id))
    setSaid(words.movedTogether(chosen.size, first + 1, entries.length))
  }

  return (
    <fieldset aria-label={words.group} className="grid min-w-0 grid-cols-1 gap-3">
      <PictureChooser
        ref={chooser}
        errorId={error ? errorId : undefined}
        isDisabled={isDisabled}
        onChosen={pictures.add}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <output className={isUploading ? 'font-semibold tabular' : 'sr-only'}>
        {entries.some(({ thumbnail, state }) => thumbnail ?? state.is === 'preparing') && progressOf(entries)}
      </output>
      <Refused {...pictures} isDisabled={isDisabled} />
      {leftOut.map(({ reason, names }) => (
        <Alert key={reason} tone="info">
          {words.leftOut[reason](names)}
        </Alert>
      ))}
      {!isUploading && <Unsent {...{ entries, isDisabled }} retry={pictures.retry} />}
      {entries.length > 0 && <PlacesShown entries={entries} category={category} />}
      {entries.length > 0 && (
        <PictureRows
          {...{ entries, isDisabled, chosen, choose, move, remove }}
          unsaid={unsaidIn(
            description,
            entries.flatMap(({ caption }) => caption ?? []),
          )}
          say={pictures.say}
          retry={pictures.retry}
        />
      )}
      {chosen.size > 0 && (
        <ChosenBar
          count={chosen.size}
          isDisabled={isDisabled}
          onMove={moveTogether}
          onNone={() => setPicked(new Set())}
        />
      )}
      <output className="sr-only">{said}</output>
    </fieldset>
  )
}

type ChosenBarProps = {
  count: number
  isDisabled: boolean
  onMove: (to: Together) => void
  onNone: () => void
}

/** What is done with the chosen pictures together, within reach while the list is scrolled. */
function ChosenBar({ count, isDisabled, onMove, onNone }: ChosenBarProps) {
  return (
    <fieldset
      aria-label={words.chosen(count)}
      className="sticky bottom-20 z-10 grid grid-cols-4 items-center gap-x-1.5 gap-y-1 rounded-court border border-tea-700 bg-tea-50 px-3 pt-1 pb-2.5 shadow-eave sm:flex sm:gap-2 sm:pt-2.5"
    >
      <p className="col-span-3 mr-auto font-semibold">{words.chosen(count)}</p>
      <IconButton
        icon={X}
        label={words.chooseNone}
        className="justify-self-end hover:bg-mist-100 sm:order-last"
        onClick={onNone}
      />
      {TOGETHER.map((to) => (
        <Button
          key={to}
          look="secondary"
          size="small"
          className="max-sm:!px-1"
          disabled={isDisabled}
          onClick={() => onMove(to)}
        >
          {words.together[to]}
        </Button>
      ))}
    </fieldset>
  )
}

type PlacesShownProps = Pick<Pictures, 'entries'> & { category: Category }

/** How many of the places that a visitor looks for have a picture, and which have none. */
function PlacesShown({ entries, category }: PlacesShownProps) {
  const wanted = PLACES_TO_SHOW[category]
  const missing = wanted.filter(
    (place) => !entries.some((entry) => entry.place === place && !hasFailed(entry)),
  )
  return (
    <div className="grid gap-2 rounded-court bg-tea-50 px-3.5 py-3">
      <p className="font-semibold">{words.placesShown(wanted.length - missing.length, wanted.length)}</p>
      <ul className="flex flex-wrap gap-1.5">
        {wanted.map((place) => {
          const isMissing = missing.includes(place)
          return (
            <li key={place}>
              <Tag
                tone={isMissing ? 'plain' : 'good'}
                className={isMissing ? 'border border-dashed border-mist-400 text-ink-700' : undefined}
              >
                {!isMissing && <Icon of={Check} size={16} />}
                {words.places[place]}
                <span className="sr-only">{isMissing ? words.placeMissing : words.placeShown}</span>
              </Tag>
            </li>
          )
        })}
      </ul>
      <p className="text-small text-ink-700">{words.captionHint}</p>
    </div>
  )
}

type RefusedProps = Pick<Pictures, 'refused' | 'forgetRefused'> & { isDisabled: boolean }

/** The chosen files that can be no pictures, each with what helps; they are no part of the list. */
function Refused({ refused, forgetRefused, isDisabled }: RefusedProps) {
  if (refused.length === 0) return null
  return (
    <Alert>
      <ul className="grid gap-1">
        {refused.map(({ name, problem }) => (
          <li key={name} className="wrap-anywhere">
            {words.problems[problem](name)}
          </li>
        ))}
      </ul>
      <AlertButton disabled={isDisabled} onClick={forgetRefused}>
        {words.leaveOut(refused.length)}
      </AlertButton>
    </Alert>
  )
}

type UnsentProps = Pick<Pictures, 'entries' | 'retry'> & { isDisabled: boolean }

function Unsent({ entries, isDisabled, retry }: UnsentProps) {
  const unsent = entries.filter(({ state }) => state.is === 'failed')
  if (unsent.length === 0) return null
  return (
    <Alert>
      <p>{unsent.length === 1 && entries.length === 1 ? words.failedOne : words.failedSome}</p>
      {unsent.length > 1 && (
        <AlertButton disabled={isDisabled} onClick={() => unsent.forEach(({ id }) => retry(id))}>
          {words.retryAll}
        </AlertButton>
      )}
    </Alert>
  )
}

function progressOf(entries: readonly PictureEntry[]): string {
  const done = entries.filter(({ state }) => state.is === 'stored').length
  return words.progress(done, done + entries.filter(isUnderWay).length)
}
