import { Check, CircleQuestionMark, type IconNode, X } from 'lucide'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { SharedList, SharedListItem, Vote } from '#contract/shared-lists.ts'
import { LazyPart, OptionalPart } from '#frontend/features/errors/part.tsx'
import { useKept } from '#frontend/features/kept/kept.ts'
import { forgetOwnerKey, ownerKeyOf } from '#frontend/features/kept/share-list.ts'
import { forgetListHere, noteListHere } from '#frontend/features/kept/shared-lists-here.ts'
import { storedText, storeText } from '#frontend/features/kept/stored-text.ts'
import { CHOICES } from '#frontend/features/kept/own-votes.ts'
import { UndoBar } from '#frontend/features/kept/undo-bar.tsx'
import { useSharedList } from '#frontend/features/kept/use-shared-list.ts'
import { call } from '#frontend/lib/api/api.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { DangerButton } from '#frontend/ui/danger-button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { ListingLine } from './listing-line.tsx'

const words = messages.sharedList
const PrintHead = chunk(
  async () => (await import('#frontend/features/property-facts/print-head.tsx')).PrintHead,
)
const EndListQuestion = chunk(
  async () => (await import('#frontend/features/kept/end-list-question.tsx')).EndListQuestion,
)
const NAME = 'aangan:name'
const INPUT = 'min-h-11 min-w-0 flex-1 rounded-sill border-[1.5px] border-mist-300 bg-lime-0 px-3 text-base'

/** A list that several people decide on: everybody with its address sees the same. */
export function SharedListPage() {
  const { code = '' } = useParams()
  return <Shared key={code} code={code} />
}

function Shared({ code }: { code: string }) {
  const shared = useSharedList(code)
  const { status, list, retry } = shared
  useHead({ title: words.pageTitle, description: words.lead })
  useWayBack(code, shared)
  if (status === 'loading') return <output className="min-h-dvh py-16 wrap">{messages.site.loading}</output>
  if (status === 'gone' || !list)
    return (
      <div ref={takeLostFocus} tabIndex={-1} className="py-(--space-section) outline-none wrap">
        <EmptyState
          isScreen
          title={status === 'gone' ? words.ended : words.title}
          sentences={[status === 'gone' ? words.endedHow : messages.kept.failed]}
        >
          {status === 'failed' && <Button onClick={retry}>{messages.detail.retry}</Button>}
          <Link to="/property" className={buttonLook({ look: 'secondary' })}>
            {messages.notFound.allProperties}
          </Link>
        </EmptyState>
      </div>
    )
  return <Open code={code} list={list} shared={shared} />
}

type Changes = ReturnType<typeof useSharedList>

/** Kept listings lead back here, until the list has ended. */
function useWayBack(code: string, { status, list }: Changes) {
  const [title, count] = [list?.title ?? null, list?.items.length]
  useEffect(() => {
    if (count !== undefined) noteListHere({ code, title, count })
  }, [code, title, count])
  useEffect(() => {
    if (status !== 'gone') return
    forgetListHere(code)
    forgetOwnerKey(code)
  }, [code, status])
}

function Open({ code, list, shared }: { code: string; list: SharedList; shared: Changes }) {
  const { name, isAsked, onName, withName } = useName()
  const [broughtBack, setBroughtBack] = useState<string>()
  const { takenOut } = shared

  function bringBack() {
    setBroughtBack(takenOut)
    shared.bringBack()
  }

  const address = location.origin + location.pathname
  return (
    <div className="grid min-h-dvh grid-cols-1 content-start gap-4 pt-6 pb-(--space-section) wrap lg:pt-9">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="grid flex-1 basis-75 gap-1">
          <h1 className="wrap-anywhere">{list.title ?? words.title}</h1>
          <p className="text-ink-700">{words.lead}</p>
        </div>
        <a
          href={whatsAppLink('', `${words.whatsApp}\n${address}`)}
          {...NEW_TAB}
          className={buttonLook({ size: 'small', className: 'print:hidden' })}
        >
          <WhatsAppIcon />
          {words.send}
        </a>
      </header>
      <OptionalPart>
        <PrintHead />
      </OptionalPart>
      <NameField name={name} isAsked={isAsked} onName={onName} />
      {shared.waiting > 0 && <output>{words.waiting}</output>}
      {shared.refused !== undefined && <p role="alert">{words.refused}</p>}
      <ul className="grid gap-4 lg:grid-cols-2 lg:gap-5 print:grid-cols-2">
        {list.items.map((item) =>
          item.propertyId === takenOut ? (
            <li key={item.propertyId} className="contents">
              <UndoBar
                said={words.takenOut}
                button={takeLostFocus}
                onUndo={bringBack}
                onClose={shared.settle}
              />
            </li>
          ) : (
            <li key={item.propertyId}>
              <Item
                item={item}
                code={code}
                shared={shared}
                withName={withName}
                isBack={item.propertyId === broughtBack}
              />
            </li>
          ),
        )}
      </ul>
      {list.items.every(({ propertyId }) => propertyId === takenOut) && <p>{words.nothing}</p>}
      <AddKept list={list} onAdd={(id) => void shared.add(id)} />
      <Ends code={code} onEnd={shared.end} />
    </div>
  )
}

type WithName = (act: (name: string) => void, pressed: HTMLElement | null) => void

/** The name of whoever votes on this device. What is done without one waits for it, and is done once it is given. */
function useName() {
  const [name, setName] = useState(() => storedText(NAME) ?? '')
  const [wish, setWish] = useState<{ act: (name: string) => void; pressed: HTMLElement | null }>()

  function onName(typed: string) {
    storeText(NAME, typed)
    setName(typed)
    if (typed === '' || !wish) return
    setWish(undefined)
    wish.act(typed)
    wish.pressed?.focus()
  }

  const withName: WithName = (act, pressed) => {
    if (name !== '') return act(name)
    setWish({ act, pressed })
    document.querySelector<HTMLElement>(`#${NAME_FIELD}`)?.focus()
  }
  return { name, isAsked: wish !== undefined, onName, withName }
}

const NAME_FIELD = 'list-name'
const NAMED =
  'rounded-court border border-l-4 border-mist-200 border-l-brass-500 bg-lime-0 px-4 py-1.5 print:hidden'

type NameFieldProps = {
  name: string
  /** Whether something was done that needs it. */
  isAsked: boolean
  onName: (name: string) => void
}

/** Asked once for all votes and comments of this device. */
function NameField({ name, isAsked, onName }: NameFieldProps) {
  const [typed, setTyped] = useState('')
  if (name !== '')
    return (
      <p className={`${NAMED} flex flex-wrap items-center gap-x-3`}>
        {words.youAre(name)}
        <button type="button" className="min-h-11 underline" onClick={() => onName('')}>
          {words.otherName}
        </button>
      </p>
    )
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (typed.trim() !== '') onName(typed.trim())
  }
  return (
    <form onSubmit={submit} className={`${NAMED} grid grid-cols-1 gap-1 pb-3`}>
      <label htmlFor={NAME_FIELD}>{words.name}</label>
      <span className="flex max-w-105 flex-wrap gap-2">
        <input
          id={NAME_FIELD}
          aria-describedby="list-name-why"
          className={INPUT}
          maxLength={LIMITS.listNameLetters}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="small">
          {words.goOn}
        </Button>
      </span>
      <p id="list-name-why" className={isAsked ? 'font-semibold' : 'text-small text-ink-500'}>
        {words.nameWhy}
      </p>
    </form>
  )
}

const SIGNS = {
  yes: { icon: Check, look: 'bg-tea-100 text-tea-800' },
  maybe: { icon: CircleQuestionMark, look: 'bg-brass-100 text-ink-900' },
  no: { icon: X, look: 'bg-crimson-100 text-crimson-800' },
} satisfies Record<Vote, { icon: IconNode; look: string }>

type ItemProps = {
  item: SharedListItem
  code: string
  shared: Changes
  withName: WithName
  /** It was taken out and brought back. */
  isBack: boolean
}

function Item({ item, code, shared, withName, isBack }: ItemProps) {
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
          <li key={_id} className="flex items-start gap-2 border-t border-mist-200 pt-1.5">
            <p className="min-w-0 flex-1 leading-snug whitespace-pre-line wrap-anywhere">
              <strong>{from}</strong>{' '}
              <time dateTime={at} className="text-small text-ink-500">
                {messages.words.day(shortDayOf(at))}
              </time>
              <br />
              {text}
            </p>
            {ownerKey && (
              <IconButton
                label={words.removeComment(from)}
                icon={X}
                onClick={() => void shared.removeComment(propertyId, _id, ownerKey)}
              />
            )}
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
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    withName((name) => {
      onComment(name, text.trim())
      setText('')
    }, field.current)
  }
  return (
    <form onSubmit={submit} className="order-3 flex gap-2 print:hidden">
      <input
        ref={field}
        className={INPUT}
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

/** What this device keeps beside the list joins it with one press. */
function AddKept({ list, onAdd }: { list: SharedList; onAdd: (id: string) => void }) {
  const others = useKept().filter(({ id }) => !list.items.some(({ propertyId }) => propertyId === id))
  if (others.length === 0) return null
  return (
    <Button look="secondary" className="print:hidden" onClick={() => others.forEach(({ id }) => onAdd(id))}>
      {words.addKept(others.length)}
    </Button>
  )
}

function Ends({ code, onEnd }: { code: string; onEnd: (ownerKey: string) => Promise<void> }) {
  const ownerKey = ownerKeyOf(code)
  const [isReporting, setIsReporting] = useState(false)
  const [isEnding, setIsEnding] = useState(false)
  const [said, setSaid] = useState('')
  const [isSending, setIsSending] = useState(false)

  async function report(event: SubmitEvent) {
    event.preventDefault()
    setIsSending(true)
    try {
      await call(href(PATHS.listReport, { code }), { method: 'POST', json: { words: said } })
      showToast('success', words.reported)
      setIsReporting(false)
    } catch {
      showToast('danger', messages.report.failed)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <footer className="grid gap-3 border-t border-mist-200 pt-4 print:hidden">
      <p className="text-small text-ink-500">{words.lasts}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          size="small"
          onClick={() => setIsReporting(!isReporting)}
          aria-expanded={isReporting}
        >
          {words.report}
        </Button>
        {ownerKey && (
          <DangerButton look="outlined" size="small" aria-haspopup="dialog" onClick={() => setIsEnding(true)}>
            {words.end}
          </DangerButton>
        )}
      </div>
      {isEnding && ownerKey && (
        <LazyPart>
          <EndListQuestion onEnd={() => onEnd(ownerKey)} onClosed={() => setIsEnding(false)} />
        </LazyPart>
      )}
      {isReporting && (
        <form onSubmit={(event) => void report(event)} className="flex max-w-140 gap-2">
          <input
            required
            className={INPUT}
            aria-label={words.reportWhat}
            placeholder={words.reportWhat}
            maxLength={LIMITS.reportLetters}
            value={said}
            onChange={({ target }) => setSaid(target.value)}
          />
          <Button
            type="submit"
            look="secondary"
            size="small"
            isBusy={isSending}
            busyLabel={messages.report.sending}
          >
            {words.say}
          </Button>
        </form>
      )}
    </footer>
  )
}
