import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide'
import { flushSync } from 'react-dom'
import { panelPictures as words } from '#frontend/messages/panel/pictures.ts'
import { Button } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { IconButton, iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { hasFailed, isUnderWay, type PictureEntry, type PictureWords } from './picture-list.ts'
import { PicturePlace } from './picture-place.tsx'
import { PictureStatus } from './picture-status.tsx'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { forgetAuthToken } from '#frontend/lib/api/auth-token.ts'
import { LOGIN } from '#frontend/lib/navigation/auth-paths.ts'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { FieldError } from '#frontend/ui/form/field.tsx'
import { pictureSource } from '#frontend/lib/format/pictures.ts'

type PictureRowProps = {
  entry: PictureEntry
  index: number
  isLast: boolean
  isDisabled: boolean
  /** Whether it is moved with others, where there are others. */
  isChosen: boolean | undefined
  unsaid: readonly string[]
  onMove: (toIndex: number) => void
  onChoose: (isChosen: boolean) => void
  onRemove: () => void
  onSay: (said: Partial<PictureWords>) => void
  onRetry: () => void
}

/** From 640 px on, its place is in the picture's column: what chooses and drags stands on the picture, on phones below it. */
const OVER_PICTURE = 'relative sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:self-start'

/** One picture: its upload state, its description and its position. */
export function PictureRow({ onRemove, onRetry, ...place }: PictureRowProps) {
  const { entry, index, isDisabled, isChosen, unsaid, onSay, onChoose } = place
  const { row, handle, isDragging } = useSortableRow(entry.id, isDisabled)
  const { name } = entry
  const isBad = hasFailed(entry)

  return (
    <li
      {...row}
      className={classNames(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1 rounded-court border bg-lime-0 p-2.5 sm:grid-cols-[176px_minmax(0,1fr)] sm:items-start sm:gap-x-4 sm:gap-y-2.5 sm:p-3',
        isBad ? 'border-crimson-700' : isChosen ? 'border-tea-700' : 'border-mist-200',
        isDragging && 'z-10 shadow-eave',
      )}
    >
      <div className={`overflow-hidden rounded-sill max-sm:col-span-full ${OVER_PICTURE}`}>
        <Thumbnail entry={entry} />
        {!isBad && (
          <Tag tone={index === 0 ? 'good' : 'picture'} className="absolute bottom-1.5 left-1.5 !min-h-6">
            {index === 0 ? words.cover : words.place(index + 1)}
          </Tag>
        )}
      </div>
      {!isBad && (
        <button
          type="button"
          {...handle}
          aria-label={words.drag(name)}
          className={`${iconButtonLook} cursor-grab touch-none hover:bg-mist-100 max-sm:row-start-3 max-sm:-ml-2.5 sm:m-1 sm:bg-lime-0/90 sm:hover:bg-lime-0 ${OVER_PICTURE}`}
        >
          <Icon of={GripVertical} />
        </button>
      )}
      {isChosen !== undefined && (
        <Checkbox
          checked={isChosen}
          disabled={isDisabled}
          className={`w-11 justify-center rounded-sill max-sm:row-start-2 max-sm:-ml-2.5 sm:m-1 sm:justify-self-end sm:bg-lime-0/90 ${OVER_PICTURE}`}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        >
          <span className="sr-only">{words.chooseOne(name)}</span>
        </Checkbox>
      )}
      <div className="contents min-w-0 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 sm:grid">
        <div
          className={classNames(
            'grid min-w-0 grid-cols-1 max-sm:row-start-2',
            isChosen === undefined && 'max-sm:col-span-2',
          )}
        >
          <p className="truncate text-small leading-snug font-medium">
            <span title={name}>{name}</span>
          </p>
          {!isBad && <PictureStatus entry={entry} />}
        </div>
        <Actions {...place} onRetry={onRetry} />
        <Remove entry={entry} isDisabled={isDisabled} onRemove={onRemove} />
        {isBad && (
          <div className="col-span-full">
            <PictureProblem entry={entry} />
          </div>
        )}
      </div>
      {!isBad && <PicturePlace {...{ entry, isDisabled, unsaid, onSay }} />}
    </li>
  )
}

type RemoveProps = Pick<PictureRowProps, 'entry' | 'isDisabled' | 'onRemove'>

function Remove({ entry, isDisabled, onRemove }: RemoveProps) {
  const { name } = entry
  return (
    <IconButton
      icon={X}
      label={isUnderWay(entry) ? words.cancel(name) : words.remove(name)}
      disabled={isDisabled}
      data-remove
      className="hover:bg-mist-100 max-sm:col-start-3 max-sm:row-start-2 max-sm:-mr-2.5"
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget)
        onRemove()
      }}
    />
  )
}

type ActionsProps = Omit<PictureRowProps, 'onRemove' | 'onSay' | 'unsaid' | 'isChosen' | 'onChoose'>

const ARROW = 'hover:bg-mist-100 aria-disabled:cursor-not-allowed aria-disabled:text-mist-400'

/** What is done with a picture as a whole; the arrows stay focusable at both ends of the list. */
function Actions({ entry, index, isLast, isDisabled, onMove, onRetry }: ActionsProps) {
  const { name, state } = entry
  return (
    <span className="flex items-center gap-x-1 max-sm:-col-end-1 max-sm:row-start-3 max-sm:col-start-2">
      {index > 0 && state.is === 'stored' && (
        <Button
          look="quiet"
          size="small"
          className="whitespace-nowrap !px-2"
          aria-label={words.makeCoverOf(name)}
          disabled={isDisabled}
          onClick={() => onMove(0)}
        >
          {words.makeCover}
        </Button>
      )}
      {state.is === 'failed' && (
        <Button
          look="quiet"
          size="small"
          className="whitespace-nowrap !px-2"
          aria-label={words.retryOf(name)}
          disabled={isDisabled}
          onClick={onRetry}
        >
          {words.retry}
        </Button>
      )}
      {!hasFailed(entry) && (
        <span className="flex max-sm:-mr-2.5 max-sm:ml-auto">
          <IconButton
            icon={ArrowUp}
            label={words.earlier(name)}
            aria-disabled={index === 0 || isDisabled}
            className={ARROW}
            onClick={({ currentTarget }) => !isDisabled && moveInView(currentTarget, () => onMove(index - 1))}
          />
          <IconButton
            icon={ArrowDown}
            label={words.later(name)}
            aria-disabled={isLast || isDisabled}
            className={ARROW}
            onClick={({ currentTarget }) => !isDisabled && moveInView(currentTarget, () => onMove(index + 1))}
          />
        </span>
      )}
    </span>
  )
}

/** The page follows a picture to its new place. */
function moveInView(button: HTMLElement, move: () => void) {
  flushSync(move)
  button.closest('li')?.scrollIntoView({ block: 'nearest' })
}

/** Moves the focus to a neighbour's Remove button, so that pictures can be removed one after the other. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('[data-remove]')?.focus()
}

/** Why a file was not uploaded, and what to do about it. */
function PictureProblem({ entry: { state } }: { entry: PictureEntry }) {
  return (
    <div role="alert">
      {state.is === 'failed' && (
        <FieldError>
          {whyFailed(state.error)} {isSessionOver(state.error) && <SignInElsewhere />}
        </FieldError>
      )}
    </div>
  )
}

const isSessionOver = (error: unknown) => error instanceof ApiError && error.code === 'NOT_SIGNED_IN'

/** Opens in a new tab: leaving this one would lose the pictures that are not uploaded yet. */
function SignInElsewhere() {
  return (
    <a
      href={LOGIN}
      {...NEW_TAB}
      onClick={forgetAuthToken}
      className="font-semibold underline underline-offset-4"
    >
      {words.signIn}
    </a>
  )
}

function whyFailed(error: unknown): string {
  if (isSessionOver(error)) return `${words.failedOne} ${words.sessionEnded}`
  return `${words.failedOne} ${failureSentence(error, '')}`.trim()
}

const BOX = 'block aspect-3/2 w-full object-cover sm:aspect-4/3'

/** The picture once there is one. Its alt text is empty, as its name is beside it. */
function Thumbnail({ entry: { state, thumbnail } }: { entry: PictureEntry }) {
  if (thumbnail) return <img src={thumbnail} alt="" className={BOX} />
  if (state.is !== 'stored')
    return <span className={classNames(BOX, 'shutter', state.is === 'preparing' && 'breathe')} />
  const { src, srcSet } = pictureSource(state.picture)
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="(width < 40rem) 100vw, 176px"
      alt=""
      loading="lazy"
      className={BOX}
      style={{ backgroundColor: state.picture.colour ?? undefined }}
    />
  )
}

/** Makes a row draggable by its handle, with touch, mouse or keys. */
function useSortableRow(id: string, isDisabled: boolean) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: isDisabled })
  const moved = transform
    ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`
    : undefined
  return {
    row: { ref: setNodeRef, style: { transform: moved, transition } },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
    isDragging,
  }
}
