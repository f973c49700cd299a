import { Unzip, UnzipInflate } from 'fflate'
import { LIMITS } from '#contract/limits.ts'

/** Why a file cannot be read as a workbook. */
export type WorkbookFault =
  | 'workbookLocked'
  | 'workbookOld'
  | 'workbookNone'
  | 'workbookDamaged'
  | 'workbookTooLarge'
  | 'workbookTooWide'
  | 'workbookTooLong'

export class WorkbookError extends Error {
  readonly fault: WorkbookFault
  constructor(fault: WorkbookFault) {
    super(fault)
    this.fault = fault
  }
}

/** So little at a time that a bomb is noticed before it has filled the memory. */
const STEP_BYTES = 16 * 1024
/** What a workbook says in XML; its pictures, macros and fonts stay packed. */
const READ = /\.(?:xml|rels)$/i

export type WorkbookParts = ReadonlyMap<string, Uint8Array>

/** The XML parts of a packed workbook by their names in lower case; stops where more comes out of it than it may hold. */
export function unpack(bytes: Uint8Array): WorkbookParts {
  refuseOthers(bytes)
  const pieces = new Map<string, Uint8Array[]>()
  let unpackedBytes = 0
  const unzip = new Unzip((file) => {
    if (!READ.test(file.name)) return
    const own: Uint8Array[] = []
    pieces.set(nameOf(file.name), own)
    file.ondata = (error, piece) => {
      if (error) throw error
      unpackedBytes += piece.length
      if (unpackedBytes > LIMITS.workbookUnpackedBytes) throw new WorkbookError('workbookTooLarge')
      own.push(piece)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += STEP_BYTES)
      unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length)
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError('workbookDamaged')
  }
  return new Map([...pieces].map(([name, own]) => [name, joined(own)]))
}

const nameOf = (path: string) => path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

/** Older workbooks and those with a password are packed in another way. */
function refuseOthers(bytes: Uint8Array) {
  const starts = (...first: number[]) => first.every((byte, at) => bytes[at] === byte)
  if (starts(0xd0, 0xcf, 0x11, 0xe0))
    throw new WorkbookError(holdsEncrypted(bytes) ? 'workbookLocked' : 'workbookOld')
  if (!starts(0x50, 0x4b, 3, 4)) throw new WorkbookError('workbookNone')
}

const holdsEncrypted = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage')

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
