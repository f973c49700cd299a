import { filesOf } from '#contract/pictures/files.ts'
import { type Fault, allRows } from './fault.ts'
import { showAsStored } from './listings.ts'

type Picture = {
  key: string
  widths: number[]
  hasPreview: boolean
  owner: string | null
  releasedAt: number | null
  trashedAt: number | null
}
type Files = ReadonlyMap<string, { uploadedMs: number }>

const TRASH = 'trash/'
/** What is younger may be an upload on its way to its row. */
const YOUNG_MS = 3_600_000

/** What lies in the bucket, compared with the rows of the pictures. */
export async function fileFaults(database: D1Database, bucket: R2Bucket, nowMs: number): Promise<Fault[]> {
  const files = await filesIn(bucket)
  const pictures = await readPictures(database)
  const known = new Set(pictures.flatMap(filesOf))
  const unknown = [...files].filter(
    ([name, { uploadedMs }]) => !known.has(withoutTrash(name)) && nowMs - uploadedMs > YOUNG_MS,
  )
  return [
    ...pictures.flatMap((picture) => faultsOfPicture(database, picture, files)),
    ...unknown.map(([name]) => unknownFile(database, name, nowMs)),
  ]
}

async function filesIn(bucket: R2Bucket): Promise<Files> {
  const files = new Map<string, { uploadedMs: number }>()
  let cursor: string | undefined
  do {
    const page = await bucket.list(cursor === undefined ? {} : { cursor })
    for (const { key, uploaded } of page.objects) files.set(key, { uploadedMs: uploaded.getTime() })
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return files
}

async function readPictures(database: D1Database): Promise<Picture[]> {
  const rows = await allRows<Omit<Picture, 'widths' | 'hasPreview'> & { widths: string; hasPreview: number }>(
    database.prepare(`SELECT key, widths, has_preview AS hasPreview, property_id AS owner, released_at AS releasedAt,
      trashed_at AS trashedAt FROM images`),
  )
  return rows.map((row) => ({ ...row, widths: JSON.parse(row.widths), hasPreview: row.hasPreview === 1 }))
}

const withoutTrash = (name: string) => (name.startsWith(TRASH) ? name.slice(TRASH.length) : name)

function faultsOfPicture(database: D1Database, picture: Picture, files: Files): Fault[] {
  // Between the two steps of a removal its files may lie here or there.
  const isOnItsWay = picture.releasedAt === 0 && picture.trashedAt === null
  const isInTrash = picture.trashedAt !== null
  return filesOf(picture).flatMap((name) => {
    const [here, there] = isInTrash ? [`${TRASH}${name}`, name] : [name, `${TRASH}${name}`]
    if (files.has(here) || (isOnItsWay && files.has(there))) return []
    if (files.has(there))
      return [
        { kind: 'file' as const, sentence: `${there} should be ${here}.`, move: { from: there, to: here } },
      ]
    return [lostFile(database, picture, name)]
  })
}

function lostFile(database: D1Database, picture: Picture, name: string): Fault {
  const sentence = `The file ${name} is gone.`
  const { key, owner } = picture
  if (name !== key) {
    const forget = name.endsWith('-og.jpg')
      ? database.prepare('UPDATE images SET has_preview = 0 WHERE key = ?').bind(key)
      : database
          .prepare(
            `UPDATE images SET widths = (SELECT json_group_array(value) FROM json_each(widths)
            WHERE instr(?2, '-' || value || '.') = 0) WHERE key = ?1`,
          )
          .bind(key, name)
    return {
      kind: 'file',
      sentence,
      mend: owner === null ? [forget] : [forget, showAsStored(database, owner)],
    }
  }
  if (owner !== null)
    return { kind: 'file', sentence: `${sentence} Listing ${owner} shows it: bring it back from a backup.` }
  return { kind: 'file', sentence, mend: [database.prepare('DELETE FROM images WHERE key = ?').bind(key)] }
}

/** A file of no picture goes to the trash like a picture that no listing wants. */
function unknownFile(database: D1Database, name: string, nowMs: number): Fault {
  const key = withoutTrash(name)
  const row = database
    .prepare(
      `INSERT INTO images (key, width, height, widths, bytes, created_at, released_at, trashed_at)
      VALUES (?1, 1, 1, '[]', 0, ?2, 0, ?2)`,
    )
    .bind(key, nowMs)
  const fault: Fault = { kind: 'file', sentence: `${name} belongs to no picture.`, mend: [row] }
  return name === key ? { ...fault, move: { from: name, to: `${TRASH}${name}` } } : fault
}
