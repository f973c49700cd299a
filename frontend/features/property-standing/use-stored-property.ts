import { useQuery } from '@tanstack/react-query'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties.ts'
import { call } from '#frontend/lib/api.ts'
import { listingsChanged, queryClient } from '#frontend/lib/query-client.ts'
import type { PropertyChange } from './changes.ts'

/** A listing and the tag that names this state of it; undefined where the answer is no whole listing. */
type StoredProperty = { property: Property | undefined; tag: string | null }

const keyOf = (id: string) => ['property', id, 'with tag']

export function useStoredProperty(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<StoredProperty> => {
      const { body, headers } = await call<Property | null>(href(PATHS.property, { id }), { signal })
      return { property: isWhole(body) ? body : undefined, tag: headers.get('etag') }
    },
  })
}

/** Changes a listing that is still as it was read; a CONFLICT where somebody else was faster. */
export async function changeProperty(id: string, tag: string | null, propertyDetails: PropertyChange) {
  const { body, headers } = await call<Property>(href(PATHS.editProperty, { id }), {
    method: 'PUT',
    json: { propertyDetails },
    headers: tag ? { 'if-match': tag } : {},
  })
  queryClient.setQueryData<StoredProperty>(keyOf(id), (read) => ({
    property: { ...body, listedByName: read?.property?.listedByName },
    tag: headers.get('etag'),
  }))
  listingsChanged()
}

function isWhole(property: Property | null): property is Property {
  return Boolean(
    property?._id && property.title && property.category && property.location && property.pictures,
  )
}
