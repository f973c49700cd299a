import { VISIT_PARTS } from '#contract/leads/kinds.ts'
import { storedDraft, storeDraft } from '#frontend/lib/browser/tab-draft.ts'
import { EMPTY_ENQUIRY, type EnquiryFields } from './enquiry-rules.ts'
import type { VisitWish } from './visit-fields.tsx'

/** An enquiry that is not sent yet. */
export type EnquiryDraft = { fields: EnquiryFields; visit: VisitWish }

const DRAFT = 'enquiry_draft'
const PERSON = ['name', 'phone', 'email'] as const
/** The person's details, and the message, day and part of the day for the last twenty listings. */
const MOST_FIELDS = PERSON.length + 3 * 20

/** Where storage is switched off. */
let unstored: Record<string, string> = {}
const typed = () => storedDraft(DRAFT) ?? unstored

const namesFor = (propertyId: string) => ({
  message: `message ${propertyId}`,
  on: `day ${propertyId}`,
  part: `part ${propertyId}`,
})

/**
 * What was typed and not yet sent: the person's details for every listing, the message for its own listing only, as is the wish for a
 * visit. Details remembered on this device are filled in.
 */
export function draftFor(propertyId: string): EnquiryDraft {
  const known = typed()
  const text = (name: string) => known[name] ?? ''
  const names = namesFor(propertyId)
  const person =
    'name' in known
      ? { name: text('name'), phone: text('phone'), email: text('email') }
      : (rememberedPerson() ?? EMPTY_ENQUIRY)
  const part = VISIT_PARTS.find((one) => one === text(names.part)) ?? ''
  return { fields: { ...person, message: text(names.message) }, visit: { on: text(names.on), part } }
}

export function keepDraft(propertyId: string, { fields, visit }: EnquiryDraft) {
  const { message, ...person } = fields
  const names = namesFor(propertyId)
  replace(propertyId, {
    ...person,
    [names.message]: message,
    [names.on]: visit.on,
    [names.part]: visit.part,
  })
}

export function forgetDraft(propertyId: string) {
  replace(propertyId, {})
}

/** The newest stands last, and the oldest makes room. */
function replace(propertyId: string, fields: Record<string, string>) {
  const outdated: readonly string[] = [...PERSON, ...Object.values(namesFor(propertyId))]
  const others = Object.entries(typed()).filter(([name]) => !outdated.includes(name))
  unstored = Object.fromEntries([...others, ...Object.entries(fields)].slice(-MOST_FIELDS))
  storeDraft(DRAFT, unstored)
}

const REMEMBERED = 'enquiry_person'

/** Remembers name, phone and email on this device; with undefined forgets them. */
export function rememberPerson(fields: EnquiryFields | undefined) {
  try {
    if (fields) localStorage.setItem(REMEMBERED, JSON.stringify({ ...fields, message: '' }))
    else localStorage.removeItem(REMEMBERED)
  } catch {
    // Storage can be switched off; then nobody is remembered.
  }
}

export function rememberedPerson(): EnquiryFields | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const text = (field: string) => String(Object.entries(stored).find(([key]) => key === field)?.[1] ?? '')
    return { name: text('name'), phone: text('phone'), email: text('email'), message: '' }
  } catch {
    return undefined
  }
}
