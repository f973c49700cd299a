import { statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'
const NEEDED_BYTES = 4 * 1024 ** 3

/**
 * A folder in memory, where the system has one with room for all stores. The local D1 writes and syncs a bookmark for
 * every read, `SELECT 1` included; on a disk, that is half of what is measured.
 */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= NEEDED_BYTES ? FOLDER : undefined
  } catch {
    return undefined
  }
}
