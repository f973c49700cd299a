import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { reasonOf, stopWith } from '#worker/dev/tools/say.ts'

/** File modes for the owner alone: a backup holds every account and message. */
export const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const
const MANIFEST = 'manifest.json'

/** One file of rows: each line is a row, its values in the order of the columns. */
const TableFile = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  sha256: z.string(),
})
export type TableFile = z.infer<typeof TableFile>

const PictureFile = z.object({
  key: z.string(),
  bytes: z.number(),
  etag: z.string(),
  sha256: z.string(),
  contentType: z.string().optional(),
  cacheControl: z.string().optional(),
})
export type PictureFile = z.infer<typeof PictureFile>

const Manifest = z.object({
  product: z.literal('aangan'),
  madeAt: z.string(),
  listingVersion: z.number(),
  migrations: z.array(z.string()),
  /** The highest number each table has ever given a row: none is given again. */
  sequences: z.record(z.string(), z.number()),
  /** The folder of the rows, beside this file. */
  rows: z.string().regex(/^rows-\d+$/),
  tables: z.array(TableFile),
  pictures: z.array(PictureFile),
})
export type Manifest = z.infer<typeof Manifest>

export const sha256Of = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What the folder says it holds; undefined where it holds no backup. */
export function findManifest(folder: string): Manifest | undefined {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) return undefined
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return stopWith(`${file} cannot be read: ${reasonOf(error)}`)
  }
}

/** To be called last: until the manifest is replaced, the folder holds the backup before. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const draft = join(folder, `${MANIFEST}.new`)
  writeFileSync(draft, `${JSON.stringify(manifest, null, 1)}\n`, { mode: OWNER_ONLY.file })
  renameSync(draft, join(folder, MANIFEST))
}

export const pictureFile = (folder: string, key: string) => join(folder, 'pictures', key)
export const rowsFile = (folder: string, { rows }: Pick<Manifest, 'rows'>, table: string) =>
  join(folder, rows, `${table}.jsonl`)
