import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { UploadReply } from '#contract/pictures/upload.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Caller } from '#worker/test/client.ts'

type Sending = { caller: Caller; form?: string; length?: number | null; type?: string }

/** Uploads bytes as a picture of a form, with their own length or the stated one. */
function sendPicture(
  body: BodyInit,
  filename: string,
  { caller, form = 'plot', length, type }: Sending,
): Promise<Response> {
  const bytes = length === undefined && body instanceof Uint8Array ? body.byteLength : length
  const headers = {
    ...(bytes == null ? {} : { 'content-length': String(bytes) }),
    ...(type && { 'content-type': type }),
  }
  return caller.fetch(href(PATHS.uploadImage, { form, filename }), { method: 'PUT', body, headers })
}

/** The same for an upload that must succeed. */
async function uploadPicture(body: BodyInit, filename: string, sending: Sending): Promise<UploadReply> {
  const response = await sendPicture(body, filename, sending)
  expect(response.status).toBe(201)
  return UploadReply.parse(await response.json())
}

/** Both with a usual caller, who is asked for only when a test sends something. */
export function uploadsBy(usual: () => Caller) {
  return {
    send: (body: BodyInit, filename = 'front.webp', { caller = usual(), ...more }: Partial<Sending> = {}) =>
      sendPicture(body, filename, { caller, ...more }),
    upload: (body: BodyInit, filename = 'front.webp', { caller = usual(), ...more }: Partial<Sending> = {}) =>
      uploadPicture(body, filename, { caller, ...more }),
  }
}

export async function storedKeys(): Promise<string[]> {
  const { objects } = await env.IMAGES.list()
  return objects.map(({ key }) => key)
}

/** Expects the call to be refused and the store to be as it was. */
export async function refused(sending: () => Promise<Response>): Promise<ErrorReply & { status: number }> {
  const before = await storedKeys()
  const rowsBefore = await env.DB.prepare('SELECT count(*) FROM images').first('count(*)')
  const response = await sending()
  const reply = ErrorReply.parse(await response.json())
  expect(await storedKeys()).toEqual(before)
  expect(await env.DB.prepare('SELECT count(*) FROM images').first('count(*)')).toBe(rowsBefore)
  return { ...reply, status: response.status }
}
