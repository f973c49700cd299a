import { MessageReply } from '#contract/message-reply.ts'
import { PATHS } from '#contract/paths.ts'
import { LandmarkReply, Landmarks, NearThings } from '#contract/site/landmarks.ts'
import { createLandmark } from '#worker/routes/landmarks/add.ts'
import { readLandmarks } from '#worker/routes/landmarks/list.ts'
import { removeLandmark } from '#worker/routes/landmarks/remove.ts'
import { updateLandmark } from '#worker/routes/landmarks/update.ts'
import { nearOfProperty } from '#worker/routes/properties/near.ts'
import { type Call, created, ok, publicRead, SMALL_JSON } from './call.ts'

export const LANDMARK_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: PATHS.nearProperty,
    id: 'nearOfProperty',
    tag: 'listings',
    summary: 'What is near a listing in a straight line: two stations, the airport, a landmark of each kind',
    details:
      'Empty for a listing without a place in the region. Names are in `language`, English without one.',
    who: 'anyone',
    replies: publicRead(NearThings),
    errors: ['NOT_FOUND'],
    answer: nearOfProperty,
  },
  {
    method: 'GET',
    path: PATHS.landmarks,
    id: 'listLandmarks',
    tag: 'panel',
    summary: 'The landmarks that distances are told to',
    who: 'look',
    replies: ok(Landmarks),
    answer: readLandmarks,
  },
  {
    method: 'POST',
    path: PATHS.landmarks,
    id: 'addLandmark',
    tag: 'panel',
    summary: 'Add a landmark',
    who: 'administer',
    body: SMALL_JSON,
    replies: created(LandmarkReply),
    errors: ['CONFLICT'],
    answer: createLandmark,
  },
  {
    method: 'PATCH',
    path: PATHS.landmark,
    id: 'updateLandmark',
    tag: 'panel',
    summary: 'Change a landmark; takes all of it',
    who: 'administer',
    body: SMALL_JSON,
    replies: ok(LandmarkReply),
    errors: ['NOT_FOUND'],
    answer: updateLandmark,
  },
  {
    method: 'DELETE',
    path: PATHS.landmark,
    id: 'deleteLandmark',
    tag: 'panel',
    summary: 'Delete a landmark',
    who: 'administer',
    replies: ok(MessageReply),
    errors: ['NOT_FOUND'],
    answer: removeLandmark,
  },
]
