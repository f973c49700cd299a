import { MessageReply } from '#contract/message-reply.ts'
import { ListedMessage, MessagePage } from '#contract/contact-messages/contact-messages.ts'
import { PATHS } from '#contract/paths.ts'
import { listContactMessages } from '#worker/routes/contact-messages/list.ts'
import { removeContactMessage } from '#worker/routes/contact-messages/remove.ts'
import { updateContactMessage } from '#worker/routes/contact-messages/update.ts'
import { createReport } from '#worker/routes/reports/create.ts'
import { createContactMessage } from '#worker/routes/contact-messages/create.ts'
import { type Call, ok, SMALL_JSON, TEXT_JSON } from './call.ts'

export const CONTACT_MESSAGE_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: PATHS.subscribe,
    id: 'sendMessage',
    tag: 'messages',
    summary: 'Send the contact form',
    who: 'anyone',
    body: TEXT_JSON,
    replies: ok(MessageReply),
    errors: ['NOT_CONFIGURED'],
    answer: createContactMessage,
  },
  {
    method: 'POST',
    path: PATHS.reports,
    id: 'reportProperty',
    tag: 'messages',
    summary: 'Say what is wrong with a listing',
    who: 'anyone',
    body: SMALL_JSON,
    replies: ok(MessageReply),
    errors: ['NOT_FOUND', 'NOT_CONFIGURED'],
    answer: createReport,
  },
  {
    method: 'GET',
    path: PATHS.messages,
    id: 'listMessages',
    tag: 'messages',
    summary: 'Contact messages, newest first',
    who: 'look',
    replies: ok(MessagePage),
    answer: listContactMessages,
  },
  {
    method: 'PATCH',
    path: PATHS.message,
    id: 'updateMessage',
    tag: 'messages',
    summary: 'Mark a message as handled, or open again',
    who: 'edit',
    body: SMALL_JSON,
    replies: ok(ListedMessage),
    errors: ['NOT_FOUND'],
    answer: updateContactMessage,
  },
  {
    method: 'DELETE',
    path: PATHS.message,
    id: 'deleteMessage',
    tag: 'messages',
    summary: 'Delete a message for good',
    who: 'administer',
    replies: ok(MessageReply),
    errors: ['NOT_FOUND'],
    answer: removeContactMessage,
  },
]
