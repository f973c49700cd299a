import { Check, CircleQuestionMark, type IconNode, X } from 'lucide'
import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { SharedListItem, Vote } from '#contract/shared-lists.ts'
import { useKept } from '#frontend/features/kept/kept.ts'
import { CHOICES } from '#frontend/features/kept/own-votes.ts'
import { ownerKeyOf } from '#frontend/features/kept/share-list.ts'
import { useSharedList } from '#frontend/features/kept/use-shared-list.ts'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { ListingLine } from './listing-line.tsx'
import { type WithName, inputLook } from './visitor-name.tsx'

const words = messages.sharedList

const SIGNS = {
  yes: { icon: Check, look: 'bg-tea-100 text-tea-800' },
  maybe: { icon: CircleQuestionMark, look: 'bg-brass-100 text-ink-900' },
  no: { icon: X, look: 'bg-crimson-100 text-crimson-800' },
} satisfies Record<Vote, { icon: IconNode; look: string }>

export type SharedListChanges = ReturnType<typeof useSharedList>

type SharedListItemProps = {
  item: SharedListItem
  code: string
  shared: SharedListChanges
  withName: WithName
  /** It was taken out and brought back. */
  isBack: boolean
}

/** A listing of the list, with the votes and comments of everybody. */
export function ItemCard({ item, code, shared, withName, isBack }: SharedListItemProps) {
  const { propertyId, property, votes, comments } = item
  const known = useKept().find(({ id }) => id === propertyId)
  const own = shared.own[propertyId]
  const isOn = property !== null && !property.isSold && !property.isRented
  const ownerKey = ownerKeyOf(code)
  const vote = (choice: Vote | null, pressed: HTMLElement) =>
    withName((voter) => void shared.vote(propertyId, voter, choice), pressed)
  return (
    <ListingLine look="card" property={property} known={known}>
      {isOn && <VoteButtons own={own} onVote={vote} />}
      <Voters votes={votes} />
      <ul className="order-2 grid gap-1.5 empty:hidden">
        {comments.map(({ _id, name: from, text, at }) => (
          <li key={_id} className={COMMENT}>
            <Comment from={from} text={text}>
              <time dateTime={at} className="text-small text-ink-500">
                {messages.words.day(shortDayOf(at))}
              </time>
            </Comment>
            {ownerKey && (
              <IconButton
                label={words.removeComment(from)}
                icon={X}
                onClick={() => void shared.removeComment(propertyId, _id, ownerKey)}
              />
            )}
          </li>
        ))}
        {shared.waitingComments(propertyId).map(({ id, name: from, text }) => (
          <li key={id} className={COMMENT}>
            <Comment from={from} text={text}>
              <span className="text-small text-ink-500">
                {shared.isHeldUp ? words.waiting : messages.report.sending}
              </span>
            </Comment>
          </li>
        ))}
      </ul>
      <CommentField
        withName={withName}
        onComment={(from, text) => void shared.comment(propertyId, from, text)}
      />
      <Button
        ref={isBack ? takeLostFocus : undefined}
        look="quiet"
        size="small"
        className="order-4 justify-self-start print:hidden"
        aria-label={words.takeOutThis(property ? titleOf(property) : known?.title || messages.kept.gone)}
        onClick={() => shared.takeOut(propertyId)}
      >
        {words.takeOut}
      </Button>
    </ListingLine>
  )
}

const COMMENT = 'flex items-start gap-2 border-t border-mist-200 pt-1.5'

/** `children`: when it was said. */
function Comment({ from, text, children }: { from: string; text: string; children: ReactNode }) {
  return (
    <p className="min-w-0 flex-1 leading-snug whitespace-pre-line wrap-anywhere">
      <strong>{from}</strong> {children}
      <br />
      {text}
    </p>
  )
}

type VoteButtonsProps = {
  own: Vote | undefined
  onVote: (vote: Vote | null, pressed: HTMLElement) => void
}

function VoteButtons({ own, onVote }: VoteButtonsProps) {
  return (
    <fieldset aria-label={words.votes} className="order-1 grid grid-cols-3 border-0 p-0 print:hidden">
      {CHOICES.map((choice) => (
        <Button
          key={choice}
          size="small"
          look={own === choice ? 'primary' : 'secondary'}
          className="-mr-px !gap-1.5 !rounded-none !px-1 first:!rounded-l-sill last:mr-0 last:!rounded-r-sill"
          aria-pressed={own === choice}
          onClick={({ currentTarget }) => onVote(own === choice ? null : choice, currentTarget)}
        >
          <Icon of={SIGNS[choice].icon} size={16} />
          {words.choices[choice]}
        </Button>
      ))}
    </fieldset>
  )
}

function Voters({ votes }: Pick<SharedListItem, 'votes'>) {
  return (
    <ul className="flex flex-wrap gap-1.5 text-small empty:hidden">
      {CHOICES.flatMap((choice) =>
        votes[choice].map((voter, index) => (
          <li
            key={`${choice} ${index}`}
            className={`flex items-center gap-1.5 rounded-tag px-2 py-0.5 font-medium wrap-anywhere ${SIGNS[choice].look}`}
          >
            <Icon of={SIGNS[choice].icon} size={16} />
            {words.voted(voter, words.choices[choice])}
          </li>
        )),
      )}
    </ul>
  )
}

type CommentFieldProps = { withName: WithName; onComment: (name: string, text: string) => void }

function CommentField({ withName, onComment }: CommentFieldProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const holdStill = useHeldStill(field)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    withName((name) => {
      holdStill()
      onComment(name, text.trim())
      setText('')
    }, field.current)
  }
  return (
    <form onSubmit={submit} className="order-3 flex gap-2 print:hidden">
      <input
        ref={field}
        className={inputLook}
        aria-label={words.comment}
        placeholder={words.comment}
        maxLength={LIMITS.listCommentLetters}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="secondary" size="small">
        {words.say}
      </Button>
    </form>
  )
}

/** What is said grows above the field: the page is scrolled by as much, so that a second press finds the same button. */
function useHeldStill(field: { current: HTMLElement | null }): () => void {
  const before = useRef<number>(undefined)
  const top = () => field.current?.getBoundingClientRect().top
  useLayoutEffect(() => {
    const [from, to] = [before.current, top()]
    before.current = undefined
    if (from !== undefined && to !== undefined) scrollBy({ top: to - from, behavior: 'instant' })
  })
  return () => {
    before.current = top()
  }
}
