import { isId } from '#contract/ids.ts'
import type { Context } from 'hono'
import { lacksRera } from '#contract/properties/rules.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findProperty } from '#worker/db/queries/properties/read.ts'
import type { PropertyRow } from '#worker/db/queries/properties/rows.ts'
import type { AppEnv } from '#worker/lib/app.ts'
import { ApiError, invalid, notFound } from '#worker/lib/errors.ts'

/** The id in the address, or 404 when no listing can have it. */
export function propertyId(c: Context<AppEnv>): string {
  const id = c.req.param('id') ?? ''
  if (!isId(id)) throw notFound(SERVER_MESSAGES.propertyNotFound)
  return id
}

/** The stored listing that the address names, or 404. */
export async function storedProperty(c: Context<AppEnv>): Promise<PropertyRow> {
  const stored = await findProperty(c.var.db, propertyId(c))
  if (!stored) throw notFound(SERVER_MESSAGES.propertyNotFound)
  return stored
}

/** Refuses to publish a unit of a project without the project's RERA number (registration under the Real Estate Act). */
export function requireRera(isApproved: boolean, details: Parameters<typeof lacksRera>[0]): void {
  if (isApproved && lacksRera(details)) throw invalid('reraNumber', SERVER_MESSAGES.reraRequired)
}

/** The refusal of a listing with a picture that is not in the store, or that it may not use. */
export const pictureMissing = () => invalid('images', SERVER_MESSAGES.imageMissing)

/** Refuses to confirm a listing that is sold, rented or not approved yet. */
export function refuseUnconfirmable({ status }: PropertyRow): void {
  switch (status) {
    case 'available':
    case 'unconfirmed':
      return
    case 'sold':
      throw new ApiError('CONFLICT', SERVER_MESSAGES.confirmSold)
    case 'rented':
      throw new ApiError('CONFLICT', SERVER_MESSAGES.confirmRented)
    case 'pending':
      throw new ApiError('CONFLICT', SERVER_MESSAGES.confirmPending)
    default:
      status satisfies never
  }
}
