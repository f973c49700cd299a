import { type FormEvent, useState } from 'react'
import type { LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { shortDayOf } from '#frontend/lib/format/panel-dates.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { greetingTo, listIntro, panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { chatWith } from './lead-words.ts'
import { ListingPlate } from './lead-row.tsx'
import { makeList, useMatches } from './use-leads.ts'

const words = panelLeads.matches

/** What the person looks for, in words that the search reads, and the listings that fit. */
export function Matches({ lead, onChange }: { lead: WholeLead; onChange: (change: LeadChange) => void }) {
  const own = lead.offer ? '' : lead.words.slice(0, LIMITS.maxSearchLetters)
  const wish = lead.looksFor ?? own
  const [typed, setTyped] = useState(wish)
  const { data, isPending } = useMatches(wish)

  function search(event: FormEvent) {
    event.preventDefault()
    onChange({ looksFor: typed.trim() || null })
  }

  return (
    <>
      <section className="grid gap-3 rounded-court border border-mist-200 bg-lime-0 p-4 sm:p-5">
        <h2 className="text-h3">{panelLeads.looksFor.title}</h2>
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
        <p className="text-small text-ink-700">{panelLeads.looksFor.read}</p>
      </section>
      {wish !== '' && isPending && <SkeletonLine className="h-40 w-full" />}
      {data && <Found key={wish} lead={lead} {...data} onChange={onChange} />}
    </>
  )
}

type FoundProps = {
  lead: WholeLead
  found: readonly Property[]
  isNear: boolean
  onChange: (change: LeadChange) => void
}

function Found({ lead, found, isNear, onChange }: FoundProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [made, setMade] = useState<{ code: string; text: string }>()
  const [failure, setFailure] = useState<string>()
  const title = found.length === 0 ? words.none : isNear ? words.near : words.title(found.length)

  function tick(id: string, isTicked: boolean) {
    setMade(undefined)
    setChosen(isTicked ? [...chosen, id] : chosen.filter((one) => one !== id))
  }

  async function send() {
    setFailure(undefined)
    try {
      const code = await makeList([...chosen])
      const listings = found.filter(({ _id }) => chosen.includes(_id))
      setMade({ code, text: textOf(lead, listings, code) })
    } catch (error) {
      setFailure(failureSentence(error, words.failed))
    }
  }

  return (
    <section className="min-w-0 rounded-court border border-mist-200 bg-lime-0">
      <h2 className="px-4 pt-3.5 pb-2.5 text-h3 sm:px-5">{title}</h2>
      <ul>
        {found.map((property) => (
          <Match
            key={property._id}
            property={property}
            sent={sentIn(lead, property._id)}
            isTicked={chosen.includes(property._id)}
            onTick={(isTicked) => tick(property._id, isTicked)}
          />
        ))}
      </ul>
      {chosen.length > 0 && !made && (
        <p className="flex flex-wrap items-center justify-between gap-3 border-t border-mist-200 bg-tea-50 px-4 py-2.5 sm:px-5">
          <b className="font-semibold">{words.chosen(chosen.length)}</b>
          <Button onClick={() => void send()}>{words.send}</Button>
        </p>
      )}
      {failure && <Alert>{failure}</Alert>}
      {made && (
        <Message
          lead={lead}
          text={made.text}
          onText={(text) => setMade({ ...made, text })}
          onSent={() => onChange({ sentList: made.code, ...(lead.status === 'new' && { status: 'called' }) })}
        />
      )}
    </section>
  )
}

type MatchProps = {
  property: Property
  sent: ReturnType<typeof sentIn>
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function Match({ property, sent, isTicked, onTick }: MatchProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 border-t border-mist-200 px-4 py-2.5 sm:px-5">
      <span className="grid gap-1">
        <Checkbox checked={isTicked} onChange={(event) => onTick(event.target.checked)}>
          <ListingPlate property={{ ...property, city: property.location.city, price: property.price }} />
        </Checkbox>
        {sent && (
          <span className="flex gap-2 pl-8">
            <Tag tone="quiet">{words.sent(shortDayOf(sent.at))}</Tag>
            {sent.isOpened && <Tag tone="good">{words.opened}</Tag>}
          </span>
        )}
      </span>
      <b className="pt-2 font-display text-body font-semibold whitespace-nowrap">{shortPriceOf(property)}</b>
    </li>
  )
}

type MessageProps = { lead: WholeLead; text: string; onText: (text: string) => void; onSent: () => void }

function Message({ lead, text, onText, onSent }: MessageProps) {
  async function copy() {
    await navigator.clipboard.writeText(text)
    showToast('success', words.copied)
    onSent()
  }
  return (
    <div className="grid gap-3 border-t border-mist-200 px-4 py-3.5 sm:px-5">
      <TextArea label={words.text} rows={8} value={text} onChange={(event) => onText(event.target.value)} />
      <p className="text-small text-ink-700">{words.hint}</p>
      <p className="flex flex-wrap gap-2">
        {lead.phone !== '' && (
          <a href={chatWith(lead, text)} {...NEW_TAB} onClick={onSent} className={buttonLook()}>
            <WhatsAppIcon />
            {words.open}
          </a>
        )}
        <Button look="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </p>
    </div>
  )
}

/** Greeting, a line for each listing, and the link of the list. */
function textOf(lead: WholeLead, listings: readonly Property[], code: string): string {
  const link = location.origin + href(PATHS.sharedListPage, { code })
  const lines = listings.map((property) =>
    [`${property.number}: ${property.title}`, shortPriceOf(property)].filter(Boolean).join(', '),
  )
  return [greetingTo(lead), '', ...lines, '', `${listIntro(lead.language)} ${link}`, FIRM.name].join('\n')
}

/** When a listing was last sent to the person, and whether the link was opened. */
function sentIn({ lines }: WholeLead, propertyId: string) {
  const line = lines.findLast(({ list }) => list?.propertyIds.includes(propertyId))
  return line && { at: line.at, isOpened: line.list?.openedAt !== null }
}
