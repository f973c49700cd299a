import { href, PATHS } from '#contract/paths.ts'
import type { MessageReply } from '#contract/message-reply.ts'
import { ApiError } from './api-error.ts'
import { call } from './api.ts'

/** Deletes a listing for good. The server's sentence, or undefined when somebody had deleted it before. */
export async function requestDeletion(id: string): Promise<string | undefined> {
  try {
    const { body } = await call<MessageReply>(href(PATHS.deleteProperty, { id }), { method: 'DELETE' })
    return body.message
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
