import { MessageReply } from '#contract/message-reply.ts'
import { RestoreReply } from '#contract/dashboard.ts'
import { PATHS } from '#contract/paths.ts'
import { UploadReply } from '#contract/pictures/upload.ts'
import { allowRemoval } from '#worker/routes/images/allow-removal.ts'
import { readPicture } from '#worker/routes/images/read.ts'
import { restorePictures } from '#worker/routes/images/restore.ts'
import { uploadImage } from '#worker/routes/images/upload.ts'
import { type Call, created, NO_BODY, ok, PICTURE, publicRead, SMALL_JSON } from './call.ts'

export const PICTURE_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: PATHS.picture,
    id: 'readPicture',
    tag: 'pictures',
    summary: 'A picture, or a part of it by Range',
    who: 'anyone',
    replies: {
      ...publicRead('image/*'),
      206: { content: 'image/*', headers: ['ETag', 'Content-Range'] },
    },
    errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
    answer: readPicture,
  },
  {
    method: 'PUT',
    path: PATHS.uploadImage,
    id: 'uploadImage',
    tag: 'pictures',
    summary:
      'Upload a picture: JPEG, PNG, WebP or AVIF; stored without its notes of place, device and person',
    who: 'edit',
    body: PICTURE,
    replies: created(UploadReply),
    errors: ['INVALID_INPUT', 'UNREADABLE', 'CONFLICT', 'WRONG_TYPE', 'TOO_MANY'],
    answer: uploadImage,
  },
  {
    method: 'POST',
    path: PATHS.allowRemoval,
    id: 'allowPictureRemoval',
    tag: 'pictures',
    summary: 'Let the pictures that wait go to the trash at once',
    who: 'administer',
    body: SMALL_JSON,
    replies: ok(MessageReply),
    answer: allowRemoval,
  },
  {
    method: 'POST',
    path: PATHS.restorePictures,
    id: 'restorePictures',
    tag: 'pictures',
    summary: 'Bring the pictures of a listing back from the trash',
    who: 'administer',
    body: NO_BODY,
    replies: ok(RestoreReply),
    errors: ['NOT_FOUND'],
    answer: restorePictures,
  },
]
