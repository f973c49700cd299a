/**
 * A draft, by the names of its fields: what was typed and not yet sent, kept for this tab over reloads and other
 * pages. Undefined where it cannot be read.
 */
export function storedDraft(key: string): Record<string, string> | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return Object.fromEntries(
      Object.entries(draft ?? {}).flatMap(([field, typed]) =>
        typeof typed === 'string' ? [[field, typed]] : [],
      ),
    )
  } catch {
    return undefined
  }
}

/** Fills the empty fields of a form with its draft. */
export function fillFromDraft(form: HTMLFormElement | null, key: string) {
  for (const [field, typed] of Object.entries(storedDraft(key) ?? {})) {
    const control = form?.elements.namedItem(field)
    if (control && 'value' in control && control.value === '') control.value = typed
  }
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
