import { useId, useState } from 'react'
import type { VisitState } from '#contract/leads/kinds.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { visitedListing, whoGoes } from '#contract/leads/visited.ts'
import { LIMITS } from '#contract/limits.ts'
import { parseMapLocation } from '#contract/properties/map-location.ts'
import type { Property } from '#contract/properties/replies.ts'
import { useDebounced } from '#frontend/lib/browser/use-debounced.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { listingOfOffer } from '#frontend/lib/navigation/panel-paths.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Dialog, useCloseDialog } from '#frontend/ui/overlay/dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { focusOnce } from '#frontend/ui/focus-once.ts'
import { DAYS_OFFERED, freeTimes, type Spot, type VisitTime } from './free-times.ts'
import { ListingPlate } from './lead-row.tsx'
import { daysOn, saidTime, today, visitTimeOf } from './lead-words.ts'
import { changeFailure } from './meanwhile.ts'
import { useLeadChange } from './use-lead.ts'
import { useLeads } from './use-leads.ts'
import { useListing } from './use-listing.ts'
import { useVisits } from './use-visits.ts'
import { isToCome, TimeFields, TooNear } from './visit-box.tsx'

const words = panelLeads.planDialog

type PlanDialogProps = {
  accountId: string
  /** Who comes, where that is known. */
  of?: Lead
  onClosed: () => void
}

/** Plans a visit: who comes, to which listing, and when. */
export function PlanDialog({ accountId, of, onClosed }: PlanDialogProps) {
  const [lead, setLead] = useState(of)
  return (
    <Dialog title={words.title} closeLabel={words.close} onClosed={onClosed}>
      {lead ? (
        <Visit lead={lead} accountId={accountId} onOther={of ? undefined : () => setLead(undefined)} />
      ) : (
        <Who onChosen={setLead} />
      )}
    </Dialog>
  )
}

/** For a lead that names no listing yet. */
export function FirstVisit({ lead, accountId }: { lead: Lead; accountId: string }) {
  const [isPlanning, setIsPlanning] = useState(false)
  return (
    <>
      <p>{panelLeads.visit.none}</p>
      <Chip className="justify-self-start" onClick={() => setIsPlanning(true)}>
        {panelLeads.visits.planVisit}
      </Chip>
      {isPlanning && <PlanDialog accountId={accountId} of={lead} onClosed={() => setIsPlanning(false)} />}
    </>
  )
}

const MOST_PEOPLE = 6

function Who({ onChosen }: { onChosen: (lead: Lead) => void }) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const { data } = useLeads('open', { search })
  const found = data?.pages[0]?.leads.filter(({ kind }) => kind !== 'report') ?? []
  return (
    <div className="grid gap-3">
      <TextField
        ref={focusOnce}
        label={words.who}
        placeholder={panelLeads.searchHint}
        type="search"
        autoComplete="off"
        value={typed}
        maxLength={LIMITS.maxSearchLetters}
        onChange={({ target }) => setTyped(target.value)}
      />
      {data && found.length === 0 && <p className="text-ink-700">{words.nobody}</p>}
      <ul className="divide-y divide-mist-200">
        {found.slice(0, MOST_PEOPLE).map((lead) => (
          <li key={lead._id}>
            <button
              type="button"
              className="grid min-h-13 w-full content-center gap-0.5 px-1 py-2 text-left leading-snug -outline-offset-2 hover:bg-mist-100"
              onClick={() => onChosen(lead)}
            >
              <b className="font-semibold wrap-anywhere">{lead.name || panelLeads.nobodyNamed}</b>
              <span className="text-small wrap-anywhere text-ink-700">
                {[lead.phone, visitedListing(lead)?.number].filter(Boolean).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const MOST_TIMES = 6

type VisitProps = { lead: Lead; accountId: string; onOther: (() => void) | undefined }

function Visit({ lead, accountId, onOther }: VisitProps) {
  const close = useCloseDialog()
  const { mutate, isPending, error, variables } = useLeadChange(lead, accountId)
  const own = visitedListing(lead)
  const [number, setNumber] = useState('')
  const wanted = number.trim()
  const asked = useDebounced(wanted)
  const { data: listing } = useListing(asked)
  // The listing of a number that was typed before is not the one that is wanted now.
  const other = asked === wanted ? listing : undefined
  const about = wanted === '' ? own : other
  const spot = wanted === '' ? own : spotOf(other)
  const [time, setTime] = useState<VisitTime>({ on: '', at: '' })
  const assignedTo = whoGoes(lead, accountId)
  const isUnlisted = lead.offer !== null && own === null
  const lacksListing = isUnlisted ? words.lacksOffer : words.lacksListing
  const lacks = [!about && lacksListing, !isToCome(time) && words.lacksTime].filter(Boolean).join(' ')
  const lacksId = useId()

  function plan(state: VisitState) {
    if (!about) return
    mutate(
      { visit: { propertyId: about._id, on: time.on, at: time.at || null, part: null, state } },
      {
        onSuccess: () => {
          showToast('success', words.done(lead.name, saidTime(time)))
          close()
        },
      },
    )
  }

  return (
    <div className="grid gap-4">
      {error && <Alert>{changeFailure(error, variables, lead)}</Alert>}
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 leading-snug">
          <b className="block font-semibold wrap-anywhere">{lead.name || panelLeads.nobodyNamed}</b>
          <span className="text-small text-ink-700">{words.with(lead.assignedToName)}</span>
        </p>
        {onOther && (
          <Button look="quiet" size="small" onClick={onOther}>
            {words.other}
          </Button>
        )}
      </div>
      {lead.visit?.on && <Alert tone="info">{words.replaces(visitTimeOf(lead.visit))}</Alert>}
      {isUnlisted && <ListFirst leadId={lead._id} />}
      <WhichListing own={own} typed={number} found={other} onTyped={setNumber} />
      <When {...{ lead, spot, assignedTo, time }} onTime={setTime} />
      <span className="flex flex-wrap gap-2">
        <Button isHeld={isPending || lacks !== ''} aria-describedby={lacksId} onClick={() => plan('agreed')}>
          {words.agreed}
        </Button>
        <Button
          look="secondary"
          isHeld={isPending || lacks !== ''}
          aria-describedby={lacksId}
          onClick={() => plan('asked')}
        >
          {words.asked}
        </Button>
      </span>
      <p id={lacksId} className="text-small text-ink-700 empty:hidden">
        {lacks}
      </p>
    </div>
  )
}

/** Where a listing is, as far as a point says it. */
function spotOf(listing: Pick<Property, 'googleMap'> | null | undefined): Spot {
  const place = listing?.googleMap ? parseMapLocation(listing.googleMap) : undefined
  return place && 'lat' in place ? place : null
}

type WhenProps = {
  lead: Lead
  /** Where it would go. */
  spot: Spot
  assignedTo: string
  time: VisitTime
  onTime: (time: VisitTime) => void
}

/** Free times, any other, and what stands against it. */
function When({ lead, spot, assignedTo, time, onTime }: WhenProps) {
  const { data } = useVisits(today(), daysOn(today(), DAYS_OFFERED))
  const wish = { ...lead, assignedTo, part: lead.visit?.part ?? null }
  const free = data ? freeTimes(wish, data.visits, { today: today(), most: MOST_TIMES }) : []
  return (
    <>
      <fieldset className="flex flex-wrap gap-2" aria-label={words.free}>
        {free.map((one) => (
          <Chip
            key={one.on}
            isQuiet
            isOn={one.on === time.on && one.at === time.at}
            onClick={() => onTime(one)}
          >
            {saidTime(one)}
          </Chip>
        ))}
      </fieldset>
      <TimeFields time={time} onTime={onTime} />
      <output className="empty:hidden">
        {isToCome(time) && <TooNear {...{ lead, time, assignedTo }} about={spot} />}
      </output>
    </>
  )
}

/** A visit goes to a listing, which what somebody offers is none of yet. */
function ListFirst({ leadId }: { leadId: string }) {
  return (
    <Alert tone="info">
      {words.listFirst}{' '}
      <Link to={listingOfOffer(leadId)} className="underline underline-offset-2">
        {panelLeads.makeListing}
      </Link>
    </Alert>
  )
}

type Listing = { number: string; title: string }
type WhichListingProps = {
  /** What the lead is about. */
  own: Listing | null
  typed: string
  /** Null: no listing has the number that is typed. */
  found: Listing | null | undefined
  onTyped: (number: string) => void
}

function WhichListing({ own, typed, found, onTyped }: WhichListingProps) {
  const isOther = typed.trim() !== ''
  return (
    <div className="grid gap-2 leading-snug">
      {own && (
        <p className={isOther ? 'text-ink-500 line-through' : undefined}>
          <ListingPlate property={own} />
        </p>
      )}
      <TextField
        label={own ? words.otherListing : words.listing}
        hint={words.numberHint}
        error={isOther && found === null ? words.noListing : undefined}
        autoComplete="off"
        value={typed}
        maxLength={LIMITS.maxSearchLetters}
        onChange={({ target }) => onTyped(target.value)}
      />
      {/* There before it says anything: screen readers read out what a status gets. */}
      <output>
        {isOther && found && <ListingPlate property={found} />}
        {isOther && found === null && <span className="sr-only">{words.noListing}</span>}
      </output>
    </div>
  )
}
