import { expect } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { Property } from '#contract/properties/replies.ts'
import type { Caller } from '#worker/test/client.ts'

/** Asks for an edit of a listing, in the name of the caller. */
export const sendEdit = (caller: Caller, id: string, propertyDetails: unknown, ifMatch?: string) =>
  caller.put(
    href(PATHS.editProperty, { id }),
    { propertyDetails },
    ifMatch === undefined ? {} : { 'if-match': ifMatch },
  )

/** The same for an edit that must go through; the listing as it is then. */
export async function editListing(
  caller: Caller,
  id: string,
  details: unknown,
  ifMatch?: string,
): Promise<Property> {
  const response = await sendEdit(caller, id, details, ifMatch)
  expect(response.status).toBe(200)
  return Property.parse(await response.json())
}
