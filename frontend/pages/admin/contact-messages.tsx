import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListedMessage } from '#contract/contact-messages/contact-messages.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ListEnd } from '#frontend/features/errors/list-end.tsx'
import { MessageRow, MessageRowSkeleton } from '#frontend/features/contact-messages/message-row.tsx'
import {
  type Filter,
  useDeleting,
  useHandling,
  useMessages,
} from '#frontend/features/contact-messages/use-messages.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelContactMessages as words } from '#frontend/messages/panel/contact-messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { ActionDialog } from '#frontend/ui/overlay/action-dialog.tsx'

/** The contact messages: what visitors wrote on the contact page, for approved users. */
export function MessagesPage() {
  const { user } = useSession()
  const [query, setQuery] = useSearchParams()
  const filter = filterIn(query)
  const heading = useRef<HTMLHeadingElement>(null)
  const access = accessOf(user)
  const isAllowed = access.includes('look')
  useHead({ title: words.pageTitle, description: words.title })

  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {words.title}
      </h1>
      {isAllowed ? (
        <>
          <MessageFilter
            current={filter}
            onChoose={(chosen) => setQuery(chosen === 'open' ? {} : { state: chosen })}
          />
          <MessageList
            key={filter}
            filter={filter}
            username={user?.username ?? ''}
            mayChange={access.includes('edit')}
            mayDelete={access.includes('administer')}
            onRowGone={() => heading.current?.focus()}
          />
        </>
      ) : (
        <Alert tone="info">{SERVER_MESSAGES.approvalPending}</Alert>
      )}
    </div>
  )
}

type MessageListProps = {
  filter: Filter
  username: string
  mayChange: boolean
  mayDelete: boolean
  /** Called when the focused button may be gone with its message. */
  onRowGone: () => void
}

function MessageList({ filter, username, mayChange, mayDelete, onRowGone }: MessageListProps) {
  const [asked, setAsked] = useState<ListedMessage>()
  const list = useMessages(filter)
  const handling = useHandling(username)
  const messages = list.data?.pages.flatMap((page) => page.messages)
  const busyId = handling.isPending ? handling.variables.message._id : undefined

  async function change(message: ListedMessage, handled: boolean) {
    try {
      await handling.mutateAsync({ message, handled })
      showToast('success', words.done[handled ? 'handled' : 'reopened'])
    } catch (error) {
      showToast('danger', failureSentence(error, words.notChanged))
    }
  }

  return (
    <>
      {messages?.length === 0 && <NoMessages filter={filter} />}
      <ul aria-busy={list.isPending} className="divide-y divide-mist-200 box empty:hidden">
        {messages?.map((message) => (
          <li key={message._id} className="min-w-0">
            <MessageRow
              message={message}
              isBusy={message._id === busyId}
              {...(mayChange && {
                onChange: (changed: ListedMessage, handled: boolean) => void change(changed, handled),
              })}
              {...(mayDelete && { onDelete: setAsked })}
            />
          </li>
        ))}
        {list.isPending && SKELETONS.map((row) => <MessageRowSkeleton key={row} />)}
      </ul>
      <ListEnd list={list} words={words} />
      {asked && (
        <DeleteDialog
          message={asked}
          onDeleted={() => showToast('success', words.deleted)}
          onClosed={() => {
            setAsked(undefined)
            if (document.activeElement === document.body) onRowGone()
          }}
        />
      )}
    </>
  )
}

const NEXT = {
  open: { to: `${PANEL.messages}?state=handled`, label: words.empty.toHandled },
  handled: { to: PANEL.messages, label: words.empty.toOpen },
  all: { to: PANEL.leads, label: words.empty.toLeads },
} as const satisfies Record<Filter, { to: string; label: string }>

function NoMessages({ filter }: { filter: Filter }) {
  const { title, text } = words.empty[filter]
  const { to, label } = NEXT[filter]
  return (
    <EmptyState ornament="letter" title={title} sentences={[text]}>
      <Link to={to} className={buttonLook({ look: 'secondary', size: 'small' })}>
        {label}
      </Link>
    </EmptyState>
  )
}

const SKELETONS = [1, 2, 3, 4]

const FILTERS = ['open', 'handled', 'all'] as const satisfies Filter[]

/** The filter in an address; 'open' where there is no known one. */
function filterIn(query: URLSearchParams): Filter {
  return FILTERS.find((filter) => filter === query.get('state')) ?? 'open'
}

function MessageFilter({ current, onChoose }: { current: Filter; onChoose: (filter: Filter) => void }) {
  return (
    <fieldset aria-label={words.filter} className="flex flex-wrap gap-2">
      {FILTERS.map((filter) => (
        <Chip key={filter} isQuiet isOn={filter === current} onClick={() => onChoose(filter)}>
          {words.states[filter]}
        </Chip>
      ))}
    </fieldset>
  )
}

type DeleteDialogProps = { message: ListedMessage; onDeleted: () => void; onClosed: () => void }

/** Asks before a message is deleted for good. */
function DeleteDialog({ message, onDeleted, onClosed }: DeleteDialogProps) {
  const deleting = useDeleting()

  async function remove() {
    await deleting.mutateAsync(message)
    onDeleted()
  }

  return (
    <ActionDialog
      title={words.askDelete(message.name)}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={words.delete}
      look="danger"
      busyLabel={words.deleting}
      action={remove}
      failureOf={(error) => failureSentence(error, words.notDeleted)}
      onClosed={onClosed}
    >
      <p>{words.deleteText}</p>
    </ActionDialog>
  )
}
