import type { Context } from 'hono'
import { rightsOf } from '#contract/accounts/roles.ts'
import type { UploadReply } from '#contract/pictures/upload.ts'
import { LIMITS } from '#contract/limits.ts'
import { PREVIEW, PREVIEW_SUFFIX, widthSuffix } from '#contract/pictures/files.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import {
  addVersion,
  findMainPicture,
  insertPicture,
  isWrittenDown,
  type Version,
} from '#worker/db/queries/images/images.ts'
import { refundTries, consumeTry } from '#worker/db/queries/accounts/tries.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { ApiError, tooMany } from '#worker/lib/errors.ts'
import { uploadWindows } from '#worker/middleware/limits.ts'
import { signedIn } from '#worker/middleware/auth.ts'
import { deletePictures, pictureKey } from '#worker/services/pictures/store.ts'
import { FORMAT_HEAD_BYTES, type PictureFormat, readFormat } from '#contract/pictures/format.ts'
import { mainNamesOf, nameOf, type PictureName, readPictureName } from '#worker/services/pictures/names.ts'
import { drain, putPicture, readHead, readWhole, type Upload } from '#worker/services/pictures/uploads.ts'
import { withoutMetadata } from '#worker/services/pictures/cleaning/without-metadata.ts'
import { withRoomFor } from '#worker/services/pictures/memory.ts'

type NamedPicture = { form: string; name: PictureName; key: string; format: PictureFormat }

export const uploadImage = handlers(async (c) => {
  const bytes = Number(c.req.header('content-length'))
  const upload = await readHead(c.req.raw.body ?? new Blob().stream(), FORMAT_HEAD_BYTES)
  const reply = await accept(c, upload, bytes).finally(() => drain(upload))
  return c.json(reply, 201)
})

async function accept(c: Context<AppEnv>, upload: Upload, bytes: number): Promise<UploadReply> {
  const picture = namePicture(c, readPicture(upload.head, bytes))
  const storing = withRoomFor(bytes, (onSign) => {
    const reading = () => readCleaned(upload, { bytes, contentType: picture.format.contentType, onSign })
    return store(c, picture, reading)
  })
  // A client that hangs up ends the call, but not between the object and its row.
  c.executionCtx.waitUntil(Promise.allSettled([storing]))
  await storing
  const { width, height } = picture.format
  return { url: `/${picture.key}`, width, height }
}

function readPicture(head: Uint8Array, bytes: number): PictureFormat {
  const format = readFormat(head, bytes)
  if (!format) throw new ApiError('WRONG_TYPE', SERVER_MESSAGES.imageTypeUnknown)
  const isTooLarge = format.width * format.height > LIMITS.imagePixels
  if (isTooLarge) throw new ApiError('TOO_LARGE', SERVER_MESSAGES.imageTooManyPixels)
  return format
}

function namePicture(c: Context<AppEnv>, format: PictureFormat): NamedPicture {
  const form = (c.req.param('form') ?? '').toLowerCase()
  const name = readPictureName(c.req.param('filename') ?? '', format.contentType, Date.now())
  const key = pictureKey(form, nameOf(name))
  if (!key) throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.imageNameInvalid)
  return { form, name, key, format }
}

/** A picture counts against its account's quota; the object first, then its row, and without a row there is no object. */
async function store(
  c: Context<AppEnv>,
  picture: NamedPicture,
  reading: () => Promise<Uint8Array>,
): Promise<void> {
  const main = await mainOf(c, picture)
  const windows = main ? [] : uploadWindows(signedIn(c).id)
  const waitMs = main ? undefined : await consumeTry(c.var.db, windows, Date.now())
  if (waitMs !== undefined) throw tooMany(waitMs, SERVER_MESSAGES.tooManyUploads)
  const storing = async () => putAndWriteDown(c, picture, { file: await reading(), mainKey: main?.key })
  await storing().catch(async (error: unknown) => {
    await refundTries(
      c.var.db,
      windows.map(({ key }) => key),
    )
    throw error
  })
}

type Reading = { bytes: number; contentType: PictureFormat['contentType']; onSign: () => void }

/** What is stored of an upload: it is read whole, for notes may stand behind the pixels and R2 wants to know its length. */
async function readCleaned(upload: Upload, { bytes, contentType, onSign }: Reading): Promise<Uint8Array> {
  const whole = await readWhole(upload, bytes, onSign)
  const cleaned = whole && withoutMetadata(whole, contentType)
  if (!cleaned) throw new ApiError('UNREADABLE', SERVER_MESSAGES.imageIncomplete)
  return cleaned
}

type Storing = { file: Uint8Array; mainKey: string | undefined }

/** A call that fails may still have written something: the file stays only where its row is there. */
async function putAndWriteDown(
  c: Context<AppEnv>,
  picture: NamedPicture,
  { file, mainKey }: Storing,
): Promise<void> {
  const { key, format } = picture
  const version = versionOf(picture)
  const main = mainKey !== undefined && version ? { key: mainKey, version } : undefined
  const cleanUpUnlessWritten = async (error: unknown) => {
    if (await isWrittenDown(c.var.db, key, main)) return
    await deletePictures(c.env.IMAGES, [key])
    throw error
  }
  const put = await putPicture(c.env.IMAGES, key, file, format.contentType).catch(cleanUpUnlessWritten)
  if (put === 'exists') throw new ApiError('CONFLICT', SERVER_MESSAGES.imageExists)
  await writeDown(c, { ...picture, bytes: file.byteLength }, main).catch(cleanUpUnlessWritten)
}

/** Another width of one's own picture is noted on that picture; everything else is a picture of its own. */
async function writeDown(
  c: Context<AppEnv>,
  { key, bytes, format }: NamedPicture & { bytes: number },
  main: { key: string; version: Version } | undefined,
): Promise<void> {
  const { id, email } = signedIn(c)
  if (main) return addToMain(c, main.key, main.version)
  const { width, height } = format
  await insertPicture(c.var.db, { key, width, height, bytes, createdAt: Date.now() }, { id, email })
}

/** The picture of which this one is another width, where it is one's own. */
async function mainOf(c: Context<AppEnv>, picture: NamedPicture) {
  const account = signedIn(c)
  if (!versionOf(picture)) return undefined
  const keys = mainNamesOf(picture.name).flatMap((main) => pictureKey(picture.form, main) ?? [])
  return findMainPicture(c.var.db, keys, rightsOf(account).includes('administer') ? null : account.id)
}

function versionOf({ name, format }: NamedPicture): Version | undefined {
  const { width, height, contentType } = format
  const isPreviewSize = width === PREVIEW.width && height === PREVIEW.height && contentType === 'image/jpeg'
  if (name.suffix === PREVIEW_SUFFIX) return isPreviewSize ? 'preview' : undefined
  return name.suffix === widthSuffix(width) ? width : undefined
}

async function addToMain(c: Context<AppEnv>, mainKey: string, version: Version): Promise<void> {
  if (await addVersion(c.var.db, mainKey, version)) return
  throw new ApiError('CONFLICT', SERVER_MESSAGES.imageMissing)
}
