import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ListedMessage,
  MESSAGE_STATES,
  MessageChange,
  MessagePage,
} from '#contract/contact-messages/contact-messages.ts'
import { href, PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'
import { type Pages, usePages } from '#frontend/lib/api/use-pages.ts'

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

/**
 * Marks a message as handled or open: shown at once in every list, and reverted when the server refuses. It keeps its
 * place until the list is read again, so that nothing moves and the change can be undone.
 */
export function useHandling(handledBy: string) {
  const client = useQueryClient()

  function show(changed: ListedMessage) {
    for (const [key] of client.getQueriesData<MessagePages>({ queryKey: [NOUN] }))
      client.setQueryData<MessagePages>(key, (pages) => pages && withChanged(pages, changed))
  }

  return useMutation({
    mutationFn: changeMessage,
    onMutate: async ({ message, handled }) => {
      const handling = { handledAt: new Date().toISOString(), handledBy }
      show({ ...message, ...(handled ? handling : { handledAt: null, handledBy: null }) })
      await client.cancelQueries({ queryKey: [NOUN] })
    },
    onSuccess: show,
    onError: (_error, { message }) => show(message),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [NOUN], refetchType: 'none' })
      for (const noun of ['dashboard', 'audit']) void client.invalidateQueries({ queryKey: [noun] })
    },
  })
}

/** Deletes a message for good; it leaves every list when the server has done it. */
export function useDeleting() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: ListedMessage) => call(href(PATHS.message, { id: _id }), { method: 'DELETE' }),
    onSuccess: (_reply, { _id }) => {
      for (const [key] of client.getQueriesData<MessagePages>({ queryKey: [NOUN] }))
        client.setQueryData<MessagePages>(key, (pages) => pages && without(pages, _id))
      for (const noun of ['dashboard', 'audit']) void client.invalidateQueries({ queryKey: [noun] })
    },
  })
}

const without = (pages: MessagePages, id: string): MessagePages => ({
  ...pages,
  pages: pages.pages.map(({ messages, next }) => ({
    messages: messages.filter(({ _id }) => _id !== id),
    next,
  })),
})

function withChanged(pages: MessagePages, changed: ListedMessage): MessagePages {
  const swap = (message: ListedMessage) => (message._id === changed._id ? changed : message)
  return {
    ...pages,
    pages: pages.pages.map(({ messages, next }) => ({ messages: messages.map(swap), next })),
  }
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
