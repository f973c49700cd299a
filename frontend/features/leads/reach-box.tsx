import { Phone } from 'lucide'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Lead, LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { NEW_TAB, phoneLink, phoneSaid } from '#frontend/lib/navigation/links.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { focusOnce } from '#frontend/ui/focus-once.ts'
import { chatWith } from './lead-words.ts'

type ReachBoxProps = {
  lead: WholeLead
  mayEdit: boolean
  isBusy: boolean
  /** Something else on the screen is the thing to do now. */
  isQuiet: boolean
  onChange: (change: LeadChange) => void
}

/** The ways to reach the person, when best, who looks after them, and where they came from. */
export function ReachBox({ lead, mayEdit, isBusy, isQuiet, onChange }: ReachBoxProps) {
  const { phone, email, language, assignedToName, status, page, kind } = lead
  return (
    <>
      <ReachButtons lead={lead} isQuiet={isQuiet} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 divide-y divide-mist-200 leading-snug">
        <Row name={words.phone}>{phone && phoneSaid(phone)}</Row>
        <Row name={words.email}>{email}</Row>
        <Row name={words.speaks}>{language && LANGUAGE_NAMES[language]}</Row>
        <Row name={words.bestTime}>
          {mayEdit ? (
            <BestTime key={lead.bestTime} bestTime={lead.bestTime} isBusy={isBusy} onChange={onChange} />
          ) : (
            lead.bestTime
          )}
        </Row>
        <Row name={words.with}>{assignedToName ?? words.nobody}</Row>
        <Row name={words.status}>{words.statuses[status]}</Row>
        <Row name={words.cameBy}>{kind !== 'noted' && page && words.pages(page)}</Row>
      </dl>
    </>
  )
}

/** A call, and a chat in the person's language. */
export function ReachButtons({ lead, isQuiet = false }: { lead: Lead; isQuiet?: boolean }) {
  if (lead.phone === '') return null
  return (
    <p className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
      <a
        href={phoneLink(lead.phone)}
        data-call
        className={buttonLook({ look: isQuiet ? 'secondary' : 'primary', size: 'small' })}
      >
        <Icon of={Phone} />
        {words.callShort}
      </a>
      <a
        href={chatWith(lead)}
        {...NEW_TAB}
        data-whatsapp
        className={buttonLook({ look: 'secondary', size: 'small' })}
      >
        <WhatsAppIcon />
        {words.whatsAppShort}
      </a>
    </p>
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

const LANGUAGE_NAMES: Record<string, string> = { en: 'English', bn: 'Bengali', hi: 'Hindi', ne: 'Nepali' }

type BestTimeProps = {
  bestTime: string | null
  isBusy: boolean
  onChange: (change: LeadChange) => void
}

function BestTime({ bestTime, isBusy, onChange }: BestTimeProps) {
  const [typed, setTyped] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    onChange({ bestTime: typed?.trim() ?? '' })
  }

  if (typed === undefined)
    return (
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        {bestTime}
        <button
          type="button"
          aria-label={bestTime ? words.changeBestTime : words.addBestTime}
          className="-my-2.5 min-h-11 text-small underline underline-offset-4"
          onClick={() => setTyped(bestTime ?? '')}
        >
          {bestTime ? words.looksFor.change : words.addBestTime}
        </button>
      </span>
    )
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <TextField
        ref={focusOnce}
        label={words.bestTimeLabel}
        placeholder={words.bestTimeHint}
        value={typed}
        maxLength={LIMITS.shortTextLetters}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="secondary" size="small" className="justify-self-start" isHeld={isBusy}>
        {words.lines.save}
      </Button>
    </form>
  )
}
