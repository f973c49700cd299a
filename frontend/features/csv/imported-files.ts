const KEY = 'imported_files'
const KEPT = 20

type Imported = { digest: string; at: number }

/** When a file of this content was imported in this browser, in milliseconds; undefined when it was not. */
export function importedAt(digest: string): number | undefined {
  return digest === '' ? undefined : readImported().find((file) => file.digest === digest)?.at
}

export function rememberImported(digest: string, at: number) {
  const others = readImported().filter((file) => file.digest !== digest)
  try {
    localStorage.setItem(KEY, JSON.stringify([{ digest, at }, ...others].slice(0, KEPT)))
  } catch {
    // Where nothing can be stored, nothing is remembered.
  }
}

function readImported(): Imported[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isImported) : []
  } catch {
    return []
  }
}

function isImported(file: unknown): file is Imported {
  return (
    typeof file === 'object' &&
    file !== null &&
    'digest' in file &&
    'at' in file &&
    typeof file.at === 'number'
  )
}
