import { useQuery } from '@tanstack/react-query'
import type { Property } from '#contract/properties/replies.ts'
import { listingsChanged, queryClient } from '#frontend/lib/api/query-client.ts'
import { editProperty, readProperty } from '#frontend/lib/api/stored-property.ts'
import type { StatusChange } from './status-changes.ts'

/** `property` is undefined where the reply is not a complete listing. */
type StoredState = { property: Property | undefined; etag: string }

const keyOf = (id: string) => ['property', id, 'with tag']

export function useStoredProperty(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<StoredState> => {
      const { property, etag } = await readProperty(id, signal)
      return { property: isWhole(property) ? property : undefined, etag }
    },
  })
}

/** Changes a listing that nobody has changed since it was read; throws CONFLICT otherwise. The tag of what was saved. */
export async function changeProperty(id: string, etag: string, change: StatusChange): Promise<string> {
  const saved = await editProperty(id, etag, change)
  keepStored(saved.property, saved.etag)
  listingsChanged()
  return saved.etag
}

/** Shows a listing as it was just saved, where it is shown whole. */
export function keepStored(property: Property, etag: string) {
  queryClient.setQueryData<StoredState>(
    keyOf(property._id),
    (read) => read && { property: { ...property, listedByName: read.property?.listedByName }, etag },
  )
}

function isWhole(property: Property | null): property is Property {
  return Boolean(
    property?._id && property.title && property.category && property.location && property.pictures,
  )
}
