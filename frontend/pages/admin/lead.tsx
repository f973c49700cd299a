import { Phone } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { LEAD_STATUSES } from '#contract/leads/kinds.ts'
import { href } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { LeadRow, ListingPlate } from '#frontend/features/leads/lead-row.tsx'
import { chatWith, stepOf } from '#frontend/features/leads/lead-words.ts'
import { Matches, WaitingMatches } from '#frontend/features/leads/matches.tsx'
import { StepBox } from '#frontend/features/leads/step-box.tsx'
import { Timeline } from '#frontend/features/leads/timeline.tsx'
import { useColleagues, useErasure, useLead, useLeadChange } from '#frontend/features/leads/use-leads.ts'
import { VisitBox } from '#frontend/features/leads/visit-box.tsx'
import { type Access, accessOf } from '#frontend/features/session/access.ts'
import { differenceSentence } from '#frontend/features/properties/difference-sentence.ts'
import { readPieces } from '#frontend/features/properties/filters/active-filters.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { shortDayOf } from '#frontend/lib/format/panel-dates.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { NEW_TAB, phoneLink } from '#frontend/lib/navigation/links.ts'
import { OFFERED, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Select } from '#frontend/ui/form/select-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'

const SAYINGS = { pieces: readPieces, difference: differenceSentence }

/** One lead: how to reach the person, what is next, what they look for, and everything so far. */
export function LeadPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const { data, error, isPending, refetch } = useLead(id)
  useHead({ title: data ? `${data.name} | ${words.title}` : words.pageTitle, description: words.title })
  if (!accessOf(user).includes('look')) return <Alert tone="info">{SERVER_MESSAGES.approvalPending}</Alert>
  if (error instanceof ApiError && error.status === 404) return <Gone />
  if (isPending) return <Waiting />
  if (!data)
    return (
      <Failed
        sentence={failureSentence(error, words.failed)}
        retryLabel={words.retry}
        onRetry={() => void refetch()}
      />
    )
  return <Whole key={id} lead={data} />
}

/** Where the lead will stand. */
function Waiting() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-4">
      <span className="grid gap-2 pt-12">
        <SkeletonLine className="!h-8 w-64 max-w-full" />
        <SkeletonLine className="w-96 max-w-full" />
      </span>
      <div className="grid grid-cols-1 gap-4 min-[77.5rem]:grid-cols-[minmax(0,1fr)_356px]">
        <div className="min-[77.5rem]:col-start-2">
          <Box title={words.reach}>
            <SkeletonLine className="!h-11" />
            <SkeletonLine className="w-3/5" />
            <SkeletonLine className="w-2/5" />
          </Box>
        </div>
        <div className="min-w-0 min-[77.5rem]:col-start-1 min-[77.5rem]:row-start-1">
          <WaitingMatches />
        </div>
      </div>
    </div>
  )
}

function Gone() {
  return (
    <EmptyState isScreen title={words.notFound} sentences={[words.notFoundText]}>
      <Link to={PANEL.leads} className={buttonLook({ look: 'secondary' })}>
        {words.toLeads}
      </Link>
    </EmptyState>
  )
}

function Whole({ lead }: { lead: WholeLead }) {
  const { user } = useSession()
  const access = accessOf(user)
  const mayEdit = access.includes('edit')
  const changing = useLeadChange(lead._id)
  const box = { lead, isBusy: changing.isPending, onChange: change }

  function change(wanted: LeadChange) {
    changing.mutate(wanted, {
      onSuccess: () => showToast('success', words.saved),
      onError: (error) => showToast('danger', failureSentence(error, words.notSaved)),
    })
  }

  return (
    <article className="grid grid-cols-1 gap-4">
      <Link
        to={PANEL.leads}
        className="inline-flex min-h-11 items-center justify-self-start pr-2 text-small underline underline-offset-4"
      >
        {words.toLeads}
      </Link>
      <Heading lead={lead} />
      <div className="grid grid-cols-1 gap-4 min-[77.5rem]:grid-cols-[minmax(0,1fr)_356px] min-[77.5rem]:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 min-[77.5rem]:col-start-2">
          <Box title={words.reach} tag={<StepTag lead={lead} />}>
            <Reach
              lead={lead}
              access={access}
              userId={user?._id}
              isBusy={changing.isPending}
              onChange={change}
            />
          </Box>
          {mayEdit && (
            <Box title={words.step.title}>
              <StepBox key={`${lead.nextStep}${lead.nextStepOn}`} {...box} />
            </Box>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 min-[77.5rem]:col-start-1 min-[77.5rem]:row-span-2 min-[77.5rem]:row-start-1">
          {lead.offer ? <Offer lead={lead} /> : <Matches lead={lead} say={SAYINGS} onChange={change} />}
          <Timeline lead={lead} isBusy={changing.isPending} {...(mayEdit && { onChange: change })} />
          {lead.others.length > 0 && (
            <section className="min-w-0 rounded-court border border-mist-200 bg-lime-0">
              <h2 className="px-4 pt-3.5 pb-2.5 text-h3 sm:px-5">{words.others}</h2>
              <ul>
                {lead.others.map((other) => (
                  <LeadRow key={other._id} lead={other} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 min-[77.5rem]:col-start-2 min-[77.5rem]:row-start-2">
          {mayEdit && (
            <Box title={words.visit.title}>
              <VisitBox key={JSON.stringify(lead.visit)} {...box} />
            </Box>
          )}
          {access.includes('administer') && lead.phone !== '' && <Erasure phone={lead.phone} />}
        </div>
      </div>
    </article>
  )
}

function Heading({ lead: { name, kind, createdAt, property } }: { lead: WholeLead }) {
  return (
    <header className="grid gap-1">
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
      </p>
    </header>
  )
}

function StepTag({ lead }: { lead: WholeLead }) {
  const { when, tone } = stepOf(lead)
  return when && <Tag tone={tone}>{when}</Tag>
}

function Box({ title, tag, children }: { title: string; tag?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-court border border-mist-200 bg-lime-0 p-4 sm:p-5">
      <h2 className="flex flex-wrap items-center gap-3 text-h3">
        {title} <span className="font-sans">{tag}</span>
      </h2>
      {children}
    </section>
  )
}

type ReachProps = {
  lead: WholeLead
  access: Access
  userId: string | undefined
  isBusy: boolean
  onChange: (change: LeadChange) => void
}

/** The ways to reach the person, who looks after them, and where the firm stands with them. */
function Reach({ lead, access, userId, isBusy, onChange }: ReachProps) {
  const { phone, email, language, assignedTo, assignedToName } = lead
  const mayEdit = access.includes('edit')
  return (
    <>
      {phone !== '' && (
        <p className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
          <a href={phoneLink(phone)} className={buttonLook({ size: 'small' })}>
            <Icon of={Phone} />
            {words.callShort}
          </a>
          <a href={chatWith(lead)} {...NEW_TAB} className={buttonLook({ look: 'secondary', size: 'small' })}>
            <WhatsAppIcon />
            {words.whatsAppShort}
          </a>
        </p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 divide-y divide-mist-200 leading-snug">
        <Row name={words.phone}>{phone && spoken(phone)}</Row>
        <Row name={words.email}>{email}</Row>
        <Row name={words.speaks}>{language && LANGUAGE_NAMES[language]}</Row>
        <Row name={words.with}>
          {access.includes('administer') ? (
            <HandOver lead={lead} onChange={onChange} />
          ) : (
            <span className="flex flex-wrap items-center justify-between gap-2">
              {assignedToName ?? words.nobody}
              {mayEdit && assignedTo !== userId && (
                <Button
                  look="secondary"
                  size="small"
                  disabled={isBusy}
                  onClick={() => onChange({ assignedTo: userId ?? null })}
                >
                  {words.take}
                </Button>
              )}
            </span>
          )}
        </Row>
        <Row name={words.status}>
          {mayEdit ? <Status lead={lead} onChange={onChange} /> : words.statuses[lead.status]}
        </Row>
      </dl>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="col-span-2 grid grid-cols-subgrid items-center py-2 last:pb-0">
      <dt className="text-small text-ink-700">{name}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}

/** A number of ten digits in two fives, as it is said on the phone. */
const spoken = (phone: string) => phone.replace(/^(\+?\d*?)(\d{5})(\d{5})$/, '$1 $2 $3').trim()

type SelectProps = { lead: WholeLead; onChange: (change: LeadChange) => void }

/** For admins: who looks after the lead. */
function HandOver({ lead, onChange }: SelectProps) {
  const { data = [] } = useColleagues(true)
  return (
    <Select
      aria-label={words.handOver}
      value={lead.assignedTo ?? ''}
      onChange={({ target }) => onChange({ assignedTo: target.value || null })}
      options={[
        { value: '', label: words.nobody },
        ...data.map(({ _id, username }) => ({ value: _id, label: username })),
      ]}
    />
  )
}

function Status({ lead, onChange }: SelectProps) {
  return (
    <Select
      aria-label={words.status}
      value={lead.status}
      onChange={({ target }) => {
        const status = LEAD_STATUSES.find((one) => one === target.value)
        if (status) onChange({ status })
      }}
      options={LEAD_STATUSES.map((value) => ({ value, label: words.statuses[value] }))}
    />
  )
}

const LANGUAGE_NAMES: Record<string, string> = { en: 'English', bn: 'Bengali', hi: 'Hindi', ne: 'Nepali' }

function Offer({ lead: { _id, offer, words: said } }: { lead: WholeLead }) {
  if (!offer) return null
  const { category, place, size, wantedPrice } = offer
  return (
    <Box title={words.offer(offer)}>
      <p>{[category, place, size, wantedPrice].filter(Boolean).join(', ')}</p>
      {said && <p className="whitespace-pre-line wrap-anywhere">{said}</p>}
      <Link
        to={`${PANEL.addProperty}?${OFFERED}=${_id}`}
        className={buttonLook({ className: 'justify-self-start' })}
      >
        {words.makeListing}
      </Link>
    </Box>
  )
}

/** For admins: everything of the person is deleted, whatever it is called and wherever it stands. */
function Erasure({ phone }: { phone: string }) {
  const erasing = useErasure()
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        look="dangerOutline"
        size="small"
        className="justify-self-start"
        onClick={() => setIsAsked(true)}
      >
        {words.erase.button}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.erase.title}
          closeLabel={words.erase.cancel}
          cancelLabel={words.erase.cancel}
          confirmLabel={words.erase.confirm}
          look="danger"
          isBusy={erasing.isPending}
          busyLabel={words.erase.busy}
          onConfirm={() =>
            erasing.mutate(phone, {
              onSuccess: ({ message }) => {
                showToast('success', message)
                void navigate(PANEL.leads)
              },
            })
          }
          onClosed={() => setIsAsked(false)}
        >
          {erasing.error && <Alert>{failureSentence(erasing.error, words.erase.failed)}</Alert>}
          <p>{words.erase.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
