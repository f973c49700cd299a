import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findCursorOf } from './use-property-page.ts'
import { type TableQuery, writeTableQuery } from './table-query.ts'

/** The cursors of the previous pages, kept in the history entry: a page knows only its own and the next one's. */
type Trail = { trail: string[] }

/** Turns the pages of a table. Every page has an address of its own, so Back, reload and a shared link lead to it. */
export function useTablePages({ filters, page, cursor = '', size }: TableQuery, query: URLSearchParams) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [turning, setTurning] = useState<'busy' | 'failed'>()
  const trail = trailOf(state, page)

  function go(to: { page: number; cursor: string }, before: string[]) {
    const passed: Trail = { trail: before }
    void navigate({ search: writeTableQuery(filters, { ...to, size }) }, { state: passed })
  }

  async function findPrevious() {
    setTurning('busy')
    try {
      const found = await findCursorOf(query, page - 1, size)
      setTurning(undefined)
      go(found ? { page: page - 1, cursor: found } : { page: 1, cursor: '' }, [])
    } catch {
      setTurning('failed')
    }
  }

  return {
    turning,
    toNext: (next: string) => go({ page: page + 1, cursor: next }, trail ? [...trail, cursor] : []),
    toPrevious: () => {
      const known = page === 2 ? '' : trail?.at(-1)
      if (known === undefined) void findPrevious()
      else go({ page: page - 1, cursor: known }, trail?.slice(0, -1) ?? [])
    },
    toFirst: () => go({ page: 1, cursor: '' }, []),
  }
}

/** Undefined where not all previous cursors are known, as after following a shared link. */
function trailOf(state: unknown, page: number): string[] | undefined {
  if (page === 1) return []
  if (typeof state !== 'object' || state === null || !('trail' in state)) return undefined
  const { trail } = state
  if (!Array.isArray(trail) || trail.length !== page - 1) return undefined
  return trail.filter((cursor) => typeof cursor === 'string')
}
