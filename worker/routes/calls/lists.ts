import { MessageReply } from '#contract/message-reply.ts'
import { PATHS } from '#contract/paths.ts'
import { ListComment, NewListReply, SentLists, SharedList } from '#contract/shared-lists.ts'
import { commentInList, removeListComment } from '#worker/routes/lists/comments.ts'
import { createList } from '#worker/routes/lists/create.ts'
import { addListItem, removeListItem } from '#worker/routes/lists/items.ts'
import { readList } from '#worker/routes/lists/read.ts'
import { endList } from '#worker/routes/lists/remove.ts'
import { reportList } from '#worker/routes/lists/report.ts'
import { sentLists } from '#worker/routes/lists/sent.ts'
import { voteInList } from '#worker/routes/lists/vote.ts'
import { type Call, created, NO_BODY, ok, publicRead, SMALL_JSON } from './call.ts'

/** A call of whoever has a list's code. */
const WITH_CODE = {
  tag: 'lists',
  who: 'anyone',
  shield: 'lists',
  errors: ['NOT_FOUND', 'INVALID_INPUT'],
} as const
/** One of its maker, who names the key in List-Owner-Key, or of an admin. */
const OF_OWNER = { ...WITH_CODE, errors: ['NOT_FOUND', 'FORBIDDEN'] } as const

export const LIST_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: PATHS.lists,
    id: 'createList',
    tag: 'lists',
    summary: 'Make a list that others can open, add to, vote and comment on',
    details: 'Ids of no public listing are left out. `ownerKey` is answered this once.',
    who: 'anyone',
    shield: 'lists',
    body: SMALL_JSON,
    replies: created(NewListReply),
    answer: createList,
  },
  {
    method: 'GET',
    path: PATHS.lists,
    id: 'sentLists',
    tag: 'lists',
    summary: 'The lists that this account has sent, and what was said in them',
    who: 'look',
    replies: ok(SentLists),
    answer: sentLists,
  },
  {
    method: 'GET',
    path: PATHS.list,
    id: 'readList',
    tag: 'lists',
    summary: 'A shared list, each listing as it is now, with votes and comments',
    details: 'Ends 90 days after its last use. Ask again with If-None-Match.',
    who: 'anyone',
    replies: publicRead(SharedList),
    errors: ['NOT_FOUND'],
    answer: readList,
  },
  {
    ...OF_OWNER,
    method: 'DELETE',
    path: PATHS.list,
    id: 'endList',
    summary: 'End a list',
    replies: ok(MessageReply),
    answer: endList,
  },
  {
    ...WITH_CODE,
    method: 'PUT',
    path: PATHS.listItem,
    id: 'addListItem',
    summary: 'Add a listing to a list',
    body: NO_BODY,
    replies: ok(MessageReply),
    answer: addListItem,
  },
  {
    ...WITH_CODE,
    method: 'DELETE',
    path: PATHS.listItem,
    id: 'removeListItem',
    summary: 'Take a listing out of a list, with what was said of it',
    replies: ok(MessageReply),
    answer: removeListItem,
  },
  {
    ...WITH_CODE,
    method: 'PUT',
    path: PATHS.listVote,
    id: 'voteInList',
    summary: 'Say yes, maybe or no to a listing in a list, or take that back',
    body: SMALL_JSON,
    replies: ok(MessageReply),
    answer: voteInList,
  },
  {
    ...WITH_CODE,
    method: 'POST',
    path: PATHS.listComments,
    id: 'commentInList',
    summary: 'Comment on a listing in a list',
    body: SMALL_JSON,
    replies: created(ListComment),
    answer: commentInList,
  },
  {
    ...OF_OWNER,
    method: 'DELETE',
    path: PATHS.listComment,
    id: 'removeListComment',
    summary: 'Delete a comment',
    replies: ok(MessageReply),
    answer: removeListComment,
  },
  {
    method: 'POST',
    path: PATHS.listReport,
    id: 'reportList',
    tag: 'lists',
    summary: 'Say what is wrong with a shared list',
    who: 'anyone',
    body: SMALL_JSON,
    replies: ok(MessageReply),
    errors: ['NOT_FOUND', 'NOT_CONFIGURED'],
    answer: reportList,
  },
]
