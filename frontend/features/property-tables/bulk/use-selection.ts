import { useRef, useState } from 'react'
import type { Property } from '#contract/properties/replies.ts'

export type Selection = {
  /** In the order in which they were selected. */
  selected: readonly Property[]
  has: (property: Property) => boolean
  /** Selects or deselects a listing; given the page, all from the one toggled before to this one. */
  toggle: (property: Property, page?: readonly Property[]) => void
  selectAll: (properties: readonly Property[]) => void
  drop: (ids: readonly string[]) => void
  clear: () => void
}

/** The selected listings; the selection stays while pages are turned. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Property>>(new Map())
  const lastPressed = useRef<string>(undefined)

  function toggle(property: Property, page?: readonly Property[]) {
    const from = lastPressed.current
    lastPressed.current = property._id
    if (page && from !== undefined) return selectAll(between(page, from, property._id))
    return chosen.has(property._id) ? drop([property._id]) : selectAll([property])
  }

  function selectAll(properties: readonly Property[]) {
    setChosen((before) => new Map([...before, ...properties.map((one) => [one._id, one] as const)]))
  }

  function drop(ids: readonly string[]) {
    setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id))))
  }

  return {
    selected: [...chosen.values()],
    has: ({ _id }) => chosen.has(_id),
    toggle,
    selectAll,
    drop,
    clear: () => setChosen(new Map()),
  }
}

function between(page: readonly Property[], from: string, to: string): readonly Property[] {
  const ends = [from, to].map((id) => page.findIndex(({ _id }) => _id === id))
  const first = Math.min(...ends)
  return first < 0 ? page.filter(({ _id }) => _id === to) : page.slice(first, Math.max(...ends) + 1)
}
