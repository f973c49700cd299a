import { MessageReply } from '#contract/message-reply.ts'
import { PATHS } from '#contract/paths.ts'
import { AreaPages, AreaShown } from '#contract/site/area-pages.ts'
import { listAreaPages } from '#worker/routes/areas/list.ts'
import { readArea } from '#worker/routes/areas/read.ts'
import { updateArea } from '#worker/routes/areas/update.ts'
import { type Call, ok, publicRead, TEXT_JSON } from './call.ts'

export const AREA_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: PATHS.areas,
    id: 'listAreas',
    tag: 'pages',
    summary: 'Every part of the region that has a page, with what staff say of it',
    who: 'look',
    replies: ok(AreaPages),
    answer: listAreaPages,
  },
  {
    method: 'GET',
    path: PATHS.area,
    id: 'readArea',
    tag: 'pages',
    summary: 'What staff say of a part of the region, in one language',
    who: 'anyone',
    replies: publicRead(AreaShown),
    errors: ['NOT_FOUND'],
    answer: readArea,
  },
  {
    method: 'PATCH',
    path: PATHS.area,
    id: 'updateArea',
    tag: 'pages',
    summary: 'Change what is said of a part of the region; what is not named stays',
    who: 'edit',
    body: TEXT_JSON,
    replies: ok(MessageReply),
    errors: ['NOT_FOUND'],
    answer: updateArea,
  },
]
