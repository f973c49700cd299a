import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListedMessage, MESSAGE_STATES, MessageChange, MessagePage } from '#contract/contact-messages.ts'
import { href, PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api.ts'
import { type Pages, usePages } from '#frontend/lib/use-pages.ts'

export type Filter = (typeof MESSAGE_STATES)[number] | 'all'
type MessagePages = Pages<MessagePage>

const NOUN = 'messages'

/** The messages of the contact form, newest first, page by page. */
export function useMessages(filter: Filter) {
  return usePages({
    queryKey: [NOUN, filter],
    read: (cursor, signal) => readMessages(filter, cursor, signal),
  })
}

/** Marks a message as handled or open again: at once on every list, and back as it was when the server refuses. */
export function useHandling(handledBy: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: changeMessage,
    onMutate: async ({ message, handled }) => {
      await client.cancelQueries({ queryKey: [NOUN] })
      const before = client.getQueriesData<MessagePages>({ queryKey: [NOUN] })
      const changed: ListedMessage = {
        ...message,
        handledAt: handled ? new Date().toISOString() : null,
        handledBy: handled ? handledBy : null,
      }
      for (const [key] of before)
        client.setQueryData<MessagePages>(key, (pages) => pages && withChanged(pages, changed, key[1]))
      return before
    },
    onError: (_error, _change, before) => {
      for (const [key, pages] of before ?? []) client.setQueryData(key, pages)
    },
    onSettled: async () => {
      for (const noun of ['dashboard', 'audit']) void client.invalidateQueries({ queryKey: [noun] })
      await client.invalidateQueries({ queryKey: [NOUN] })
    },
  })
}

/** The pages with a changed message in its place, or without it where it no longer belongs. */
function withChanged(pages: MessagePages, changed: ListedMessage, filter: unknown): MessagePages {
  const state: Filter = changed.handledAt === null ? 'open' : 'handled'
  const belongs = filter === 'all' || filter === state
  const swap = (message: ListedMessage) => {
    if (message._id !== changed._id) return [message]
    return belongs ? [changed] : []
  }
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, messages: page.messages.flatMap(swap) })) }
}

async function changeMessage({ message, handled }: { message: ListedMessage; handled: boolean }) {
  const json: MessageChange = { handled }
  const { body } = await call<ListedMessage>(href(PATHS.message, { id: message._id }), {
    method: 'PATCH',
    json,
  })
  return body
}

async function readMessages(
  filter: Filter,
  cursor: string | null,
  signal: AbortSignal,
): Promise<MessagePage> {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { state: filter }),
    ...(cursor !== null && { cursor }),
  })
  const { body } = await call<MessagePage>(`${PATHS.messages}?${query}`, { signal })
  return body
}
