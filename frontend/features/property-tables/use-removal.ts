import { useState } from 'react'
import { PATHS } from '#contract/paths.ts'
import type { Property, PropertyPage } from '#contract/properties/replies.ts'
import { requestDeletion } from '#frontend/lib/api/request-deletion.ts'
import { listingsChanged, queryClient } from '#frontend/lib/api/query-client.ts'
import { messages } from '#frontend/messages/messages.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

const words = messages.staffBox

/** Deletes listings from a table: a row disappears at once, and comes back when the server fails. */
export function useRemoval() {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<Property>()

  async function remove(property: Property) {
    const { _id: id, title } = property
    setFailed(undefined)
    setLeaving((before) => new Set([...before, id]))
    try {
      const said = await requestDeletion(id)
      dropFromPages([id])
      listingsChanged()
      showToast(said ? 'success' : 'info', said ?? words.alreadyDeleted(title))
    } catch {
      setFailed(property)
    }
    setLeaving((before) => new Set([...before].filter((other) => other !== id)))
  }

  return { leaving, failed, remove }
}

/** Removes deleted listings from every cached page, before the pages are read again. */
export function dropFromPages(ids: readonly string[]) {
  const isPage = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOfTables(queryKey) }
  queryClient.setQueriesData<PropertyPage>(isPage, (page) => {
    if (!page) return page
    const properties = page.properties.filter(({ _id }) => !ids.includes(_id))
    return { ...page, properties, total: page.total - (page.properties.length - properties.length) }
  })
}

const isOfTables = ([noun, address]: readonly unknown[]) =>
  noun === 'properties' && typeof address === 'string' && address.startsWith(`${PATHS.allProperties}?`)
