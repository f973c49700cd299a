import { z } from 'zod'

/** The answer of a call that has nothing to tell but how it went, in a sentence for whoever made it. */
export const MessageReply = z.object({ message: z.string() })
export type MessageReply = z.infer<typeof MessageReply>
