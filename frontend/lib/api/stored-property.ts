import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { call } from './api.ts'

/** A listing and the tag that names this state of it; '' where the answer had none. */
type StoredProperty = { property: Property; etag: string }

export async function readProperty(id: string, signal?: AbortSignal): Promise<StoredProperty> {
  const { body, headers } = await call<Property>(href(PATHS.property, { id }), { signal })
  return { property: body, etag: headers.get('etag') ?? '' }
}

/** Refused with CONFLICT when the listing is no longer in the state that the tag names. */
export async function editProperty(
  id: string,
  etag: string,
  propertyDetails: Record<string, unknown>,
): Promise<StoredProperty> {
  const { body, headers } = await call<Property>(href(PATHS.editProperty, { id }), {
    method: 'PUT',
    json: { propertyDetails },
    headers: etag === '' ? {} : { 'if-match': etag },
  })
  return { property: body, etag: headers.get('etag') ?? '' }
}
