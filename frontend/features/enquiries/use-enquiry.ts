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
import {
  draftFor,
  type EnquiryDraft,
  forgetDraft,
  keepDraft,
  rememberedPerson,
  rememberPerson,
} from './enquiry-draft.ts'
import { handedOver, openChat } from './open-chat.ts'
import { leaveCopy } from './recorded-copy.ts'
import { isVisitDay, NO_VISIT, type VisitWish } from './visit-fields.tsx'
import { dayOf } from '#frontend/lib/format/day.ts'
import { messages } from '#frontend/messages/messages.ts'

type Outcome = 'wrong' | 'blocked' | 'unsure' | 'sent'

export type Enquiry = ReturnType<typeof useEnquiry>

/** The enquiry about one property: its fields and errors, and how it is sent. Who asks for a visit need not write that too. */
export function useEnquiry(
  { _id: id, number, title }: Pick<Property, '_id' | 'number' | 'title'>,
  wantsVisit = false,
) {
  const [{ fields, visit }, setDraft] = useState(() => {
    const draft = draftFor(id)
    return wantsVisit ? { ...draft, fields: askingForVisit(draft.fields) } : draft
  })
  const [errors, setErrors] = useState<Partial<EnquiryFields>>({})
  const [isRemembered, setIsRemembered] = useState(() => rememberedPerson() !== undefined)
  const [isSending, setIsSending] = useState(false)
  const [visitError, setVisitError] = useState<string>()
  const [blockedLink, setBlockedLink] = useState<string>()
  const [isUnsure, setIsUnsure] = useState(false)

  const { about, bareLink } = chatAbout(id, `${number} · ${title}`)

  function keep(draft: EnquiryDraft) {
    setDraft(draft)
    keepDraft(id, draft)
    setBlockedLink(undefined)
    setIsUnsure(false)
  }

  function change(field: EnquiryField, text: string) {
    keep({ fields: { ...fields, [field]: text }, visit })
    setErrors({ ...errors, [field]: undefined })
  }

  /** Off: forgotten at once. On: remembered once the enquiry has been sent. */
  function remember(isWanted: boolean) {
    setIsRemembered(isWanted)
    if (!isWanted) rememberPerson(undefined)
  }

  function reset() {
    rememberPerson(isRemembered ? fields : undefined)
    forgetDraft(id)
    setDraft({ fields: EMPTY_ENQUIRY, visit: NO_VISIT })
  }

  function changeVisit(wish: VisitWish) {
    keep({ fields: askingForVisit(fields), visit: wish })
    setVisitError(undefined)
  }

  /**
   * Leaves the copy for the firm, where enquiries are recorded, once the chat has opened. Without a connection only an installed
   * WhatsApp can have opened, of which no page hears: nothing is forgotten then, and what is sent again is copied once.
   */
  function opened(): 'unsure' | 'sent' {
    if (!isUnsure && import.meta.env.RECORD_ENQUIRIES === 'true') leaveCopy(copyOf(id, { fields, visit }))
    setIsUnsure(!navigator.onLine)
    return navigator.onLine ? 'sent' : 'unsure'
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
    const outcome = opened()
    setIsSending(true)
    await handedOver()
    setIsSending(false)
    return outcome
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
    isUnsure,
    change,
    changeVisit,
    remember,
    opened,
    reset,
    send,
  }
}

function copyOf(propertyId: string, { fields, visit }: EnquiryDraft) {
  const { name, email, phone, message } = fields
  return {
    propertyId,
    name: name.trim(),
    email: email.trim(),
    phone: plainPhone(phone),
    message: message.trim(),
    ...(visit.on && { visitOn: visit.on }),
    ...(visit.part && { visitPart: visit.part }),
  }
}

/** The question which day suits is answered by the choice of one. */
function askingForVisit(fields: EnquiryFields): EnquiryFields {
  const { message } = messages.enquiryVisit
  const asked = fields.message.replace(messages.enquiry.questions.visit.text, message)
  return { ...fields, message: asked || message }
}

/** What a chat is about, and a chat for who does not want to fill in a form. */
function chatAbout(id: string, title: string) {
  const address = new URL(siteHref(href(PATHS.viewPage, { id })), location.origin).href
  const text = [messages.enquiryOpening.chat(id), title, address].join('\n')
  return { about: { id, title, address }, bareLink: whatsAppLink(FIRM.whatsAppDigits, text) }
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
