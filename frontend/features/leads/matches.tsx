import { type FormEvent, useState } from 'react'
import type { LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { wishOf } from '#contract/leads/wish.ts'
import { LIMITS } from '#contract/limits.ts'
import { type Difference, isPayable } from '#contract/search/nearest.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { placeOf } from '#contract/properties/place.ts'
import { shortDayOf } from '#frontend/lib/format/panel-dates.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { type Candidate, Sendable } from './sendable.tsx'
import { type Match, useMatches } from './use-leads.ts'

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
  const { data, isPending } = useMatches(wish, MOST_MATCHES)
  const near = data?.near.filter(({ differs }) => isPayable(differs)) ?? []
  const candidates = [...(data?.fitting ?? []), ...near].map((match) => candidateOf(match, lead, say))
  const isRead = data?.reading === undefined || data.reading.parts.length > 0
  const title = data && isRead && titleOf(data.fitting.length, near.length)

  return (
    <>
      <LooksFor
        key={wish}
        wish={wish}
        isRead={isRead}
        pieces={data && (isRead ? say.pieces(wish, data.reading).map(({ label }) => label) : [])}
        onChange={(looksFor) => onChange({ looksFor })}
      />
      {wish !== '' && isPending && <WaitingMatches />}
      {title && (
        <section key={`for ${wish}`} className="min-w-0 rounded-court border border-mist-200 bg-lime-0">
          <Sendable
            groups={[{ title, candidates, ...(candidates.length > 1 && { hint: words.nearestFirst }) }]}
            lead={lead}
            onWriting={onWriting}
            onSent={(sentList) =>
              onChange({ sentList, ...(lead.status === 'new' && { status: 'called' as const }) })
            }
          />
        </section>
      )}
    </>
  )
}

function titleOf(fitting: number, near: number): string {
  if (fitting > 0) return words.title(fitting)
  return near > 0 ? words.near : words.none
}

type LooksForProps = {
  wish: string
  /** Whether the search understands anything of it. */
  isRead: boolean
  /** Undefined while the search reads. */
  pieces: readonly string[] | undefined
  onChange: (looksFor: string | null) => void
}

function LooksFor({ wish, isRead, pieces, onChange }: LooksForProps) {
  const [typed, setTyped] = useState(wish)
  const [isChanging, setIsChanging] = useState(wish === '')

  function search(event: FormEvent) {
    event.preventDefault()
    onChange(typed.trim() || null)
  }

  return (
    <section className="grid gap-3 rounded-court border border-mist-200 bg-lime-0 p-4 sm:p-5">
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
            {(isRead ? panelLeads.looksFor.readFrom : panelLeads.looksFor.unread)(wish)}
          </p>
        </>
      )}
    </section>
  )
}

function candidateOf({ property, differs }: Match, lead: WholeLead, say: SearchSayings): Candidate {
  const sent = sentIn(lead, property._id)
  return {
    property,
    why: differs.length > 0 ? differs.map(say.difference).join(', ') : words.fits(placeOf(property)),
    sent: sent && { when: shortDayOf(sent.at), isOpened: sent.isOpened },
  }
}

/** When a listing was last sent to the person, and whether the link was opened. */
function sentIn({ lines }: WholeLead, propertyId: string) {
  const line = lines.findLast(({ list }) => list?.propertyIds.includes(propertyId))
  return line && { at: line.at, isOpened: line.list?.openedAt !== null }
}

/** Where the listings will stand. */
export function WaitingMatches() {
  return (
    <div aria-busy className="rounded-court border border-mist-200 bg-lime-0">
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
