import type { MessageReply } from '#contract/message-reply.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { VoteInput } from '#contract/shared-lists.ts'
import { removeVote, storeVote } from '#worker/db/queries/shared-lists.ts'
import { storedItem } from '#worker/features/lists/stored-list.ts'
import { handlers } from '#worker/lib/app.ts'
import { invalid } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { tokenHash } from '#worker/services/codes.ts'

/** What a device says of a listing in a list; null takes it back. */
export const voteInList = handlers(valid('json', VoteInput), async (c) => {
  const nowMs = Date.now()
  const { voter, name, vote } = c.req.valid('json')
  const theirs = { ...(await storedItem(c, nowMs)), voterHash: tokenHash(voter) }
  if (vote === null) await removeVote(c.var.db, theirs, { nowMs })
  else if (!(await storeVote(c.var.db, { ...theirs, name, vote }, { nowMs }))) {
    await storedItem(c, nowMs)
    throw invalid('vote', SERVER_MESSAGES.listVotesFull)
  }
  return c.json<MessageReply>({ message: SERVER_MESSAGES.listVoted })
})
