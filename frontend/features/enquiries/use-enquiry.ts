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
import { messages } from '#frontend/messages/messages.ts'

type Outcome = 'wrong' | 'blocked' | 'sent'

export type Enquiry = ReturnType<typeof useEnquiry>

/** The enquiry about one property: its fields and errors, and how it is sent. */
export function useEnquiry({ _id: id, number, title }: Pick<Property, '_id' | 'number' | 'title'>) {
  const [fields, setFields] = useState(() => draftFor(id))
  const [errors, setErrors] = useState<Partial<EnquiryFields>>({})
  const [isRemembered, setIsRemembered] = useState(() => rememberedPerson() !== undefined)
  const [isSending, setIsSending] = useState(false)
  const [blockedLink, setBlockedLink] = useState<string>()

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
  }

  /** Awaits nothing before the chat opens: browsers allow new tabs only during the click. */
  async function send(): Promise<Outcome> {
    const found = checkEnquiry(fields)
    setErrors(found)
    if (Object.keys(found).length > 0) return 'wrong'
    const address = new URL(siteHref(href(PATHS.viewPage, { id })), location.origin).href
    const link = whatsAppLink(
      FIRM.whatsAppDigits,
      chatText(fields, { id, title: `${number} · ${title}`, address }),
    )
    if (!openChat(link)) {
      setBlockedLink(link)
      return 'blocked'
    }
    setIsSending(true)
    await handedOver()
    setIsSending(false)
    return 'sent'
  }

  return { fields, errors, isSending, isRemembered, blockedLink, change, remember, reset, send }
}

const KEY = 'enquiry_person'

let person: EnquiryFields | undefined
const messagesById = new Map<string, string>()

/**
 * What was typed and not yet sent: the person's details for every listing, the message for its own listing only. Details
 * remembered on this device are filled in.
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

type About = { id: string; title: string; address: string }

/** The specified lines of an enquiry, then the listing's title and address on the site. */
export function chatText(
  { name, email, phone, message }: EnquiryFields,
  { id, title, address }: About,
): string {
  const { name: nameLine, email: emailLine, phone: phoneLine, message: messageLine } = messages.enquiry.chat
  return [
    messages.enquiryOpening.chat(id),
    nameLine(name.trim()),
    emailLine(email.trim()),
    phoneLine(plainPhone(phone)),
    messageLine(message.trim()),
    title,
    address,
  ]
    .join('\n')
    .replace(LONE_SURROGATES, '\uFFFD')
}
