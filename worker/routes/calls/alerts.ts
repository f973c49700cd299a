import { MessageReply } from '#contract/message-reply.ts'
import { AlertReply } from '#contract/alerts.ts'
import { PATHS } from '#contract/paths.ts'
import { createAlert } from '#worker/routes/alerts/create.ts'
import { changeAlert, endAlertInOneClick, readAlert } from '#worker/routes/alerts/link.ts'
import { type Call, FORM, ok, SMALL_JSON, TEXT_JSON } from './call.ts'

export const ALERT_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: PATHS.alerts,
    id: 'createAlert',
    tag: 'alerts',
    summary: 'Ask to be mailed what a search finds from now on',
    details:
      'A mail asks the address to confirm, at most three a day from one network; what it does not confirm is forgotten after two days. What others asked for an address does not change the answer.',
    who: 'anyone',
    body: TEXT_JSON,
    replies: { 202: { content: MessageReply, headers: [] } },
    errors: ['CONFLICT', 'NOT_CONFIGURED'],
    answer: createAlert,
  },
  {
    method: 'GET',
    path: PATHS.alert,
    id: 'readAlert',
    tag: 'alerts',
    summary: 'What the link of a mail stands for; changes nothing',
    who: 'anyone',
    replies: ok(AlertReply),
    errors: ['NOT_FOUND', 'NOT_CONFIGURED'],
    answer: readAlert,
  },
  {
    method: 'POST',
    path: PATHS.alert,
    id: 'changeAlert',
    tag: 'alerts',
    summary: 'Confirm a search, or end it',
    details: 'A search that has ended answers the same when it is ended again; its address is deleted.',
    who: 'anyone',
    body: SMALL_JSON,
    replies: ok(AlertReply.or(MessageReply)),
    errors: ['NOT_FOUND', 'CONFLICT', 'NOT_CONFIGURED'],
    answer: changeAlert,
  },
  {
    method: 'POST',
    path: PATHS.alertEnd,
    id: 'endAlert',
    tag: 'alerts',
    summary: 'End a search by the button of a mail program (RFC 8058)',
    who: 'anyone',
    body: FORM,
    replies: ok(MessageReply),
    errors: ['NOT_FOUND', 'NOT_CONFIGURED'],
    answer: endAlertInOneClick,
  },
]
