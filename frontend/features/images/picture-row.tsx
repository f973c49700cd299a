import { X } from 'lucide-react'
import { panelPictures as words } from '#frontend/messages/panel/pictures.ts'
import { Button } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { hasFailed, isUnderWay, type PictureEntry } from './picture-list.ts'
import { PicturePlace } from './picture-place.tsx'
import { PictureStatus } from './picture-status.tsx'
import { useSortableRow } from './use-sortable-row.ts'
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
  onAlt: (alt: string) => void
  onRetry: () => void
}

/** One picture: how far it is, what it shows, its place in the order. */
export function PictureRow({ onRemove, onRetry, ...place }: PictureRowProps) {
  const { entry, index, isDisabled, onMove } = place
  const { row, handle, isDragging } = useSortableRow(entry.id, isDisabled)
  const { name } = entry
  const isBad = hasFailed(entry)

  return (
    <li
      {...row}
      className={classNames(
        'grid grid-cols-1 gap-1.5 rounded-court border bg-lime-0 p-2',
        isBad ? 'border-crimson-700' : 'border-mist-200',
        isDragging && 'relative z-10 shadow-eave',
      )}
    >
      <div className="flex items-center gap-2.5">
        <Thumbnail entry={entry} />
        <div className="grid min-w-0 flex-1 grid-cols-1">
          <p className="flex min-w-0 items-center gap-2 text-small leading-snug font-medium">
            <span className="min-w-0 truncate" title={name}>
              {name}
            </span>
            {index === 0 && !isBad && <Tag tone="good">{words.cover}</Tag>}
          </p>
          {!isBad && <PictureStatus entry={entry} />}
        </div>
        <Actions {...{ entry, index, isDisabled, onMove, onRemove, onRetry }} />
      </div>
      {isBad ? <PictureProblem entry={entry} /> : <PicturePlace {...place} handle={handle} />}
    </li>
  )
}

type ActionsProps = Omit<PictureRowProps, 'isLast' | 'onAlt'>

function Actions({ entry, index, isDisabled, onMove, onRemove, onRetry }: ActionsProps) {
  const { name, state } = entry
  return (
    <>
      {index > 0 && state.is === 'stored' && (
        <Button
          look="quiet"
          size="small"
          className="flex-none"
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
          className="flex-none"
          aria-label={words.retryOf(name)}
          disabled={isDisabled}
          onClick={onRetry}
        >
          {words.retry}
        </Button>
      )}
      <IconButton
        icon={X}
        label={isUnderWay(entry) ? words.cancel(name) : words.remove(name)}
        disabled={isDisabled}
        data-remove
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget)
          onRemove()
        }}
      />
    </>
  )
}

/** Removing one picture after another, the focus stays in the list. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('[data-remove]')?.focus()
}

/** Why a file is not among the listing's pictures, and what to do about it. */
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

/** In a tab of its own: the pictures that wait here would be lost with this one. */
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

const BOX = 'block size-14 flex-none rounded-court object-cover'

/** The picture itself once there is one; it says nothing that the name beside it does not. */
function Thumbnail({ entry: { state, thumbnail } }: { entry: PictureEntry }) {
  if (thumbnail) return <img src={thumbnail} alt="" className={BOX} />
  if (state.is !== 'stored')
    return <span className={classNames(BOX, 'shutter', state.is === 'preparing' && 'breathe')} />
  const { src, srcSet } = pictureSource(state.picture)
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="56px"
      alt=""
      loading="lazy"
      className={BOX}
      style={{ backgroundColor: state.picture.colour ?? undefined }}
    />
  )
}
