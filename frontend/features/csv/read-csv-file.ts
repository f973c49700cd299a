import { LIMITS } from '#contract/limits.ts'

/** The content of a file when it was chosen: what was checked is what is imported. */
export type CsvFile = { name: string; content: Blob; digest: string }
type FileFault = 'notCsv' | 'empty' | 'tooLarge' | 'unreadable'

/** Reads a chosen file; errors that can be found without the server are reported at once. */
export async function readCsvFile(file: File): Promise<CsvFile | FileFault> {
  if (file.size === 0) return 'empty'
  if (file.size > LIMITS.csvBytes) return 'tooLarge'
  try {
    return await readContent(file.name, new Uint8Array(await file.arrayBuffer()))
  } catch {
    return 'unreadable'
  }
}

async function readContent(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<CsvFile | FileFault> {
  const unicode = decoded(bytes)
  if (unicode === undefined && !isText(bytes)) return 'notCsv'
  // The server reads text in windows-1252 too and says so: it gets the bytes as they are.
  const text = unicode ?? new TextDecoder('windows-1252').decode(bytes)
  if (text.includes('\0') || text.startsWith('PK\u0003')) return 'notCsv'
  if (text.trim() === '') return 'empty'
  return { name, content: new Blob([unicode ?? bytes], { type: 'text/csv' }), digest: await digestOf(text) }
}

/** UTF-8, or UTF-16 with its byte order mark as spreadsheets write it; undefined for anything else. */
function decoded(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Text in an 8-bit code page has no zero bytes; pictures and programs have. */
const isText = (bytes: Uint8Array) => !bytes.includes(0)

/** The SHA-256 of a content; '' where the browser has no crypto.subtle (pages without https). */
async function digestOf(text: string): Promise<string> {
  if (!('crypto' in globalThis) || crypto.subtle === undefined) return ''
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
