import type { Context } from 'hono'
import { isPropertyId } from '#contract/properties.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { findProperty } from '#worker/db/queries/properties.ts'
import type { PropertyRow } from '#worker/db/queries/property-rows.ts'
import type { AppEnv } from './app.ts'
import { ApiError, notFound } from './errors.ts'

/**
 * What names one state of a listing: its version, which every edit raises, and how many further widths of its
 * pictures have arrived since, which are no edit.
 */
export function etagOf({ version, pictures }: PropertyRow): string {
  const widths = pictures.reduce((sum, picture) => sum + picture.widths.length, 0)
  return widths > 0 ? `"v${version}.${widths}"` : `"v${version}"`
}

/** Whether If-Match names the version of a listing, whatever widths have arrived; a `W/` in front does not matter. */
export function namesVersion(ifMatch: string, { version }: PropertyRow): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.some((tag) => tag === '*' || tag.replace(/\.\d+"$/, '"') === `"v${version}"`)
}

/** The id in the address, or 404 when no listing can have it. */
export function propertyId(c: Context<AppEnv>): string {
  const id = c.req.param('id') ?? ''
  if (!isPropertyId(id)) throw notFound(SENTENCES.propertyNotFound)
  return id
}

/** The stored listing that the address names, or 404. */
export async function storedProperty(c: Context<AppEnv>): Promise<PropertyRow> {
  const stored = await findProperty(c.var.db, propertyId(c))
  if (!stored) throw notFound(SENTENCES.propertyNotFound)
  return stored
}

/** The refusal of a listing that names a picture it cannot have. */
export function pictureMissing(): ApiError {
  const message = SENTENCES.imageMissing
  return new ApiError('INVALID_INPUT', message, { issues: [{ path: 'images', message }] })
}
