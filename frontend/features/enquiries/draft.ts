import { EMPTY_ENQUIRY, type EnquiryFields } from './enquiry-rules.ts'

const KEY = 'enquiry_person'

let person: EnquiryFields | undefined
const messagesById = new Map<string, string>()

/**
 * What was typed and not yet sent: the person's details for every listing, the message for its own listing only. Details
 * remembered on this device are filled in.
 */
export function draftFor(propertyId: string): EnquiryFields {
  return { ...(person ?? rememberedPerson() ?? EMPTY_ENQUIRY), message: messagesById.get(propertyId) ?? '' }
}

export function keepDraft(propertyId: string, fields: EnquiryFields) {
  person = fields
  messagesById.set(propertyId, fields.message)
}

export function forgetDraft(propertyId: string) {
  person = undefined
  messagesById.delete(propertyId)
}

/** Remembers name, phone and email on this device; with undefined forgets them. */
export function rememberPerson(fields: EnquiryFields | undefined) {
  try {
    if (fields) localStorage.setItem(KEY, JSON.stringify({ ...fields, message: '' }))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage can be switched off; then nobody is remembered.
  }
}

export function rememberedPerson(): EnquiryFields | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const text = (field: string) => String(Object.entries(stored).find(([key]) => key === field)?.[1] ?? '')
    return { name: text('name'), phone: text('phone'), email: text('email'), message: '' }
  } catch {
    return undefined
  }
}
