import { EMPTY_ENQUIRY, type EnquiryFields } from './enquiry-rules.ts'

let person = EMPTY_ENQUIRY
const messagesById = new Map<string, string>()

/** What was typed and not yet sent: the person's own fields for every property, the message for its property only. */
export function draftFor(propertyId: string): EnquiryFields {
  return { ...person, message: messagesById.get(propertyId) ?? '' }
}

export function keepDraft(propertyId: string, fields: EnquiryFields) {
  person = fields
  messagesById.set(propertyId, fields.message)
}

export function forgetDraft(propertyId: string) {
  person = EMPTY_ENQUIRY
  messagesById.delete(propertyId)
}
