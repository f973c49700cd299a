import type { Context } from 'hono'
import type { UploadReply } from '#contract/images.ts'
import { LIMITS } from '#contract/limits.ts'
import { PREVIEW, PREVIEW_SUFFIX, widthSuffix } from '#contract/pictures.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { addVersion, findMainPicture, insertPicture, type Version } from '#worker/db/queries/images.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { signedIn } from '#worker/middleware/who.ts'
import { deletePictures, pictureKey } from '#worker/services/images.ts'
import { type PictureFormat, readFormat } from '#contract/picture-format.ts'
import { mainNamesOf, nameOf, type PictureName, readPictureName } from '#worker/services/picture-names.ts'
import { drain, putPicture, readHead, type Upload } from '#worker/services/uploads.ts'

/** Enough for the camera's notes and colour profile that may stand in front of a JPEG's size. */
const HEAD_BYTES = 256 * 1024

type NamedPicture = { form: string; name: PictureName; key: string; format: PictureFormat; bytes: number }

export const uploadImage = handlers(async (c) => {
  const bytes = Number(c.req.header('content-length'))
  const upload = await readHead(c.req.raw.body ?? new Blob().stream(), HEAD_BYTES)
  const reply = await accept(c, upload, bytes).finally(() => drain(upload))
  return c.json(reply, 201)
})

async function accept(c: Context<AppEnv>, upload: Upload, bytes: number): Promise<UploadReply> {
  const picture = namePicture(c, readPicture(upload.head, bytes), bytes)
  const storing = store(c, picture, upload)
  // A client that hangs up ends the call, but not between the object and its row.
  c.executionCtx.waitUntil(Promise.allSettled([storing]))
  await storing
  const { width, height } = picture.format
  return { url: `/${picture.key}`, width, height }
}

function readPicture(head: Uint8Array, bytes: number): PictureFormat {
  const format = readFormat(head, bytes)
  if (!format) throw new ApiError('WRONG_TYPE', SENTENCES.imageTypeUnknown)
  const isTooLarge = format.width * format.height > LIMITS.imagePixels
  if (isTooLarge) throw new ApiError('TOO_LARGE', SENTENCES.imageTooManyPixels)
  return format
}

function namePicture(c: Context<AppEnv>, format: PictureFormat, bytes: number): NamedPicture {
  const form = (c.req.param('form') ?? '').toLowerCase()
  const name = readPictureName(c.req.param('filename') ?? '', format.contentType, Date.now())
  const key = pictureKey(form, nameOf(name))
  if (!key) throw new ApiError('INVALID_INPUT', SENTENCES.imageNameInvalid)
  return { form, name, key, format, bytes }
}

/** The object first, then its row; without a row there is no object. */
async function store(c: Context<AppEnv>, picture: NamedPicture, upload: Upload): Promise<void> {
  const { key, format, bytes } = picture
  const put = await putPicture(c.env.IMAGES, key, upload, { ...format, bytes })
  if (put === 'exists') throw new ApiError('CONFLICT', SENTENCES.imageExists)
  if (put === 'incomplete') throw new ApiError('UNREADABLE', SENTENCES.imageIncomplete)
  await writeDown(c, picture).catch(async (error: unknown) => {
    await deletePictures(c.env.IMAGES, [key])
    throw error
  })
}

/** Another width of one's own picture is noted on that picture; everything else is a picture of its own. */
async function writeDown(c: Context<AppEnv>, picture: NamedPicture): Promise<void> {
  const { name, key, form, bytes } = picture
  const { id, email, role } = signedIn(c)
  const version = versionOf(picture)
  const mainKeys = version ? mainNamesOf(name).flatMap((main) => pictureKey(form, main) ?? []) : []
  const main = version && (await findMainPicture(c.var.db, mainKeys, role === 'admin' ? null : id))
  if (main) return addToMain(c, main.key, version)
  const { width, height } = picture.format
  await insertPicture(c.var.db, { key, width, height, bytes, createdAt: Date.now() }, { id, email })
}

function versionOf({ name, format }: NamedPicture): Version | undefined {
  const { width, height, contentType } = format
  const isPreviewSize = width === PREVIEW.width && height === PREVIEW.height && contentType === 'image/jpeg'
  if (name.suffix === PREVIEW_SUFFIX) return isPreviewSize ? 'preview' : undefined
  return name.suffix === widthSuffix(width) ? width : undefined
}

async function addToMain(c: Context<AppEnv>, mainKey: string, version: Version): Promise<void> {
  if (await addVersion(c.var.db, mainKey, version)) return
  throw new ApiError('CONFLICT', SENTENCES.imageMissing)
}
