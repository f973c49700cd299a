import { fetchProperties, joined } from './fetch-list.ts'
import { type FoundProperties, type LoadedList, loadedList, type WantedList } from './found-properties.ts'

/** How many pages are fetched at most when an address is opened; after that, 'Show more' continues. */
const MAX_PAGES = 10

/** What is shown and all that follows up to the end of the page that the address names by its cursor. */
export async function fetchUpTo(
  shown: LoadedList,
  cursor: string,
  { wanted, signal }: WantedList,
): Promise<LoadedList> {
  const { found } = shown
  if (!found.next) return { ...shown, more: 'idle' }
  const { upToPage, begin } = await foundUpTo(found, cursor, signal)
  return { ...loadedList(upToPage, wanted), begin }
}

/**
 * The first listings and all that follow, up to the end of the page that starts at a cursor. When listings were added or
 * removed since, no page may start there; then that page's first listing is searched for.
 */
async function foundUpTo(
  first: FoundProperties,
  cursor: string,
  signal: AbortSignal,
): Promise<{ upToPage: FoundProperties; begin: number }> {
  const last = await pageAt(first.next, cursor, signal)
  let found = first
  for (let pages = 1; last && found.next && pages < MAX_PAGES; pages += 1) {
    const begin = found.properties.findIndex(({ _id }) => _id === last.properties[0]?._id)
    if (begin >= 0) return { upToPage: found, begin }
    if (cursorOf(found.next) === cursor)
      return { upToPage: joined(found, last), begin: found.properties.length }
    found = joined(found, await fetchProperties(found.next, signal))
  }
  return { upToPage: found, begin: 0 }
}

/** Scrolls to a card of the list, unless the reader has scrolled already. */
export function showCard(index: number) {
  if (index > 0 && window.scrollY === 0)
    document.querySelectorAll('main article')[index]?.scrollIntoView({ block: 'center' })
}

/** Undefined where the cursor is not one of this list. */
async function pageAt(next: string | undefined, cursor: string, signal: AbortSignal) {
  const [path, query] = next?.split('?') ?? []
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', cursor)
  try {
    return await fetchProperties(`${path}?${parameters}`, signal)
  } catch (error) {
    signal.throwIfAborted()
    console.error('The address names no page of this list.', error)
    return undefined
  }
}

const cursorOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('cursor')
