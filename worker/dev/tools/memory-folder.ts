import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const MEMORY_FOLDER = '/dev/shm'
const NEEDED_BYTES = 4 * 1024 ** 3

/**
 * A folder in memory, where the system has one with room for all stores. The local D1 writes and syncs a bookmark for
 * every read, `SELECT 1` included; on a disk, that is half of what is measured.
 */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES ? MEMORY_FOLDER : undefined
  } catch {
    return undefined
  }
}
