import { LockKeyhole, Send } from 'lucide'
import { useState } from 'react'
import { href } from '#contract/paths.ts'
import type { WholeLead } from '#contract/leads/leads.ts'
import type { Property } from '#contract/properties/replies.ts'
import { comparedRate } from '#contract/units/rates.ts'
import { useCover } from '#frontend/lib/format/cover-stand-in.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { messages } from '#frontend/messages/messages.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture } from '#frontend/ui/picture.tsx'
import { Plate } from '#frontend/ui/plate.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { ListMessage, messageOf } from './list-message.tsx'
import { makeList } from './make-list.ts'

const words = panelLeads.matches

/** A listing in a row that can be ticked: why it fits or what it lacks, and when the person was last sent it. */
export type Candidate = {
  property: Property
  why: string
  sent?: { when: string; isOpened: boolean } | undefined
  /** What is never sent. */
  secret?: string
}
export type CandidateGroup = { title: string; hint?: string; candidates: readonly Candidate[] }

type SendListingsProps = {
  groups: readonly CandidateGroup[]
  /** What stands below them. */
  note?: string | undefined
  /** Who is written to; without one the text greets nobody, and WhatsApp asks for the chat. */
  lead?: WholeLead
  /** Called with the list's code once the text was opened or copied. */
  onSent?: (code: string) => void
  /** Called when the text is opened and when it is gone. */
  onWriting?: (isWriting: boolean) => void
}

/** Listings to choose from, and the text that sends those chosen. */
export function SendListings({ groups, note, lead, onSent, onWriting }: SendListingsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [made, setMade] = useState<{ code: string; text: string }>()
  const [isMaking, setIsMaking] = useState(false)
  const [failure, setFailure] = useState<string>()

  function tick(id: string, isTicked: boolean) {
    setMade(undefined)
    onWriting?.(false)
    setChosen(isTicked ? [...chosen, id] : chosen.filter((one) => one !== id))
  }

  async function send() {
    setFailure(undefined)
    setIsMaking(true)
    try {
      const code = await makeList([...chosen])
      const listings = groups
        .flatMap(({ candidates }) => candidates.map(({ property }) => property))
        .filter(({ _id }) => chosen.includes(_id))
      setMade({ code, text: messageOf(lead, listings, code) })
      onWriting?.(true)
    } catch (error) {
      setFailure(failureSentence(error, words.failed))
    }
    setIsMaking(false)
  }

  return (
    <>
      {groups.map(({ title, hint, candidates }) => (
        <section key={title} aria-label={title} className="border-t border-mist-200 first:border-t-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3.5 pb-2.5 sm:px-5">
            <h2 className="text-h3">{title}</h2>
            {hint && <p className="text-small text-ink-700">{hint}</p>}
          </div>
          <ul>
            {candidates.map((candidate) => (
              <CandidateRow
                key={candidate.property._id}
                {...candidate}
                isTicked={chosen.includes(candidate.property._id)}
                onTick={(isTicked) => tick(candidate.property._id, isTicked)}
              />
            ))}
          </ul>
        </section>
      ))}
      {note && <p className="border-t border-mist-200 px-4 py-3 text-small text-ink-700 sm:px-5">{note}</p>}
      {chosen.length > 0 && (
        <p className="sticky bottom-[64px] z-10 flex flex-wrap items-center justify-between gap-3 border-t border-mist-200 bg-tea-50 px-4 py-2.5 sm:px-5 lg:static">
          <b className="font-semibold">{words.chosen(chosen.length)}</b>
          <Button
            look={made || lead ? 'secondary' : 'primary'}
            size="small"
            isBusy={isMaking}
            onClick={() => void send()}
          >
            <Icon of={Send} />
            {words.send}
          </Button>
        </p>
      )}
      {failure && <Alert>{failure}</Alert>}
      {made && (
        <ListMessage
          phone={lead?.phone ?? ''}
          {...made}
          onText={(text) => setMade({ ...made, text })}
          onSent={() => onSent?.(made.code)}
        />
      )}
    </>
  )
}

type CandidateRowProps = Candidate & { isTicked: boolean; onTick: (isTicked: boolean) => void }

function CandidateRow({ property, why, sent, secret, isTicked, onTick }: CandidateRowProps) {
  const { _id, number, title } = property
  const rate = comparedRate(property)
  const cover = useCover(property)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-t border-mist-200 py-2.5 pr-4 pl-2 leading-snug sm:grid-cols-[auto_72px_minmax(0,1fr)_auto] sm:pr-5 sm:pl-3">
      <Checkbox
        aria-label={words.choose(number, title)}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        className="min-w-[44px] justify-center self-start sm:self-center"
      >
        {null}
      </Checkbox>
      <Picture {...cover} sizes="72px" className="h-13.5 w-18 max-sm:hidden" />
      <p className="min-w-0">
        <Link to={href(PANEL.property, { id: _id })} className="wrap-anywhere hover:underline">
          <Plate className="mr-2">{number}</Plate>
          <ListingTitle title={title} />
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small wrap-anywhere text-ink-700">
          {why}
          {sent && (
            <Tag tone="quiet" className="!min-h-6 !py-0">
              {words.sent(sent.when)}
              {sent.isOpened && `, ${words.opened}`}
            </Tag>
          )}
          {secret && (
            <span className="flex items-center gap-1 rounded-tag bg-paste px-2 text-ink-900">
              <Icon of={LockKeyhole} size={16} />
              <span className="sr-only">{words.onlyStaff} </span>
              {secret}
            </span>
          )}
        </span>
      </p>
      <p className="max-sm:col-start-2 sm:text-right">
        <b className="font-display text-body font-semibold sm:whitespace-nowrap">
          {shortPriceOf(property) ?? words.onRequest}
        </b>
        {rate && (
          <span className="text-micro text-ink-500 max-sm:ml-2 sm:block">
            {messages.card.rates[rate.per](rate.price)}
          </span>
        )}
      </p>
    </li>
  )
}
