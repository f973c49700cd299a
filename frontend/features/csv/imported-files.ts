import { newRepeatKey } from '#frontend/lib/api/repeat-key.ts'

const KEY = 'imported_files'
const KEPT = 20

/**
 * A file whose import was requested: `at` is when it was last imported (milliseconds since 1970), `key` names a call
 * whose reply has not arrived.
 */
type ImportedFile = { digest: string; at?: number; key?: string }

/** When this content was imported in this browser, in milliseconds since 1970; undefined when it was not. */
export function importedAt(digest: string): number | undefined {
  return fileOf(digest)?.at
}

/** The idempotency key for importing a file: that of an earlier call without a reply, else a new one. */
export function importKeyOf(digest: string): string {
  return fileOf(digest)?.key ?? newRepeatKey()
}

export function rememberTry(digest: string, key: string) {
  remember({ digest, at: importedAt(digest), key })
}

export function rememberImported(digest: string, at: number) {
  remember({ digest, at })
}

function remember(file: ImportedFile) {
  if (file.digest === '') return
  const others = readFiles().filter(({ digest }) => digest !== file.digest)
  try {
    localStorage.setItem(KEY, JSON.stringify([file, ...others].slice(0, KEPT)))
  } catch {
    // Where nothing can be stored, nothing is remembered.
  }
}

const fileOf = (digest: string) =>
  digest === '' ? undefined : readFiles().find((file) => file.digest === digest)

function readFiles(): ImportedFile[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isImportedFile) : []
  } catch {
    return []
  }
}

function isImportedFile(file: unknown): file is ImportedFile {
  if (typeof file !== 'object' || file === null || !('digest' in file)) return false
  const isTimed = 'at' in file && typeof file.at === 'number'
  return isTimed || ('key' in file && typeof file.key === 'string')
}
