/** Fills the empty fields of a form with its draft: what was typed and not yet sent, kept for this tab over reloads and other pages. */
export function fillFromDraft(form: HTMLFormElement | null, key: string) {
  withStorage((storage) => {
    const draft: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    for (const [field, typed] of Object.entries(draft ?? {})) {
      const control = form?.elements.namedItem(field)
      const isEmpty = control && 'value' in control && control.value === ''
      if (isEmpty && typeof typed === 'string') control.value = typed
    }
  })
}

/** Keeps a draft: what stands in the fields of a form, by their names. */
export function storeDraft(key: string, fields: Record<string, string>) {
  withStorage((storage) => storage.setItem(key, JSON.stringify(fields)))
}

export function forgetDraft(key: string) {
  withStorage((storage) => storage.removeItem(key))
}

function withStorage(use: (storage: Storage) => void) {
  try {
    use(sessionStorage)
  } catch {
    // Storage can be switched off, and hold anything: a draft that cannot be kept is no reason to stop typing.
  }
}
