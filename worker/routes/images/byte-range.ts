type ByteRange = { offset: number; length: number }

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i

/**
 * Reads a Range header against a size in bytes. Undefined for what a server may ignore (several ranges, other
 * units, nonsense); 'outside' for a range that has no byte of the picture.
 */
export function readRange(header: string, sizeBytes: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header.trim()) ?? []
  if (first === '' && last === '') return undefined
  const offset = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? sizeBytes : Math.min(Number(last) + 1, sizeBytes)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return offset < end ? { offset, length: end - offset } : 'outside'
}
