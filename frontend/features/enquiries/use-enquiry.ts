import { useState } from 'react'
import { FIRM } from '#contract/firm.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { chatText } from './chat-text.ts'
import { draftFor, forgetDraft, keepDraft, rememberedPerson, rememberPerson } from './draft.ts'
import { checkEnquiry, EMPTY_ENQUIRY, type EnquiryField, type EnquiryFields } from './enquiry-rules.ts'
import { handedOver, openChat } from './open-chat.ts'

type Outcome = 'wrong' | 'blocked' | 'sent'

export type Enquiry = ReturnType<typeof useEnquiry>

/** The enquiry about one property: its fields and errors, and how it is sent. */
export function useEnquiry({ _id: id, title }: Pick<Property, '_id' | 'title'>) {
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
    const link = whatsAppLink(FIRM.whatsAppDigits, chatText(fields, { id, title, address }))
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
