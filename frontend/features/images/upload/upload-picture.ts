import type { UploadReply } from '#contract/pictures/upload.ts'
import { href, PATHS } from '#contract/paths.ts'
import { splitSuffix } from '#contract/pictures/files.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { pictureAddress } from '#frontend/lib/format/pictures.ts'
import { sendFile } from '#frontend/lib/api/send-file.ts'
import { retryWithBackoff } from './retry-with-backoff.ts'
import type { PictureVersion, ScaledPicture } from './scale-picture.ts'

const STALL_MS = 60_000
const MAX_NAMES = 3
const STEM_LETTERS = 80

/** An upload under way; versions that have arrived are not sent again. */
export type Upload = {
  readonly form: string
  readonly stem: string
  readonly scaled: ScaledPicture
  stampMs: number
  /** The versions that are stored, each with its path. */
  readonly arrived: Map<PictureVersion, string>
}

type Reporting = {
  signal: AbortSignal
  /** 0 to 100, over all versions of the picture by their bytes. */
  onPercent: (percent: number) => void
  onPause: () => void
}

let lastStampMs = 0

/** The current time in milliseconds, made unique among this page's uploads. */
function newStampMs(): number {
  lastStampMs = Math.max(Date.now(), lastStampMs + 1)
  return lastStampMs
}

export function newUpload(form: string, filename: string, scaled: ScaledPicture): Upload {
  return {
    form: form.toLowerCase(),
    stem: stemOf(filename),
    scaled,
    stampMs: newStampMs(),
    arrived: new Map(),
  }
}

/** A file's name as it is stored, without its extension. In an ending that reads like a version's suffix, '-' becomes '_'. */
function stemOf(filename: string): string {
  const name = filename
    .replace(/\.[^.]*$/, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, STEM_LETTERS)
  const [stem, suffix] = splitSuffix(name)
  return stem + suffix.replace('-', '_') || 'picture'
}

/**
 * Sends the versions that have not arrived, the main one first; returns the picture's path. When the name is taken, all
 * are sent under a new one. Throws the error of the last attempt.
 */
export async function uploadPicture(upload: Upload, reporting: Reporting): Promise<string> {
  for (let names = 1; ; names++) {
    try {
      const paths: string[] = []
      for (const version of upload.scaled.versions) paths.push(await sendVersion(upload, version, reporting))
      return paths[0] ?? ''
    } catch (error) {
      const isNameTaken = error instanceof ApiError && error.code === 'CONFLICT'
      if (!isNameTaken || names === MAX_NAMES) throw error
      upload.stampMs = newStampMs()
      upload.arrived.clear()
    }
  }
}

/** Sends one version with retries; returns its path. */
async function sendVersion(upload: Upload, version: PictureVersion, reporting: Reporting): Promise<string> {
  const arrived = upload.arrived.get(version)
  if (arrived !== undefined) return arrived
  const { signal, onPause } = reporting
  const report = (sentBytes: number) => reporting.onPercent(percentOf(upload, sentBytes))
  const path = await retryWithBackoff(
    (trySignal) =>
      sendFile<UploadReply>(addressOf(upload, version), version.blob, {
        signal: trySignal,
        onProgress: report,
        stallMs: STALL_MS,
      }).then(
        ({ url }) => url,
        (error: unknown) => pathIfStored(error, upload, version),
      ),
    { signal, onPause },
  )
  upload.arrived.set(version, path)
  report(0)
  return path
}

/** An upload can succeed although its reply was lost: the next attempt then finds the name taken by the same bytes. */
async function pathIfStored(error: unknown, upload: Upload, version: PictureVersion): Promise<string> {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error
  const path = href(PATHS.picture, { form: upload.form, filename: filenameOf(upload, version) })
  const stored = await fetch(pictureAddress(path), { cache: 'no-store' }).catch(() => undefined)
  if (!stored?.ok || !(await isSame(await stored.blob(), version.blob))) throw error
  return path
}

async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false
  const [bytes, otherBytes] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()])
  const wanted = new Uint8Array(otherBytes)
  return new Uint8Array(bytes).every((byte, at) => byte === wanted[at])
}

function percentOf({ scaled, arrived }: Upload, sentBytes: number): number {
  const bytesOf = (versions: Iterable<PictureVersion>) =>
    [...versions].reduce((sum, { blob }) => sum + blob.size, 0)
  const done = bytesOf(arrived.keys()) + sentBytes
  return Math.min(100, Math.floor((100 * done) / Math.max(1, bytesOf(scaled.versions))))
}

const filenameOf = ({ stampMs, stem }: Upload, { suffix, extension }: PictureVersion) =>
  `${stampMs}_${stem}${suffix}.${extension}`

const addressOf = (upload: Upload, version: PictureVersion) =>
  href(PATHS.uploadImage, { form: upload.form, filename: filenameOf(upload, version) })
