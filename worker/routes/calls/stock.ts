import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { MessageReply } from '#contract/message-reply.ts'
import { ConfirmReply, ToConfirmPage } from '#contract/confirmations.ts'
import { ListedIds, PropertyQuery } from '#contract/list/query.ts'
import { PATHS } from '#contract/paths.ts'
import { BulkReply, UndoBulkReply } from '#contract/properties/bulk.ts'
import { CsvReply, TakenBackReply, ToTakeBackReply } from '#contract/properties/csv.ts'
import { ComposedReply } from '#contract/properties/composed.ts'
import { LikeReply } from '#contract/properties/like.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { IsAnother, NewPropertyDetails, OfferingLead, PropertyChanges } from '#contract/properties/input.ts'
import { FromTextReply } from '#contract/properties/message/read-message.ts'
import { AddPropertyReply, Property } from '#contract/properties/replies.ts'
import { addProperty } from '#worker/routes/properties/add.ts'
import { bulkProperties } from '#worker/routes/properties/bulk/change.ts'
import { undoBulk } from '#worker/routes/properties/bulk/undo.ts'
import { confirmProperty, undoConfirmation } from '#worker/routes/properties/confirm/confirm.ts'
import { listPropertiesToConfirm } from '#worker/routes/properties/confirm/list.ts'
import { exportProperties } from '#worker/routes/properties/csv/export.ts'
import { importProperties } from '#worker/routes/properties/csv/import.ts'
import { readImport, takeImportBack } from '#worker/routes/properties/csv/take-back.ts'
import { editProperty } from '#worker/routes/properties/edit.ts'
import { composeUnsaved } from '#worker/routes/properties/composed.ts'
import { likeProperty, likeUnsaved } from '#worker/routes/properties/like.ts'
import { fromText } from '#worker/routes/properties/from-text.ts'
import { removeProperty } from '#worker/routes/properties/remove.ts'
import {
  type Call,
  created,
  CSV,
  LISTING_JSON,
  ok,
  SMALL_JSON,
  SMALL_JSON_OR_NONE,
  TEXT_JSON,
} from './call.ts'

/** `required` is said again: what is laid flat before its checks counts as optional. */
const NewProperty = z
  .object({
    propertyType: z.enum(CATEGORIES),
    propertyDetails: z.union(Object.values(NewPropertyDetails)),
    leadId: OfferingLead,
    isAnother: IsAnother,
  })
  .meta({ required: ['propertyType', 'propertyDetails'] })
const ChangedProperty = z
  .object({ propertyDetails: z.union(Object.values(PropertyChanges)) })
  .meta({ required: ['propertyDetails'] })
const ChangedLike = z.object({
  propertyType: z.enum(CATEGORIES),
  propertyDetails: z.union(Object.values(PropertyChanges)),
})
const IfMatch = z.object({ 'if-match': z.string().optional() })

export const STOCK_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: PATHS.propertiesCsv,
    id: 'exportProperties',
    tag: 'stock',
    summary:
      'All that a list call finds, as a file; of every status unless one is named, or if they are named by `ids`',
    who: 'administer',
    input: { query: PropertyQuery.extend(ListedIds.partial().shape) },
    replies: ok('text/csv', ['Content-Disposition']),
    answer: exportProperties,
  },
  {
    method: 'POST',
    path: PATHS.propertiesCsv,
    id: 'importProperties',
    tag: 'stock',
    summary: 'Import the good rows of a file, once for an Idempotency-Key; the bad ones come back',
    details:
      'A dry run (`dryRun=1`) stores nothing and answers 200. Up to 5,000 rows go in by parts of 500, each whole or not at all. Under a key a row that is in already, from this file or another, is not added again: repeated, a call that failed goes on. With `Accept: application/x-ndjson` a line tells after each part how many rows are done, the last one is the reply. With `mode=all` (at most 1,000 rows) one bad row keeps all out; `fixed` says what all rows are, `priceUnit` what prices are told in, `headRow` which line holds the names of the columns, `answers` what becomes of each group of rows that a dry run names.',
    who: 'administer',
    body: CSV,
    replies: { ...ok(CsvReply), ...created(CsvReply) },
    errors: ['CONFLICT'],
    answer: importProperties,
  },
  {
    method: 'GET',
    path: PATHS.takeImportBack,
    id: 'readImport',
    tag: 'stock',
    summary: 'What would go and what would stay if an import were taken back now',
    who: 'administer',
    replies: ok(ToTakeBackReply),
    errors: ['NOT_FOUND', 'CONFLICT'],
    answer: readImport,
  },
  {
    method: 'DELETE',
    path: PATHS.takeImportBack,
    id: 'takeImportBack',
    tag: 'stock',
    summary: `Take an import back for ${LIMITS.importUndoDays} days; what somebody has dealt with since stays and is named`,
    who: 'administer',
    replies: ok(TakenBackReply),
    errors: ['NOT_FOUND', 'CONFLICT'],
    answer: takeImportBack,
  },
  {
    method: 'GET',
    path: PATHS.propertiesToConfirm,
    id: 'listPropertiesToConfirm',
    tag: 'stock',
    summary:
      'Listings that somebody should say of whether they are still there, those longest without a word first',
    who: 'look',
    replies: ok(ToConfirmPage),
    answer: listPropertiesToConfirm,
  },
  {
    method: 'POST',
    path: PATHS.addProperty,
    id: 'addProperty',
    tag: 'stock',
    summary: 'Add a listing',
    details:
      'Repeated with the same Idempotency-Key it answers the one already added. With `leadId` it is tied to the lead of who offers it; where a listing was made of that offer already, it is refused and answers that one, unless `isAnother` is true.',
    who: 'edit',
    body: LISTING_JSON,
    input: { json: NewProperty },
    replies: created(AddPropertyReply, ['ETag']),
    errors: ['CONFLICT'],
    answer: addProperty,
  },
  {
    method: 'GET',
    path: PATHS.likeProperty,
    id: 'likeProperty',
    tag: 'stock',
    summary: 'Listings that may be this one a second time, and why',
    who: 'look',
    replies: ok(LikeReply),
    errors: ['NOT_FOUND'],
    answer: likeProperty,
  },
  {
    method: 'POST',
    path: PATHS.likeUnsaved,
    id: 'likeUnsaved',
    tag: 'stock',
    summary: 'Listings that may be one that is not saved yet, and why',
    details: 'Takes the body of the add call, of which anything may be missing; nothing is saved.',
    who: 'look',
    body: LISTING_JSON,
    input: { json: ChangedLike },
    replies: ok(LikeReply),
    answer: likeUnsaved,
  },
  {
    method: 'POST',
    path: PATHS.composeUnsaved,
    id: 'composeUnsaved',
    tag: 'stock',
    summary:
      'Headline and text in the other languages, as the page of a listing with these fields composes them',
    details: 'Takes the body of the add call, of which anything may be missing; nothing is saved.',
    who: 'look',
    body: LISTING_JSON,
    input: { json: ChangedLike },
    replies: ok(ComposedReply),
    answer: composeUnsaved,
  },
  {
    method: 'POST',
    path: PATHS.fromText,
    id: 'readMessage',
    tag: 'stock',
    summary: 'Read a listing from a message; nothing is saved',
    details:
      'Answers the fields as the add call takes them, the piece of the text that each came from, and what was not understood. Phone numbers, owners and what the sender claims fill the private file.',
    who: 'edit',
    body: TEXT_JSON,
    replies: ok(FromTextReply),
    answer: fromText,
  },
  {
    method: 'PUT',
    path: PATHS.editProperty,
    id: 'editProperty',
    tag: 'stock',
    summary: 'Change a listing; what is left out stays',
    details:
      'With If-Match, the ETag of what was read, a stale change is refused and answers the current listing.',
    who: 'edit',
    body: LISTING_JSON,
    input: { header: IfMatch, json: ChangedProperty },
    replies: ok(Property, ['ETag']),
    errors: ['NOT_FOUND', 'CONFLICT'],
    answer: editProperty,
  },
  {
    method: 'DELETE',
    path: PATHS.deleteProperty,
    id: 'deleteProperty',
    tag: 'stock',
    summary: 'Delete a listing for good',
    who: 'administer',
    replies: ok(MessageReply),
    errors: ['NOT_FOUND'],
    answer: removeProperty,
  },
  {
    method: 'POST',
    path: PATHS.confirmProperty,
    id: 'confirmProperty',
    tag: 'stock',
    summary: 'Say that a listing is still there, or that it is sold or rented',
    who: 'edit',
    body: SMALL_JSON_OR_NONE,
    replies: ok(ConfirmReply, ['ETag']),
    errors: ['NOT_FOUND', 'CONFLICT'],
    answer: confirmProperty,
  },
  {
    method: 'DELETE',
    path: PATHS.confirmProperty,
    id: 'undoConfirmation',
    tag: 'stock',
    summary: 'Take your own answer of the last two minutes back',
    who: 'edit',
    replies: ok(ConfirmReply, ['ETag']),
    errors: ['NOT_FOUND', 'CONFLICT'],
    answer: undoConfirmation,
  },
  {
    method: 'POST',
    path: PATHS.bulkProperties,
    id: 'bulkProperties',
    tag: 'stock',
    summary: 'Do one thing with many listings, all or none',
    who: 'administer',
    body: SMALL_JSON,
    replies: ok(BulkReply),
    errors: ['CONFLICT', 'NOT_FOUND'],
    answer: bulkProperties,
  },
  {
    method: 'POST',
    path: PATHS.undoBulk,
    id: 'undoBulk',
    tag: 'stock',
    summary: 'Take a change of many prices or deals back, where nobody has changed the listing since',
    who: 'administer',
    body: LISTING_JSON,
    replies: ok(UndoBulkReply),
    errors: ['CONFLICT'],
    answer: undoBulk,
  },
]
