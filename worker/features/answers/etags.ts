import type { PropertyRow } from '#worker/db/queries/properties/rows.ts'

/** What names these bytes, for If-None-Match. */
export async function etagOfBytes(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${[...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

/**
 * What names one state of a listing: its version, which every edit raises, and how many further widths of its
 * pictures have arrived since, which are no edit.
 */
export function etagOfListing({ version, pictures }: Pick<PropertyRow, 'version' | 'pictures'>): string {
  const widths = pictures.reduce((sum, picture) => sum + picture.widths.length, 0)
  return widths > 0 ? `"v${version}.${widths}"` : `"v${version}"`
}

/** Whether If-Match names the version of a listing, whatever widths have arrived. */
export function namesVersion(ifMatch: string, { version }: PropertyRow): boolean {
  return tagsIn(ifMatch).some((tag) => tag === '*' || tag.replace(/\.\d+"$/, '"') === `"v${version}"`)
}

/** Whether If-None-Match names this tag. */
export function namesTag(ifNoneMatch: string, etag: string | undefined): boolean {
  return tagsIn(ifNoneMatch).some((tag) => tag === '*' || tag === etag)
}

/** The tags of a condition; a `W/` in front does not matter. */
const tagsIn = (condition: string) => condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
