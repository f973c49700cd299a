import { ArrowDown, ArrowUp, X } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { formatPrice } from '#contract/units/money.ts'
import { MAX_INR } from '#contract/units/money-words.ts'
import {
  type KeptListing,
  moveKept,
  nameKept,
  noteKept,
  restoreKept,
  toggleKept,
  useKept,
} from '#frontend/features/kept/kept.ts'
import { Enquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { NearPart, OptionalPart } from '#frontend/features/errors/part.tsx'
import { shareList } from '#frontend/features/kept/share-list.ts'
import { useListsHere } from '#frontend/features/kept/shared-lists-here.ts'
import { UndoBar } from '#frontend/features/kept/undo-bar.tsx'
import { useListings } from '#frontend/lib/api/use-listings.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { shortPlaceOf, titleOf } from '#frontend/lib/format/listing-words.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { useHead } from '#frontend/lib/head.ts'
import { entryId, keepEntry, recallEntry } from '#frontend/lib/navigation/history-entries.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { useNavigateWhileHere } from '#frontend/lib/navigation/use-navigate-while-here.ts'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { Corner, Heart } from './card-corner.tsx'
import { CardPlans } from './card-plans.tsx'
import { ListingLine } from './listing-line.tsx'

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
      <EmptyState title={words.empty} sentences={[words.emptyHow]}>
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

const ORDERS = ['own', 'price', 'place'] as const
type Order = (typeof ORDERS)[number]

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
  const [order, setOrder] = useState(() => ORDERS.find((one) => one === recallEntry(entry).order) ?? 'own')
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

  function choose(next: Order) {
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
      <div className={STICKY}>
        <ListActions ticked={ticked} listed={listed} />
        <Orders order={order} onOrder={choose} />
        <output className="sr-only">{told}</output>
      </div>
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
        {ordered(rows, byId, order).map((one) =>
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

/** Where a listing stands among those that are kept, and what is told of its last move. */
function useMoves(kept: readonly KeptListing[]) {
  const [told, setTold] = useState('')
  const last = kept.length - 1

  function placeOf({ id }: KeptListing): Place {
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

type Place = { isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1, title: string) => void }

function Orders({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2 border-0 p-0 sm:ml-auto">
      <legend className="sr-only">{words.orderedBy}</legend>
      {ORDERS.map((one) => (
        <Button
          key={one}
          look={order === one ? 'primary' : 'quiet'}
          size="small"
          aria-pressed={order === one}
          onClick={() => onOrder(one)}
        >
          {words.orders[one]}
        </Button>
      ))}
    </fieldset>
  )
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

/** More than any price. */
const ON_REQUEST = MAX_INR + 1
const GONE = ON_REQUEST + 1

/** In the order that was chosen; where it is not one's own, prices on request come after the others, and those that are gone last. */
function ordered(
  kept: readonly KeptListing[],
  byId: ReadonlyMap<string, Property | null>,
  order: Order,
): readonly KeptListing[] {
  const price = ({ id }: KeptListing) => {
    const property = byId.get(id)
    return property ? property.price || ON_REQUEST : GONE
  }
  const place = ({ id }: KeptListing) => {
    const property = byId.get(id)
    return property ? shortPlaceOf(property) : '\uffff'
  }
  switch (order) {
    case 'own':
      return kept
    case 'price':
      return kept.toSorted((one, other) => price(one) - price(other))
    case 'place':
      return kept.toSorted((one, other) => place(one).localeCompare(place(other)))
    default:
      return order satisfies never
  }
}

const STICKY =
  'sticky top-15 z-10 -mx-1 flex flex-wrap items-start gap-2 bg-lime-50 px-1 py-2 lg:top-19 print:hidden'

function ListActions({ ticked, listed }: { ticked: readonly string[]; listed: readonly Property[] }) {
  const navigate = useNavigateWhileHere()
  const [isMaking, setIsMaking] = useState(false)
  const canCompare = ticked.length >= 2
  const asked = listed.filter(({ isSold, isRented }) => !isSold && !isRented)
  const notAsked = listed.length - asked.length
  const askText = [
    words.askText,
    ...asked.map((property) => `${titleOf(property)}\n${addressOf(property)}`),
  ].join('\n\n')

  async function share() {
    setIsMaking(true)
    try {
      const code = await shareList(listed.map(({ _id }) => _id))
      navigate(`/kept/${code}`)
    } catch {
      showToast('danger', words.shareFailed)
      setIsMaking(false)
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" isBusy={isMaking} disabled={listed.length === 0} onClick={() => void share()}>
        {words.share}
      </Button>
      <Button
        look="secondary"
        size="small"
        disabled={!canCompare}
        onClick={() => navigate(`/compare?ids=${ticked.join()}`)}
      >
        {canCompare ? words.compareSome(ticked.length) : words.compare}
      </Button>
      {asked.length > 0 && (
        <a
          href={whatsAppLink(FIRM.whatsAppDigits, askText)}
          {...NEW_TAB}
          className={buttonLook({ look: 'secondary', size: 'small' })}
        >
          <WhatsAppIcon />
          {words.askAll}
        </a>
      )}
      {notAsked > 0 && <p className="basis-full text-small text-ink-500">{words.notAsked(notAsked)}</p>}
      {!canCompare && <p className="basis-full text-small text-ink-500">{words.compareHow}</p>}
    </div>
  )
}

const addressOf = ({ _id }: Property) =>
  new URL(siteHref(href(PATHS.viewPage, { id: _id })), location.origin).href

type KeptRowProps = {
  kept: KeptListing
  /** Null once it is gone, undefined while nobody could be asked. */
  property: Property | null | undefined
  /** What is said meanwhile. */
  unread: string
  isBack: boolean
  isTicked: boolean
  isFull: boolean
  onTick: () => void
  /** Undefined where the order is not their owner's. */
  place: Place | undefined
}

/** The arrows stay focusable at both ends of the list. */
const ARROW = 'hover:bg-mist-100 aria-disabled:cursor-not-allowed aria-disabled:text-mist-400'

function KeptRow({ kept, property, unread, isBack, isTicked, isFull, onTick, place }: KeptRowProps) {
  const missing = property === null ? words.gone : unread
  const title = property ? titleOf(property) : kept.title || missing
  const letGo = {
    ref: isBack ? takeLostFocus : undefined,
    onClick: () => toggleKept({ _id: kept.id, price: kept.price }),
  }
  return (
    <ListingLine
      look="row"
      property={property ?? null}
      missing={missing}
      known={kept}
      changed={property && changeOf(kept, property)}
    >
      <label className="grid gap-1 text-small text-ink-500">
        {words.note}
        <textarea
          aria-label={`${words.note}: ${title}`}
          className="min-h-12 rounded-sill md:min-h-19 border-[1.5px] border-mist-300 bg-lime-0 px-3 py-2 text-base text-ink-900"
          rows={1}
          maxLength={LIMITS.listCommentLetters}
          defaultValue={kept.note}
          onChange={({ target }) => noteKept(kept.id, target.value)}
        />
      </label>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {property === null && (
          <Button {...letGo} look="secondary" size="small" aria-label={words.remove(title)}>
            {words.letGo}
          </Button>
        )}
        {property && (
          <label className="inline-flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5"
              checked={isTicked}
              disabled={isFull && !isTicked}
              aria-label={`${words.compare}: ${title}`}
              onChange={onTick}
            />
            {words.compare}
          </label>
        )}
        <span className="ml-auto inline-flex">
          {place && (
            <>
              <IconButton
                label={words.up(title)}
                icon={ArrowUp}
                aria-disabled={place.isFirst}
                className={ARROW}
                onClick={() => place.onMove(-1, title)}
              />
              <IconButton
                label={words.down(title)}
                icon={ArrowDown}
                aria-disabled={place.isLast}
                className={ARROW}
                onClick={() => place.onMove(1, title)}
              />
            </>
          )}
          {property !== null && <IconButton {...letGo} label={words.remove(title)} icon={X} />}
        </span>
      </div>
    </ListingLine>
  )
}

/** Whether something is to be told of it: gone, sold, rented, or another price. */
function isChanged(kept: KeptListing, property: Property | null | undefined): boolean {
  if (property === undefined) return false
  return property === null || property.isSold || property.isRented || changeOf(kept, property) !== undefined
}

/** What is different from when the listing was kept. */
function changeOf({ price: before }: KeptListing, { price, status, deal }: Property): string | undefined {
  if (status === 'unconfirmed') return words.unconfirmed
  if (price === 0 || before === 0 || price === before || status !== 'available') return undefined
  const amount = formatPrice({ priceInr: Math.abs(before - price), perMonth: deal !== 'sale' }) ?? ''
  return price < before
    ? words.lowered(messages.words.amount(amount))
    : words.raised(messages.words.amount(amount))
}
