import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { PropertyRow } from '#worker/db/queries/properties/rows.ts'
import { ApiError } from '#worker/lib/errors.ts'

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
