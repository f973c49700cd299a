import { useState } from 'react'
import { useParams } from 'react-router'
import type { Lead, WholeLead } from '#contract/leads/leads.ts'
import { href } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ChangedMeanwhile } from '#frontend/features/leads/changed-meanwhile.tsx'
import { Erasure } from '#frontend/features/leads/erasure.tsx'
import { LeadActions } from '#frontend/features/leads/lead-actions.tsx'
import { LeadBox, VISIT_ID } from '#frontend/features/leads/lead-box.tsx'
import { LeadRow, DeletedListing, ListingPlate } from '#frontend/features/leads/lead-row.tsx'
import { stepOf } from '#frontend/features/leads/lead-words.ts'
import { Matches } from '#frontend/features/leads/matches.tsx'
import { NoteForm } from '#frontend/features/leads/note-form.tsx'
import { NotesBox } from '#frontend/features/leads/notes-box.tsx'
import { FirstVisit } from '#frontend/features/leads/plan-dialog.tsx'
import { ReachBox, ReachButtons } from '#frontend/features/leads/reach-box.tsx'
import { SellOfferBox } from '#frontend/features/leads/sell-offer-box.tsx'
import { StepBox } from '#frontend/features/leads/step-box.tsx'
import { Timeline, WaitingLines } from '#frontend/features/leads/timeline.tsx'
import { useKeptChange } from '#frontend/features/leads/use-kept-change.ts'
import { useKnownLead, useLead } from '#frontend/features/leads/use-lead.ts'
import { VisitBox } from '#frontend/features/leads/visit-box.tsx'
import { asWanted, isUnreached, useWaitingNotes } from '#frontend/features/leads/waiting-notes.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { STAFF_SAYINGS } from '#frontend/features/properties/staff-sayings.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { useSideColumn } from '#frontend/lib/browser/use-media.ts'
import { ignoreSecondClick } from '#frontend/lib/browser/second-click.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { ScreenOnItsWay } from '#frontend/ui/feedback/screen-on-its-way.tsx'
import { BackLink } from '#frontend/ui/back-link.tsx'
import { Tag } from '#frontend/ui/tag.tsx'

/** One lead: how to reach the person, what is next, what they look for, and everything so far. */
export function LeadPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const { data, error, isPending, refetch } = useLead(id)
  const known = useKnownLead(id)
  useHead({ title: data ? `${data.name} | ${words.title}` : words.pageTitle, description: words.title })
  if (!accessOf(user).includes('look')) return <Alert tone="info">{SERVER_MESSAGES.approvalPending}</Alert>
  if (error instanceof ApiError && error.status === 404) return <Gone />
  if (isPending) return <Waiting />
  if (!data)
    return (
      <div className="grid grid-cols-1 gap-4">
        <BackLink to={PANEL.leads} className="-my-2">
          {words.toLeads}
        </BackLink>
        {known && isUnreached(error) ? (
          <Alert tone="waiting">
            <p>
              <b className="font-semibold">{words.failedOne}</b> {words.worksFromHere}
            </p>
            <AlertButton onClick={() => void refetch()}>{words.retry}</AlertButton>
          </Alert>
        ) : (
          <Failed
            sentence={failureSentence(error, words.failed)}
            retryLabel={words.retry}
            onRetry={() => void refetch()}
          />
        )}
        {known && <Known lead={known} />}
      </div>
    )
  return <Whole key={id} lead={data} />
}

/** What the panel shows until a screen's code is there goes on until the lead is. */
function Waiting() {
  return (
    <div aria-busy>
      <ScreenOnItsWay />
    </div>
  )
}

function Gone() {
  return (
    <EmptyState ornament="door" isScreen title={words.notFound} sentences={[words.notFoundText]}>
      <Link to={PANEL.leads} className={buttonLook({ look: 'secondary' })}>
        {words.toLeads}
      </Link>
    </EmptyState>
  )
}

function Whole({ lead: stored }: { lead: WholeLead }) {
  const { user } = useSession()
  const access = accessOf(user)
  const mayEdit = access.includes('edit')
  const isAdmin = access.includes('administer')
  const accountId = user?._id ?? ''
  const who = { userId: user?._id, isAdmin }
  const { lead, late } = useAsWanted(stored, accountId)
  const { change, isBusy, isRefused } = useKeptChange(stored, accountId)
  const [isWriting, setIsWriting] = useState(false)
  const box = { lead, isBusy, onChange: change }
  const hasSide = useSideColumn()
  const notes = <NotesBox lead={lead} accountId={accountId} mayEdit={mayEdit} />
  const visit = mayEdit && <Visit {...box} accountId={accountId} isLate={late.visit} />
  // Beside a short main column the side column would go on alone; no listings are shown for an offer.
  const isVisitInMain = hasSide && lead.offer !== null && lead.others.length === 0
  const isErasureInMain = hasSide && lead.offer === null
  const erasure = isAdmin && lead.phone !== '' && <Erasure phone={lead.phone} />

  return (
    <article className="grid grid-cols-1 gap-4" onClickCapture={ignoreSecondClick}>
      <BackLink to={PANEL.leads} className="-my-2">
        {words.toLeads}
      </BackLink>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Heading lead={lead} />
        {mayEdit && <LeadActions {...box} {...who} className="max-md:hidden" />}
      </div>
      <ChangedMeanwhile {...box} lead={stored} accountId={accountId} takesFocus={isRefused} />
      <div className="grid grid-cols-1 gap-4 min-[77.5rem]:grid-cols-[minmax(0,1fr)_356px] min-[77.5rem]:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 min-[46rem]:max-[77.5rem]:grid-cols-2 min-[77.5rem]:col-start-2">
          <LeadBox title={words.reach} tag={<StepTag lead={lead} />}>
            <ReachBox {...box} mayEdit={mayEdit} isQuiet={isWriting} />
          </LeadBox>
          {mayEdit && (
            <LeadBox title={words.step.title} tag={late.step && <Late />}>
              <StepBox key={`${lead.nextStep}${lead.nextStepOn}`} {...box} />
            </LeadBox>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 min-[77.5rem]:col-start-1 min-[77.5rem]:row-span-2 min-[77.5rem]:row-start-1 min-[77.5rem]:[&>[aria-busy=true]~*]:invisible">
          {lead.offer ? (
            <SellOfferBox lead={lead} />
          ) : (
            <Matches lead={lead} say={STAFF_SAYINGS} onChange={change} onWriting={setIsWriting} />
          )}
          {isVisitInMain && visit}
          {hasSide && notes}
          <Timeline lead={lead} accountId={mayEdit ? accountId : undefined} />
          {lead.others.length > 0 && (
            <section className="min-w-0 box">
              <h2 className="px-4 pt-3.5 pb-2.5 text-h3 sm:px-5">{words.others}</h2>
              <ul>
                {lead.others.map((other) => (
                  <LeadRow key={other._id} lead={other} />
                ))}
              </ul>
            </section>
          )}
          {isErasureInMain && erasure}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 min-[46rem]:max-[77.5rem]:grid-cols-2 min-[77.5rem]:sticky min-[77.5rem]:top-22 min-[77.5rem]:col-start-2 min-[77.5rem]:row-start-2 min-[77.5rem]:self-start">
          {!isVisitInMain && visit}
          {!hasSide && notes}
          {mayEdit && <LeadActions {...box} {...who} className="self-start md:hidden" />}
          {!isErasureInMain && erasure}
        </div>
      </div>
    </article>
  )
}

type VisitProps = {
  lead: WholeLead
  isBusy: boolean
  onChange: ReturnType<typeof useKeptChange>['change']
  accountId: string
  isLate: boolean
}

/** The visit of a lead; the first of one that asked about no listing is planned with choosing one. */
function Visit({ isLate, ...box }: VisitProps) {
  const { lead, accountId } = box
  return (
    <LeadBox id={VISIT_ID} title={words.visit.title} tag={isLate && <Late />}>
      {(lead.visit?.propertyId ?? lead.propertyId) === null ? (
        <FirstVisit lead={lead} accountId={accountId} />
      ) : (
        <VisitBox key={JSON.stringify(lead.visit)} {...box} />
      )}
    </LeadBox>
  )
}

/** A lead that cannot be read now and that the list knows: the ways to reach the person, and a note that waits. */
function Known({ lead: stored }: { lead: Lead }) {
  const { user } = useSession()
  const accountId = user?._id ?? ''
  const waiting = useWaitingNotes(accountId, stored._id)
  const { lead, late } = useAsWanted(stored, accountId)
  const { change, isBusy, isRefused } = useKeptChange(stored, accountId)
  return (
    <>
      <Heading lead={lead} />
      <ChangedMeanwhile
        lead={stored}
        accountId={accountId}
        isBusy={isBusy}
        takesFocus={isRefused}
        onChange={change}
      />
      <LeadBox title={words.reach}>
        <ReachButtons lead={lead} />
        {lead.words && <p className="leading-normal whitespace-pre-line wrap-anywhere">{lead.words}</p>}
      </LeadBox>
      {accessOf(user).includes('edit') && (
        <>
          <LeadBox title={words.step.title} tag={late.step && <Late />}>
            <StepBox
              key={`${lead.nextStep}${lead.nextStepOn}`}
              lead={lead}
              isBusy={isBusy}
              onChange={change}
            />
          </LeadBox>
          {(lead.visit?.propertyId ?? lead.propertyId) !== null && (
            <LeadBox id={VISIT_ID} title={words.visit.title} tag={late.visit && <Late />}>
              <VisitBox key={JSON.stringify(lead.visit)} {...{ lead, isBusy, accountId }} onChange={change} />
            </LeadBox>
          )}
          <LeadBox title={words.lines.add}>
            <NoteForm leadId={lead._id} accountId={accountId} />
            <WaitingLines notes={waiting} />
          </LeadBox>
        </>
      )}
    </>
  )
}

/** A lead with the changes that wait on this device, and which of its boxes they are in. */
function useAsWanted<Known extends Lead>(stored: Known, accountId: string) {
  const waiting = useWaitingNotes(accountId, stored._id)
  const isLate = (name: 'nextStepOn' | 'status' | 'visit') =>
    waiting.some(({ change, isRefused }) => change?.[name] !== undefined && !isRefused)
  return {
    lead: asWanted(stored, waiting),
    late: { step: isLate('nextStepOn') || isLate('status'), visit: isLate('visit') },
  }
}

const Late = () => <Tag tone="waiting">{words.lines.waiting}</Tag>

function Heading({ lead: { name, kind, createdAt, property, deletedProperty } }: { lead: Lead }) {
  return (
    <header className="grid min-w-0 gap-1">
      <h1 className="wrap-anywhere">{name || words.nobodyNamed}</h1>
      <p className="text-ink-700">
        {words.of(words.kinds[kind], shortDayOf(createdAt))}
        {property && (
          <>
            {' '}
            {words.about}{' '}
            <Link to={href(PANEL.property, { id: property._id })} className="underline underline-offset-4">
              <ListingPlate property={property} />
            </Link>
          </>
        )}
        {deletedProperty && (
          <>
            {' '}
            {words.about} <DeletedListing deleted={deletedProperty} />
          </>
        )}
      </p>
    </header>
  )
}

function StepTag({ lead }: { lead: WholeLead }) {
  const { when, tone } = stepOf(lead)
  return when && <Tag tone={tone}>{when}</Tag>
}
