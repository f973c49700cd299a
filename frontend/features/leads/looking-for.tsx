import { MailCheck, Send } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { LookingReply } from '#contract/leads/leads.ts'
import { href } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { sent, stepOf } from './lead-words.ts'
import type { SearchSayings } from './matches.tsx'
import { ListMessage, messageOf } from './list-message.tsx'
import { makeList } from './make-list.ts'
import { useLeadChange } from './use-lead.ts'
import { useLooking, useWaitingAlerts } from './use-looking.ts'

const words = panelLeads.looking
const FIRST_SHOWN = 5

type Looking = LookingReply['looking'][number]
type LookingForProps = { property: Property; accountId: string; say: SearchSayings }

/** Open leads that look for what a listing is, each of whom can be sent it. */
export function LookingFor({ property, accountId, say }: LookingForProps) {
  const { data, isLoading } = useLooking([property._id])
  if (isLoading) return <span aria-busy hidden />
  if (!data || data.looking.length === 0) return null
  const count = `${data.looking.length}${data.more ? '+' : ''}`
  return (
    <LookingList title={words.title(count)} looking={data.looking}>
      {(looking) => <MatchOffer looking={looking} property={property} accountId={accountId} say={say} />}
    </LookingList>
  )
}

/** Visitors whose mail alert waits for what a listing is. */
export function WaitingAlerts({ propertyId }: { propertyId: string }) {
  const { data, isLoading } = useWaitingAlerts(propertyId)
  if (isLoading) return <span aria-busy hidden />
  if (!data || data.alerts === 0) return null
  return (
    <p className="flex items-center gap-3 border-t border-mist-200 px-4 py-3 leading-snug first:border-t-0 sm:px-5">
      <Icon of={MailCheck} className="text-tea-700" />
      {words.told(`${data.alerts}${data.more ? '+' : ''}`)}
    </p>
  )
}

/** Open leads that look for what listings of a search are. */
export function LookingForThese({ ids, say }: { ids: string[]; say: SearchSayings }) {
  const { data } = useLooking(ids)
  const looking = data?.looking.filter(({ listings }) => listings.some(({ differs }) => differs.length === 0))
  if (!data || !looking || looking.length === 0) return null
  return (
    <div className="border-t border-mist-200">
      <LookingList title={words.ofSearch(`${looking.length}${data.more ? '+' : ''}`)} looking={looking}>
        {(one) => (
          <Row looking={one} says={saysOf(one, say, [])}>
            <Link
              to={href(PANEL.lead, { id: one.lead._id })}
              aria-label={words.openOf(one.lead.name)}
              className={buttonLook({ look: 'secondary', size: 'small' })}
            >
              {words.open}
            </Link>
          </Row>
        )}
      </LookingList>
    </div>
  )
}

type LookingListProps = { title: string; looking: Looking[]; children: (looking: Looking) => ReactNode }

function LookingList({ title, looking, children }: LookingListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? looking : looking.slice(0, FIRST_SHOWN)
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="px-4 pt-3.5 pb-2.5 text-h3 sm:px-5">{title}</h2>
      <ul>
        {shown.map((one) => (
          <li key={one.lead._id} className="border-t border-mist-200">
            {children(one)}
          </li>
        ))}
      </ul>
      {shown.length < looking.length && (
        <p className="border-t border-mist-200 px-4 py-2.5 sm:px-5">
          <Button look="secondary" size="small" onClick={() => setIsWhole(true)}>
            {words.all(looking.length)}
          </Button>
        </p>
      )}
    </section>
  )
}

type RowProps = { looking: Looking; says: string; children: ReactNode }

function Row({ looking: { lead }, says, children }: RowProps) {
  const step = stepOf(lead)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 leading-snug wrap-anywhere sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={href(PANEL.lead, { id: lead._id })}
            className="inline-flex min-h-6 items-center font-semibold hover:underline"
          >
            {lead.name || panelLeads.nobodyNamed}
          </Link>
          {step.when && (
            <Tag tone={step.tone} className="!min-h-6 !py-0">
              {step.when}
            </Tag>
          )}
        </p>
        <p className="text-small text-ink-700">{says}</p>
      </div>
      {children}
    </div>
  )
}

function MatchOffer({ looking, property, accountId, say }: LookingForProps & { looking: Looking }) {
  const { lead, listings } = looking
  const [only] = listings
  const { mutate } = useLeadChange(lead, accountId)
  const [made, setMade] = useState<{ code: string; text: string }>()
  const [isMaking, setIsMaking] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function make() {
    setFailure(undefined)
    setIsMaking(true)
    try {
      const code = await makeList([property._id])
      setMade({ code, text: messageOf(lead, [property], code) })
    } catch (error) {
      setFailure(failureSentence(error, panelLeads.matches.failed))
    }
    setIsMaking(false)
  }

  return (
    <>
      <Row looking={looking} says={saysOf(looking, say, only?.differs ?? [])}>
        {only?.sentAt ? (
          <Tag tone="quiet">{panelLeads.matches.sent(shortDayOf(only.sentAt))}</Tag>
        ) : (
          <Button
            aria-label={words.sendTo(lead.name)}
            look="secondary"
            size="small"
            isBusy={isMaking}
            onClick={() => void make()}
          >
            <Icon of={Send} />
            {words.send}
          </Button>
        )}
      </Row>
      {failure && <Alert>{failure}</Alert>}
      {made && (
        <ListMessage
          phone={lead.phone}
          {...made}
          onText={(text) => setMade({ ...made, text })}
          onSent={() =>
            mutate(sent(made.code, lead), {
              onError: (error) => setFailure(failureSentence(error, panelLeads.notSaved)),
            })
          }
        />
      )}
    </>
  )
}

/** What somebody looks for, and in what the listing differs from it. */
function saysOf(
  { wish, reading }: Looking,
  say: SearchSayings,
  differs: Looking['listings'][number]['differs'],
) {
  const pieces = new Set(say.pieces(wish, reading).map(({ label }) => label))
  return [words.reads([...pieces].join(', ')), ...differs.map(say.difference)].join(' ')
}
