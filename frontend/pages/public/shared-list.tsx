import { type SubmitEvent, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { SharedList } from '#contract/shared-lists.ts'
import { LazyPart, OptionalPart } from '#frontend/features/errors/part.tsx'
import { useKept } from '#frontend/features/kept/kept.ts'
import { forgetOwnerKey, ownerKeyOf } from '#frontend/features/kept/share-list.ts'
import { forgetListHere, noteListHere } from '#frontend/features/kept/shared-lists-here.ts'
import { UndoBar } from '#frontend/features/kept/undo-bar.tsx'
import { useSharedList } from '#frontend/features/kept/use-shared-list.ts'
import { call } from '#frontend/lib/api/api.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { DangerButton } from '#frontend/ui/danger-button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { ItemCard, type SharedListChanges } from './shared-list-item.tsx'
import { useVisitorName, NameField, inputLook } from './visitor-name.tsx'

const words = messages.sharedList
const PrintHead = chunk(
  async () => (await import('#frontend/features/property-facts/print-head.tsx')).PrintHead,
)
const EndListQuestion = chunk(
  async () => (await import('#frontend/features/kept/end-list-question.tsx')).EndListQuestion,
)

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
          ornament={status === 'gone' ? 'door' : 'lamp'}
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

/** Kept listings lead back here, until the list has ended. */
function useWayBack(code: string, { status, list }: SharedListChanges) {
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

function Open({ code, list, shared }: { code: string; list: SharedList; shared: SharedListChanges }) {
  const { name, isAsked, onName, withName } = useVisitorName()
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
      <div className="sticky top-20 z-20 -mb-4 h-0 print:hidden">
        {shared.isHeldUp && <output className={NOTE}>{words.waiting}</output>}
        {shared.refused !== undefined && (
          <p role="alert" className={NOTE}>
            {words.refused}
          </p>
        )}
      </div>
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
              <ItemCard
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

/** Over what it comes in front of: cards that moved would bring another button under the finger. */
const NOTE = 'block w-fit max-w-full rounded-court bg-ink-900 px-4 py-2.5 text-white'

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
            className={inputLook}
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
