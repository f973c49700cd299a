import { useSortable } from '@dnd-kit/sortable'
import { GripVertical, X } from 'lucide'
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
import { FieldError } from '#frontend/ui/form/field.tsx'
import { pictureSource } from '#frontend/lib/format/pictures.ts'

type PictureRowProps = {
  entry: PictureEntry
  index: number
  isLast: boolean
  isDisabled: boolean
  onMove: (toIndex: number) => void
  onRemove: () => void
  onSay: (said: Partial<PictureWords>) => void
  onRetry: () => void
}

/** One picture: its upload state, its description and its position. */
export function PictureRow({ onRemove, onRetry, ...place }: PictureRowProps) {
  const { entry, index, isDisabled, onMove } = place
  const { row, handle, isDragging } = useSortableRow(entry.id, isDisabled)
  const { name } = entry
  const isBad = hasFailed(entry)

  return (
    <li
      {...row}
      className={classNames(
        'relative grid grid-cols-1 content-start gap-1.5 overflow-hidden rounded-court border bg-lime-0 pb-2',
        isBad ? 'border-crimson-700' : 'border-mist-200',
        isDragging && 'z-10 shadow-eave',
      )}
    >
      <Thumbnail entry={entry} />
      {!isBad && (
        <button
          type="button"
          {...handle}
          aria-label={words.drag(name)}
          className={classNames(
            iconButtonLook,
            'absolute top-1 left-1 cursor-grab touch-none bg-lime-0/90 hover:bg-lime-0',
          )}
        >
          <Icon of={GripVertical} />
        </button>
      )}
      <Remove entry={entry} isDisabled={isDisabled} onRemove={onRemove} />
      <div className="grid min-w-0 grid-cols-1 px-2">
        <p className="flex min-w-0 items-center gap-2 text-small leading-snug font-medium">
          <span className="min-w-0 truncate" title={name}>
            {name}
          </span>
          {index === 0 && !isBad && <Tag tone="good">{words.cover}</Tag>}
        </p>
        {!isBad && <PictureStatus entry={entry} />}
        {isBad && <PictureProblem entry={entry} />}
      </div>
      {!isBad && <PicturePlace {...place} />}
      <Actions {...{ entry, index, isDisabled, onMove, onRetry }} />
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
      className="absolute top-1 right-1 bg-lime-0/90 hover:bg-lime-0"
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget)
        onRemove()
      }}
    />
  )
}

type ActionsProps = Pick<PictureRowProps, 'entry' | 'index' | 'isDisabled' | 'onMove' | 'onRetry'>

function Actions({ entry, index, isDisabled, onMove, onRetry }: ActionsProps) {
  const { name, state } = entry
  return (
    <>
      {index > 0 && state.is === 'stored' && (
        <Button
          look="quiet"
          size="small"
          className="mx-2"
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
          className="mx-2"
          aria-label={words.retryOf(name)}
          disabled={isDisabled}
          onClick={onRetry}
        >
          {words.retry}
        </Button>
      )}
    </>
  )
}

/** Moves the focus to a neighbour's Remove button, so that pictures can be removed one after the other. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('[data-remove]')?.focus()
}

/** Why a file was not taken or not uploaded, and what to do about it. */
function PictureProblem({ entry: { name, state } }: { entry: PictureEntry }) {
  return (
    <div role="alert">
      {state.is === 'refused' && <FieldError>{words.problems[state.problem](name)}</FieldError>}
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

const BOX = 'block aspect-4/3 w-full object-cover'

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
      sizes="(width < 40rem) 45vw, 200px"
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
