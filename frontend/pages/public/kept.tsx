import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { Enquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { NearPart, OptionalPart } from '#frontend/features/errors/part.tsx'
import { type KeptListing, moveKept, nameKept, restoreKept, useKept } from '#frontend/features/kept/kept.ts'
import { useListsHere } from '#frontend/features/kept/shared-lists-here.ts'
import { UndoBar } from '#frontend/features/kept/undo-bar.tsx'
import { useListings } from '#frontend/lib/api/use-listings.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { useHead } from '#frontend/lib/head.ts'
import { entryId, keepEntry, recallEntry } from '#frontend/lib/navigation/history-entries.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { Corner, Heart } from './card-corner.tsx'
import { CardPlans } from './card-plans.tsx'
import { KeptActions, KeptHints } from './kept-actions.tsx'
import { KEPT_ORDERS, type KeptOrder, inOrder, OrderButtons } from './kept-order.tsx'
import { KeptRow, type PlaceInList, isChanged } from './kept-row.tsx'

const words = messages.kept

/** What is kept on this device, each listing as it is now. */
export function KeptPage() {
  useHead({ title: words.pageTitle, description: words.onDevice })
  const kept = useKept()
  const { takenOut, forget } = useTakenOut(kept)
  const [broughtBack, setBroughtBack] = useState<string>()
  const [wasEmpty, setWasEmpty] = useState(kept.length === 0)
  if (kept.length === 0 && !wasEmpty) setWasEmpty(true)

  function bringBack({ id, before }: TakenOut) {
    setBroughtBack(id)
    restoreKept(before)
  }

  const undo = takenOut && (
    <UndoBar
      key={takenOut.id}
      said={words.removed}
      button={takeLostFocus}
      onUndo={() => bringBack(takenOut)}
      onClose={forget}
    />
  )
  return (
    <div className="grid min-h-dvh grid-cols-1 content-start gap-4 pt-6 pb-(--space-section) wrap lg:pt-9">
      <header className="grid gap-1">
        <h1>{words.title}</h1>
        <p className="text-ink-700">{words.onDevice}</p>
      </header>
      <SharedLists />
      {kept.length === 0 ? (
        <>
          {undo}
          <NothingKept />
        </>
      ) : (
        <KeptList
          kept={kept}
          takenOut={takenOut}
          broughtBack={broughtBack}
          undo={undo}
          isFilledHere={wasEmpty}
        />
      )}
    </div>
  )
}

/** The way back to lists that are decided on with others. */
function SharedLists() {
  const lists = useListsHere()
  if (lists.length === 0) return null
  return (
    <nav aria-labelledby="shared-lists">
      <h2 id="shared-lists" className="!font-sans !text-body font-semibold">
        {words.sharedLists}
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {lists.map(({ code, title, count, at }) => (
          <li key={code}>
            <Link
              to={href(PATHS.sharedListPage, { code })}
              className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
            >
              {[
                title || messages.sharedList.title,
                count !== undefined && messages.noProperties.found(String(count)),
                at !== undefined && messages.words.day(shortDayOf(at)),
              ]
                .filter(Boolean)
                .join(', ')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TakenOut = { id: string; before: readonly KeptListing[] }

/** The listing that was taken out last and what was kept before, until there is another change. */
function useTakenOut(kept: readonly KeptListing[]) {
  const [before, setBefore] = useState(kept)
  const [takenOut, setTakenOut] = useState<TakenOut>()
  if (before !== kept) {
    const gone = before.find(({ id }) => !kept.some((one) => one.id === id))
    setBefore(kept)
    setTakenOut(gone && { id: gone.id, before })
  }
  return { takenOut, forget: () => setTakenOut(undefined) }
}

const SimilarSection = chunk(
  async () => (await import('#frontend/features/properties/similar-section.tsx')).SimilarSection,
)
const PrintHead = chunk(
  async () => (await import('#frontend/features/property-facts/print-head.tsx')).PrintHead,
)
const NewestCards = chunk(async () => (await import('./newest-cards.tsx')).NewestCards)

function NothingKept() {
  return (
    <>
      <EmptyState ornament="basket" title={words.empty} sentences={[words.emptyHow]}>
        <Link to="/property" className={buttonLook({ className: 'mt-2' })}>
          {messages.notFound.allProperties}
        </Link>
      </EmptyState>
      <OptionalPart meanwhile={<div className="h-screen" />}>
        <NewestCards Corner={Corner} />
      </OptionalPart>
    </>
  )
}

type KeptListProps = {
  kept: readonly KeptListing[]
  takenOut: TakenOut | undefined
  broughtBack: string | undefined
  undo: ReactNode
  /** What is kept was kept on this page, which was empty: its card is gone, and the list takes the focus. */
  isFilledHere: boolean
}

/** Undo stands in the place of what was taken out: from there Tab goes on to the next. */
function KeptList({ kept, takenOut, broughtBack, undo, isFilledHere }: KeptListProps) {
  const entry = entryId(useLocation())
  const [order, setOrder] = useState(
    () => KEPT_ORDERS.find((one) => one === recallEntry(entry).order) ?? 'own',
  )
  const [chosen, setChosen] = useState(() => recallEntry(entry).ticked ?? [])
  useEffect(() => keepEntry(entry, { ticked: chosen, order }), [entry, chosen, order])
  const { byId, status, retry } = useListings(kept.map(({ id }) => id))
  useEffect(() => nameKept(namesIn(byId)), [byId])
  const ticked = chosen.filter((id) => kept.some((one) => one.id === id) && byId.get(id))
  const listed = kept.flatMap(({ id }) => byId.get(id) ?? [])
  const changed = kept.filter((one) => isChanged(one, byId.get(one.id))).length
  const isRow = ({ id }: KeptListing) => id === takenOut?.id || kept.some((one) => one.id === id)
  const rows = (takenOut?.before ?? kept).filter(isRow)
  const { told, setTold, placeOf } = useMoves(kept)

  function choose(next: KeptOrder) {
    setOrder(next)
    setTold(`${words.orderedBy}: ${words.orders[next]}`)
  }

  if (status === 'loading' && byId.size === 0)
    return <output className="min-h-dvh">{messages.site.loading}</output>
  return (
    <>
      {status === 'failed' && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {words.failed}
          <Button look="secondary" size="small" onClick={retry}>
            {messages.detail.retry}
          </Button>
        </p>
      )}
      <OptionalPart>
        <PrintHead address={location.host} />
      </OptionalPart>
      <Toolbar {...{ ticked, listed, order, told }} onOrder={choose} />
      {changed > 0 && (
        <p className="rounded-tag border-l-4 border-brass-500 bg-lime-0 px-4 py-3">
          {words.changed(changed)}
        </p>
      )}
      <ul
        ref={isFilledHere ? takeLostFocus : undefined}
        tabIndex={isFilledHere ? -1 : undefined}
        aria-label={words.title}
        className="grid gap-3 outline-none"
      >
        {inOrder(rows, byId, order).map((one) =>
          one.id === takenOut?.id ? (
            <li key={one.id} className="contents">
              {undo}
            </li>
          ) : (
            <li key={one.id}>
              <KeptRow
                kept={one}
                property={byId.get(one.id)}
                unread={status === 'loading' ? messages.detail.loading : messages.detail.failedTitle}
                isBack={one.id === broughtBack}
                isTicked={ticked.includes(one.id)}
                isFull={ticked.length >= LIMITS.comparedProperties}
                onTick={() =>
                  setChosen(
                    ticked.includes(one.id) ? ticked.filter((id) => id !== one.id) : [...ticked, one.id],
                  )
                }
                place={order === 'own' ? placeOf(one) : undefined}
              />
            </li>
          ),
        )}
      </ul>
      {listed[0] && <Alike as={listed[0]} kept={kept} />}
    </>
  )
}

type ToolbarProps = {
  ticked: readonly string[]
  listed: readonly Property[]
  order: KeptOrder
  onOrder: (order: KeptOrder) => void
  told: string
}

/** One line on wide screens; on narrow ones only its buttons stay in sight. */
function Toolbar({ ticked, listed, order, onOrder, told }: ToolbarProps) {
  return (
    <div className="max-lg:contents items-center bg-lime-50 lg:flex lg:below-bar print:hidden">
      <KeptActions ticked={ticked} listed={listed} />
      <div className="flex flex-wrap items-center gap-2 max-lg:-mt-4 lg:flex-1 print:hidden">
        <KeptHints ticked={ticked} listed={listed} />
        <OrderButtons order={order} onOrder={onOrder} />
        <output className="sr-only">{told}</output>
      </div>
    </div>
  )
}

/** Where a listing stands among those that are kept, and what is told of its last move. */
function useMoves(kept: readonly KeptListing[]) {
  const [told, setTold] = useState('')
  const last = kept.length - 1

  function placeOf({ id }: KeptListing): PlaceInList {
    const at = kept.findIndex((one) => one.id === id)
    return {
      isFirst: at === 0,
      isLast: at === last,
      onMove: (by, title) => {
        if (at + by < 0 || at + by > last) return
        moveKept(id, by)
        setTold(words.moved(title, at + by + 1, kept.length))
      },
    }
  }
  return { told, setTold, placeOf }
}

const namesIn = (byId: ReadonlyMap<string, Property | null>) =>
  new Map(
    [...byId.values()].flatMap((property) =>
      property ? [[property._id, { number: property.number, title: titleOf(property) }] as const] : [],
    ),
  )

const ALIKE_ROOM = <div className="h-238 sm:h-144" />

/** Others like the one that was kept last, without those kept before: what is kept here stays in its place. */
function Alike({ as, kept }: { as: Property; kept: readonly KeptListing[] }) {
  const [without] = useState(() => kept.map(({ id }) => id))
  const { enquireAbout, ...enquiry } = useOpenedEnquiry()
  return (
    <div className="pt-8 print:hidden">
      <NearPart isOptional meanwhile={ALIKE_ROOM}>
        <CardPlans>
          <SimilarSection
            id={as._id}
            without={without}
            title={words.alike}
            meanwhile={ALIKE_ROOM}
            onEnquire={enquireAbout}
            Corner={Heart}
          />
        </CardPlans>
      </NearPart>
      <Enquiry {...enquiry} />
    </div>
  )
}
