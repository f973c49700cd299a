import { CONTACT_FIELDS, type ContactFields } from './contact-rules.ts'

const KEY = 'contact_draft'

/** What was typed and not yet sent, kept for this tab: it survives a reload and a look at another page. */
export function storedDraft(): Partial<ContactFields> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const texts = new Map<string, unknown>(Object.entries(stored ?? {}))
    return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, textOf(texts.get(field))]))
  } catch {
    return {} // storage can be switched off, and hold anything
  }
}

export function storeDraft(fields: ContactFields) {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(fields)))
}

export function forgetDraft() {
  withStorage((storage) => storage.removeItem(KEY))
}

function withStorage(use: (storage: Storage) => void) {
  try {
    use(sessionStorage)
  } catch {
    // A draft that cannot be kept is no reason to stop typing.
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
