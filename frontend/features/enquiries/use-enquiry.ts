import { useState } from 'react'
import { FIRM } from '#contract/firm.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { whatsAppLink } from '#frontend/lib/navigation/links.ts'
import {
  checkEnquiry,
  EMPTY_ENQUIRY,
  type EnquiryField,
  type EnquiryFields,
  plainPhone,
} from './enquiry-rules.ts'
import { handedOver, openChat } from './open-chat.ts'
import { leaveCopy } from './recorded-copy.ts'
import { isVisitDay, NO_VISIT, type VisitWish } from './visit-fields.tsx'
import { dayOf } from '#frontend/lib/format/day.ts'
import { messages } from '#frontend/messages/messages.ts'

type Outcome = 'wrong' | 'blocked' | 'sent'

export type Enquiry = ReturnType<typeof useEnquiry>

/** The enquiry about one property: its fields and errors, and how it is sent. */
export function useEnquiry({ _id: id, number, title }: Pick<Property, '_id' | 'number' | 'title'>) {
  const [fields, setFields] = useState(() => draftFor(id))
  const [errors, setErrors] = useState<Partial<EnquiryFields>>({})
  const [isRemembered, setIsRemembered] = useState(() => rememberedPerson() !== undefined)
  const [isSending, setIsSending] = useState(false)
  const [visit, setVisit] = useState(() => visitsById.get(id) ?? NO_VISIT)
  const [visitError, setVisitError] = useState<string>()
  const [blockedLink, setBlockedLink] = useState<string>()

  const { about, bareLink } = chatAbout(id, `${number} · ${title}`)

  function change(field: EnquiryField, text: string) {
    const next = { ...fields, [field]: text }
    setFields(next)
    keepDraft(id, next)
    setErrors({ ...errors, [field]: undefined })
    setBlockedLink(undefined)
  }

  /** Off: forgotten at once. On: remembered once the enquiry has been sent. */
  function remember(isWanted: boolean) {
    setIsRemembered(isWanted)
    if (!isWanted) rememberPerson(undefined)
  }

  function reset() {
    rememberPerson(isRemembered ? fields : undefined)
    forgetDraft(id)
    setFields(EMPTY_ENQUIRY)
    setVisit(NO_VISIT)
  }

  function changeVisit(wish: VisitWish) {
    setVisit(wish)
    visitsById.set(id, wish)
    setVisitError(undefined)
    setBlockedLink(undefined)
  }

  /** The copy for the firm, where enquiries are recorded; made once the chat has opened. */
  function record() {
    if (import.meta.env.RECORD_ENQUIRIES !== 'true') return
    const { name, email, phone, message } = fields
    const copy = {
      propertyId: id,
      name: name.trim(),
      email: email.trim(),
      phone: plainPhone(phone),
      message: message.trim(),
    }
    const wish = { ...(visit.on && { visitOn: visit.on }), ...(visit.part && { visitPart: visit.part }) }
    leaveCopy({ ...copy, ...wish })
  }

  /** Awaits nothing before the chat opens: browsers allow new tabs only during the click. */
  async function send(): Promise<Outcome> {
    const found = checkEnquiry(fields)
    setErrors(found)
    const isWrongDay = visit.on !== '' && !isVisitDay(visit.on)
    setVisitError(isWrongDay ? messages.enquiryVisit.wrongDay : undefined)
    if (Object.keys(found).length > 0 || isWrongDay) return 'wrong'
    const link = whatsAppLink(FIRM.whatsAppDigits, chatText(fields, about, visit))
    if (!openChat(link)) {
      setBlockedLink(link)
      return 'blocked'
    }
    record()
    setIsSending(true)
    await handedOver()
    setIsSending(false)
    return 'sent'
  }

  return {
    fields,
    errors,
    visit,
    visitError,
    isSending,
    isRemembered,
    blockedLink,
    bareLink,
    change,
    changeVisit,
    remember,
    record,
    reset,
    send,
  }
}

/** What a chat is about, and a chat for who does not want to fill in a form. */
function chatAbout(id: string, title: string) {
  const address = new URL(siteHref(href(PATHS.viewPage, { id })), location.origin).href
  const text = [messages.enquiryOpening.chat(id), title, address].join('\n')
  return { about: { id, title, address }, bareLink: whatsAppLink(FIRM.whatsAppDigits, text) }
}

const KEY = 'enquiry_person'

let person: EnquiryFields | undefined
const messagesById = new Map<string, string>()
const visitsById = new Map<string, VisitWish>()

/**
 * What was typed and not yet sent: the person's details for every listing, the message for its own listing only, as is the wish for a
 * visit. Details remembered on this device are filled in.
 */
function draftFor(propertyId: string): EnquiryFields {
  return { ...(person ?? rememberedPerson() ?? EMPTY_ENQUIRY), message: messagesById.get(propertyId) ?? '' }
}

function keepDraft(propertyId: string, fields: EnquiryFields) {
  person = fields
  messagesById.set(propertyId, fields.message)
}

function forgetDraft(propertyId: string) {
  person = undefined
  messagesById.delete(propertyId)
  visitsById.delete(propertyId)
}

/** Remembers name, phone and email on this device; with undefined forgets them. */
function rememberPerson(fields: EnquiryFields | undefined) {
  try {
    if (fields) localStorage.setItem(KEY, JSON.stringify({ ...fields, message: '' }))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage can be switched off; then nobody is remembered.
  }
}

function rememberedPerson(): EnquiryFields | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const text = (field: string) => String(Object.entries(stored).find(([key]) => key === field)?.[1] ?? '')
    return { name: text('name'), phone: text('phone'), email: text('email'), message: '' }
  } catch {
    return undefined
  }
}

const LONE_SURROGATES = /\p{Surrogate}/gu

/** The line of a wish for a visit; none where nothing is wished. */
function visitLine({ on, part }: VisitWish): string[] {
  const { chat, parts } = messages.enquiryVisit
  const when = [on && messages.words.day(dayOf(on)), part && parts[part]].filter(Boolean).join(', ')
  return when === '' ? [] : [chat(when)]
}

type About = { id: string; title: string; address: string }

/** The specified lines of an enquiry, then the listing's title and address on the site. */
export function chatText(
  { name, email, phone, message }: EnquiryFields,
  { id, title, address }: About,
  visit = NO_VISIT,
): string {
  const { name: nameLine, email: emailLine, phone: phoneLine, message: messageLine } = messages.enquiry.chat
  return [
    messages.enquiryOpening.chat(id),
    nameLine(name.trim()),
    emailLine(email.trim()),
    phoneLine(plainPhone(phone)),
    messageLine(message.trim()),
    ...visitLine(visit),
    title,
    address,
  ]
    .join('\n')
    .replace(LONE_SURROGATES, '\uFFFD')
}
