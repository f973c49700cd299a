import { type FormEvent, useState } from 'react'
import type { LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { isWithin, nearTermsOf } from '#contract/leads/near-terms.ts'
import { wishOf } from '#contract/leads/wish.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Difference } from '#contract/search/nearest.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import type { Property } from '#contract/properties/replies.ts'
import { placeOf } from '#contract/properties/place.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { stateWords } from '#frontend/messages/panel/states.ts'
import { Button } from '#frontend/ui/button.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { sent } from './lead-words.ts'
import { type Candidate, type CandidateGroup, SendListings } from './send-listings.tsx'
import { type ListingMatch, useMatches } from './use-matches.ts'
import { useLikeListing, useStaffListing } from './use-listing.ts'

const words = panelLeads.matches
const MOST_MATCHES = 8

/** How the search says what it read and how a listing differs. */
export type SearchSayings = {
  pieces: (text: string, reading: SearchReading | undefined) => readonly { label: string }[]
  difference: (difference: Difference) => string
}

type MatchesProps = {
  lead: WholeLead
  say: SearchSayings
  onChange: (change: LeadChange) => void
  /** Whether a text to be sent stands open. */
  onWriting: (isWriting: boolean) => void
}

/** What the person looks for, as the search reads it, and the listings that fit. */
export function Matches({ lead, say, onChange, onWriting }: MatchesProps) {
  const wish = wishOf(lead)
  const { data, isLoading } = useMatches(wish, MOST_MATCHES, { isLetter: true, asked: lead.property })
  const isRead = data?.reading === undefined || data.reading.parts.length > 0
  const fitting = (isRead && data?.fitting) || []
  const near = (isRead && data?.near) || []
  const isNoneFound = !isLoading && fitting.length + near.length === 0
  const isAlone = isRead && fitting.length > 0 && data?.near?.length === 0
  const terms = nearTermsOf(data?.reading, lead.property)
  const isAsAsked = terms.price?.isSaid === false || terms.deal !== nearTermsOf(data?.reading).deal
  const asked = useStaffListing(lead.propertyId)
  const like = useLikeListing(isNoneFound && lead.property ? lead.property._id : null)
  const isWaiting = isLoading || asked.isLoading || like.isLoading
  const groups = [
    ...askedAbout(lead, asked.data, [...fitting, ...near]),
    ...matchesOf(fitting, near, (match) => candidateOf(match, lead, say)),
    ...likeAsked(lead, isNoneFound ? (like.data ?? []).filter((one) => isWithin(terms, one)) : []),
  ]

  return (
    <>
      <LooksFor
        key={wish}
        wish={wish}
        isRead={isRead}
        asAsked={data && isRead && isAsAsked ? lead.property?.number : undefined}
        pieces={
          data && (isRead ? [...new Set(say.pieces(wish, data.reading).map(({ label }) => label))] : [])
        }
        assignedToName={lead.assignedToName}
        onChange={(looksFor) => onChange({ looksFor })}
      />
      {isWaiting && <WaitingMatches />}
      {!isWaiting && (groups.length > 0 || (data && isRead)) && (
        <section key={`for ${wish}`} className="min-w-0 box">
          {data && isRead && isNoneFound && (
            <div className="grid gap-1 border-b border-mist-200 px-4 pt-3.5 pb-3 last:border-b-0 sm:px-5">
              <h2 className="text-h3">{words.none}</h2>
              <p className="text-small text-ink-700">{words.noneText}</p>
            </div>
          )}
          <SendListings
            groups={groups}
            lead={lead}
            note={isAlone ? words.noneElse : undefined}
            onWriting={onWriting}
            onSent={(sentList) => onChange(sent(sentList, lead))}
          />
        </section>
      )}
    </>
  )
}

/** The listing that the lead came from, where it is not among those that fit, with what only staff know of its price. */
function askedAbout(
  lead: WholeLead,
  property: Property | undefined,
  matches: readonly ListingMatch[],
): CandidateGroup[] {
  if (!property || matches.some((match) => match.property._id === property._id)) return []
  const { privateFile, status } = property
  const lowest = privateFile?.lowestPrice
  const candidate = {
    ...placed(property, lead),
    ...(status !== 'available' && { why: `${placeOf(property)}, ${stateWords[status]}` }),
    ...(lowest != null && { secret: words.lowest(formatLakhCrore(lowest)) }),
  }
  return [{ title: words.asked, candidates: [candidate] }]
}

function matchesOf(
  fitting: readonly ListingMatch[],
  near: readonly ListingMatch[],
  candidate: (match: ListingMatch) => Candidate,
): CandidateGroup[] {
  const nearTitle = fitting.length > 0 ? words.nearly : words.near
  return [
    { title: words.title(fitting.length), candidates: fitting.map(candidate) },
    { title: nearTitle, candidates: near.slice(0, MOST_MATCHES - fitting.length).map(candidate) },
  ]
    .filter(({ candidates }) => candidates.length > 0)
    .map((group) => (group.candidates.length > 1 ? { ...group, hint: words.nearestFirst } : group))
}

/** Listings like the one that was asked about, where the wish finds none. */
function likeAsked(lead: WholeLead, like: readonly Property[]): CandidateGroup[] {
  if (!lead.property || like.length === 0) return []
  const candidates = like.map((property) => placed(property, lead))
  return [{ title: words.like(lead.property.number), hint: words.likeHint, candidates }]
}

const placed = (property: Property, lead: WholeLead): Candidate => ({
  property,
  why: placeOf(property),
  sent: sentOf(lead, property._id),
})

/** A wish that says less would be met by half of all listings. */
const PIECES_TOLD = 2

type LooksForProps = {
  wish: string
  /** Whether the search understands anything of it. */
  isRead: boolean
  /** The number of the listing that was asked about, where its deal or price counts. */
  asAsked: string | undefined
  /** Undefined while the search reads. */
  pieces: readonly string[] | undefined
  /** Who looks after the lead. */
  assignedToName: string | null
  onChange: (looksFor: string | null) => void
}

function LooksFor({ wish, isRead, asAsked, pieces, assignedToName, onChange }: LooksForProps) {
  const isTold = isRead && pieces !== undefined && pieces.length >= PIECES_TOLD
  const [typed, setTyped] = useState(wish)
  const [isChanging, setIsChanging] = useState(wish === '')

  function search(event: FormEvent) {
    event.preventDefault()
    onChange(typed.trim() || null)
  }

  return (
    <section className="grid gap-3 box p-4 sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3">{panelLeads.looksFor.title}</h2>
        {!isChanging && (
          <button
            type="button"
            className="-my-3 min-h-11 px-1 text-small font-medium underline underline-offset-4"
            onClick={() => setIsChanging(true)}
          >
            {panelLeads.looksFor.change}
          </button>
        )}
      </div>
      {isChanging ? (
        <form className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2" onSubmit={search}>
          <TextField
            label={panelLeads.looksFor.label}
            value={typed}
            maxLength={LIMITS.maxSearchLetters}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" look="secondary">
            {panelLeads.looksFor.save}
          </Button>
        </form>
      ) : (
        <>
          {!pieces && <SkeletonLine className="!h-7.5 w-72 max-w-full" />}
          {pieces && pieces.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {pieces.map((piece) => (
                <li key={piece} className="min-w-0">
                  <Tag tone="quiet" className="wrap-anywhere">
                    {piece}
                  </Tag>
                </li>
              ))}
            </ul>
          )}
          <p className="text-small wrap-anywhere text-ink-700">
            {(isRead ? panelLeads.looksFor.readFrom : panelLeads.looksFor.unread)(wish)}{' '}
            {asAsked !== undefined && `${panelLeads.looksFor.asAsked(asAsked)} `}
            {isTold && panelLeads.looksFor.told(assignedToName)}
          </p>
        </>
      )}
    </section>
  )
}

function candidateOf({ property, differs }: ListingMatch, lead: WholeLead, say: SearchSayings): Candidate {
  return {
    property,
    why: differs.length > 0 ? differs.map(say.difference).join(', ') : words.fits(placeOf(property)),
    sent: sentOf(lead, property._id),
  }
}

/** When a listing was last sent to the person, and whether the link was opened. */
function sentOf({ lines }: WholeLead, propertyId: string) {
  const line = lines.findLast(({ list }) => list?.propertyIds.includes(propertyId))
  return line && { when: shortDayOf(line.at), isOpened: line.list?.openedAt !== null }
}

/** Where the listings will stand. */
export function WaitingMatches() {
  return (
    <div aria-busy className="box">
      <SkeletonLine className="mx-5 my-4 w-40" />
      {[1, 2, 3].map((row) => (
        <div
          key={row}
          className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3 border-t border-mist-200 px-5 py-2.5"
        >
          <SkeletonLine className="!h-13.5" />
          <span className="grid gap-2">
            <SkeletonLine className="w-3/5" />
            <SkeletonLine className="w-2/5" />
          </span>
        </div>
      ))}
    </div>
  )
}
