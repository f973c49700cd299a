import { z } from 'zod'
import { newRepeatKey } from '#frontend/lib/api/repeat-key.ts'
import { keepOnDevice, keptValue, textOnDevice } from '#frontend/lib/browser/device-text.ts'

const KEY = 'imported_files'
const KEPT = 20

/**
 * A file whose import was requested and has not been answered; `key` names the call, so that it goes on.
 */
type ImportedFile = { digest: string; key: string; name: string }

/** What the file was called whose import was begun last and is not known to have ended. */
export const unfinishedImport = (): string | undefined => readFiles()[0]?.name

/** The idempotency key for importing a file: that of an earlier call without a reply, else a new one. */
export function importKeyOf(digest: string): string {
  return fileOf(digest)?.key ?? newRepeatKey()
}

export function rememberTry(file: ImportedFile) {
  if (file.digest !== '') remember([file, ...withoutFile(file.digest)])
}

export const forgetTry = (digest: string) => remember(withoutFile(digest))

const withoutFile = (given: string) => readFiles().filter(({ digest }) => digest !== given)

const remember = (files: ImportedFile[]) => keepOnDevice(KEY, JSON.stringify(files.slice(0, KEPT)))

const fileOf = (digest: string) =>
  digest === '' ? undefined : readFiles().find((file) => file.digest === digest)

const readFiles = (): ImportedFile[] =>
  keptValue(textOnDevice(KEY), z.array(z.unknown()))?.filter(isImportedFile) ?? []

function isImportedFile(file: unknown): file is ImportedFile {
  if (typeof file !== 'object' || file === null || !('digest' in file)) return false
  return 'key' in file && typeof file.key === 'string' && 'name' in file && typeof file.name === 'string'
}
