import { hexOf } from '#worker/lib/hex.ts'
import type { PropertyRow } from '#worker/db/queries/properties/rows.ts'

/** The ETag of these bytes: a hash of them. */
export async function etagOfBytes(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${hexOf(digest.subarray(0, 12))}"`
}

/**
 * The ETag of one state of a listing: its version, which every edit raises, and how many widths its pictures have, as
 * some are uploaded later and that is no edit.
 */
export function etagOfListing({ version, pictures }: Pick<PropertyRow, 'version' | 'pictures'>): string {
  const widths = pictures.reduce((sum, picture) => sum + picture.widths.length, 0)
  return widths > 0 ? `"v${version}.${widths}"` : `"v${version}"`
}

/** Whether If-Match names the version of a listing, however many widths its pictures have. */
export function namesVersion(ifMatch: string, { version }: PropertyRow): boolean {
  return tagsIn(ifMatch).some((tag) => tag === '*' || tag.replace(/\.\d+"$/, '"') === `"v${version}"`)
}

/** Whether If-None-Match names this tag. */
export function namesTag(ifNoneMatch: string, etag: string | undefined): boolean {
  return tagsIn(ifNoneMatch).some((tag) => tag === '*' || tag === etag)
}

/** The tags in an If-Match or If-None-Match header, without `W/`. */
const tagsIn = (condition: string) => condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
