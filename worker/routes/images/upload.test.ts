import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import {
  as,
  asAdmin,
  asPending,
  asStaff,
  asSuspended,
  asVisitor,
  type Caller,
  visitorOf,
} from '#worker/test/client.ts'
import { anAccount, tokenOf } from '#worker/test/factories.ts'
import { altered, bytesOf, FOREIGN, joined, jpegOf, REAL, webpOf } from '#worker/test/pictures.ts'
import { auditOf, imageAt } from '#worker/test/stored.ts'
import { cameraNotes, jpegSegment, pngChunk, SECRET, webpChunk } from '#worker/test/camera-notes.ts'
import { refused, uploadsBy } from '#worker/test/uploads.ts'

let staff: Account
let staffCaller: Caller

beforeAll(async () => {
  staff = await anAccount()
  staffCaller = await as(staff)
})

const { send, upload } = uploadsBy(() => staffCaller)

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift()
      if (chunk) controller.enqueue(chunk)
      else controller.close()
    },
  })
}

describe('who may upload a picture', () => {
  it.each([
    ['a visitor', async () => asVisitor(), 401],
    ['a pending account', asPending, 403],
    ['a suspended account', asSuspended, 403],
  ] as const)('not %s', async (_, caller, status) => {
    const someone = await caller()
    expect(await refused(() => send(REAL.webp, 'front.webp', { caller: someone }))).toMatchObject({ status })
  })

  it.each([asStaff, asAdmin])('approved accounts', async (caller) => {
    expect(await upload(REAL.webp, 'front.webp', { caller: await caller() })).toMatchObject({ width: 40 })
  })
})

describe('an uploaded picture', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['losslessWebp', 'image/webp'],
    ['webpWithAlpha', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)('in %s is known by its bytes, whatever its name and stated type', async (kind, contentType) => {
    const { url, width, height } = await upload(REAL[kind], 'front.webp', { type: 'text/html' })
    expect([width, height]).toEqual([40, 30])
    const object = await env.IMAGES.get(url.slice(1))
    expect(object?.httpMetadata?.contentType).toBe(contentType)
    expect(await object?.bytes()).toEqual(REAL[kind])
  })

  it('has a row that no listing has claimed, and an audit entry', async () => {
    const { url } = await upload(REAL.png, 'front.png')
    expect(await imageAt(url)).toMatchObject({
      propertyId: null,
      width: 40,
      height: 30,
      bytes: REAL.png.byteLength,
      uploadedBy: staff.id,
      widths: [],
      hasPreview: false,
    })
    expect(await auditOf(url.slice(1))).toEqual([
      expect.objectContaining({ action: 'picture-uploaded', actorId: staff.id, subjectKind: 'image' }),
    ])
  })

  it('may be as large as the limit and arrives whole', async () => {
    const picture = jpegOf(4000, 3000, LIMITS.imageBytes)
    const { url } = await upload(
      streamOf(picture.slice(0, 5), picture.slice(5, 3_000_000), picture.slice(3_000_000)),
      'x.jpg',
      {
        length: picture.byteLength,
      },
    )
    const object = await env.IMAGES.get(url.slice(1))
    expect(object?.size).toBe(LIMITS.imageBytes)
    expect((await object?.bytes())?.at(-1)).toBe(0xd9)
  })

  it.each([
    ['more pictures, as for depth and portraits', REAL.jpeg],
    ['zeros', new Uint8Array(4096)],
    [
      'notes that begin with zeros',
      joined(new Uint8Array([0, 0, 1, 10, 14, 0]), bytesOf('Image_UTC_DataSEFT')),
    ],
    ['a film', joined(new Uint8Array([0, 0, 0, 24]), bytesOf('ftypmp42'))],
  ])('may be a JPEG with what phones put behind it: %s', async (_, trailer) => {
    const picture = joined(REAL.jpeg, trailer)
    const chunks = [
      picture.slice(0, 21),
      picture.slice(21, REAL.jpeg.length - 1),
      picture.slice(REAL.jpeg.length - 1),
    ]
    const { url } = await upload(streamOf(...chunks), 'phone.jpg', { length: picture.byteLength })
    expect(await (await env.IMAGES.get(url.slice(1)))?.bytes()).toEqual(REAL.jpeg)
  })

  it('may have a size that stands behind long notes of the camera', async () => {
    const notes = new Uint8Array(65_537).fill(32)
    notes.set([0xff, 0xe1, 0xff, 0xff])
    const picture = joined(bytesOf('\xff\xd8'), notes, notes, notes, jpegOf(640, 480).slice(2))
    expect(await upload(picture, 'camera.jpg')).toMatchObject({ width: 640, height: 480 })
  })
})

describe('a picture with notes of where it was taken', () => {
  const exif = jpegSegment(0xe1, joined(bytesOf('Exif\0\0'), cameraNotes(1)))
  const xmp = webpChunk('XMP ', bytesOf(SECRET))
  const webp = (...notes: Uint8Array[]) =>
    webpChunk('RIFF', joined(bytesOf('WEBP'), REAL.webpWithAlpha.slice(12), ...notes))

  it.each<[string, Uint8Array, Uint8Array]>([
    ['jpg', joined(REAL.jpeg.slice(0, 2), exif, REAL.jpeg.slice(2)), REAL.jpeg],
    ['png', joined(REAL.png.slice(0, -12), pngChunk('tEXt', bytesOf(SECRET)), REAL.png.slice(-12)), REAL.png],
    ['webp', webp(webpChunk('EXIF', cameraNotes(1)), xmp), webp()],
  ])('is stored, counted and shown without them: %s', async (extension, picture, without) => {
    const { url, width, height } = await upload(
      streamOf(picture.slice(0, 50), picture.slice(50)),
      `noted.${extension}`,
      { length: picture.byteLength },
    )
    expect([width, height]).toEqual([40, 30])
    const shown = await asVisitor().get(url)
    expect(await shown.bytes()).toEqual(without)
    expect(shown.headers.get('content-length')).toBe(String(without.byteLength))
    expect(await imageAt(url)).toMatchObject({ bytes: without.byteLength })
    const part = await asVisitor().get(url, { range: 'bytes=-12' })
    expect(await part.bytes()).toEqual(without.slice(-12))
  })
})

/** The beginning of a JPEG with another one in its notes, as cameras keep a small one there. */
function withNotes(small: Uint8Array): Uint8Array {
  const bytes = small.byteLength + 2
  return joined(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, bytes >> 8, bytes & 255]), small)
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const HTML = '<!DOCTYPE html><html><body><script>alert(1)</script></body></html>'
const padded = (text: string) => bytesOf(text.padEnd(200, ' '))

describe('what is no picture is not stored', () => {
  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['one byte', new Uint8Array([0xff])],
    ['zeros', new Uint8Array(5000)],
    ['text', padded('front.jpg')],
    ['SVG', padded(SVG)],
    ['SVG behind an XML head', padded(`<?xml version="1.0"?>${SVG}`)],
    ['HTML', padded(HTML)],
    ['a script', padded('#!/bin/sh\nrm -rf /')],
    ['PDF', padded('%PDF-1.7')],
    ['ZIP', padded('PK\x03\x04')],
    ['GIF', FOREIGN.gif],
    ['a GIF that is a script too', padded('GIF89a/*\x00\x00*/=1;alert(1)//')],
    ['TIFF', FOREIGN.tiff],
    ['BMP', padded('BM\x00\x00\x00\x00')],
    ['HEIC', altered(REAL.avif, 8, [...bytesOf('heic\0\0\0\0mif1heicmiaf')])],
    ['MP4', padded('\0\0\0\x18ftypmp42')],
    ['three bytes of JPEG and HTML', padded(`\xff\xd8\xff${HTML}`)],
    ['the beginning of PNG and HTML', padded(`\x89PNG\r\n\x1a\n${HTML}`)],
    ['the beginning of PNG and SVG', padded(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x28\0\0\0\x1e${SVG}`)],
    ['a WebP head and HTML', padded(`RIFF\x00\x00\x00\x00WEBPVP8 ${HTML}`)],
    ['a JPEG that is a page too', jpegOf(40, 30, 400, bytesOf(HTML))],
    ['a JPEG that is PHP too', jpegOf(40, 30, 400, bytesOf('<?php system($_GET[1]);'))],
    ['a JPEG without a frame', joined(bytesOf('\xff\xd8\xff\xda'), new Uint8Array(100), bytesOf('\xff\xd9'))],
    ['a JPEG 0 pixels wide', jpegOf(0, 30)],
    ['a PNG 0 pixels high', altered(REAL.png, 20, [0, 0, 0, 0])],
    ['a WebP with a page behind it', joined(REAL.webp, bytesOf(HTML))],
    ['a WebP cut in the middle', REAL.webp.slice(0, 60)],
    ['an AVIF with a page behind it', joined(REAL.avif, bytesOf(HTML))],
    ['an AVIF cut in the middle', REAL.avif.slice(0, 250)],
    ['an AVIF without a size', altered(REAL.avif, REAL.avif.length - 85, [...bytesOf('none')])],
    ['an AVIF of endless boxes', joined(REAL.avif.slice(0, 28), new Uint8Array(3000))],
  ])('%s', async (_, body) => {
    for (const [filename, type] of [
      ['front.jpg', 'image/jpeg'],
      ['front.png', 'image/png'],
    ] as const)
      expect(await refused(() => send(body, filename, { type }))).toMatchObject({
        status: 415,
        message: SERVER_MESSAGES.imageTypeUnknown,
      })
  })

  it.each<[string, Uint8Array]>([
    ['a JPEG cut in the middle', REAL.jpeg.slice(0, 200)],
    ['a PNG cut in the middle', REAL.png.slice(0, 100)],
    [
      'a JPEG without its end, but that of the small one in its notes',
      joined(withNotes(REAL.jpeg), REAL.jpeg.slice(2, -2)),
    ],
    ['a JPEG with an archive behind it', joined(REAL.jpeg, bytesOf('PK\x03\x04'))],
    ['a PNG with a page behind it', joined(REAL.png, bytesOf('<a href=//evil.example>'))],
  ])('%s', async (_, body) => {
    expect(await refused(() => send(body))).toMatchObject({
      status: 400,
      message: SERVER_MESSAGES.imageIncomplete,
    })
  })
})

describe('an upload of the wrong size', () => {
  it('must say its length', async () => {
    for (const length of [null, Number.NaN])
      expect(await refused(() => send(streamOf(REAL.jpeg), 'a.jpg', { length }))).toMatchObject({
        status: 411,
        code: 'LENGTH_REQUIRED',
        message: SERVER_MESSAGES.imageLengthMissing,
      })
  })

  it('is refused above 10 MB, before it is read', async () => {
    expect(await refused(() => send(REAL.jpeg, 'a.jpg', { length: LIMITS.imageBytes + 1 }))).toMatchObject({
      status: 413,
      message: SERVER_MESSAGES.imageTooLarge,
    })
  })

  it.each<[string, Uint8Array]>([
    ['PNG', altered(REAL.png, 16, [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff])],
    ['JPEG', jpegOf(65_535, 65_535)],
    ['WebP', webpOf(16_777_216, 16_777_216)],
    ['WebP just above', webpOf(10_000, 5001)],
  ])('is refused above 50 megapixels: %s', async (_, picture) => {
    expect(await refused(() => send(picture))).toMatchObject({
      status: 413,
      message: SERVER_MESSAGES.imageTooManyPixels,
    })
  })

  it('stores 50 megapixels', async () => {
    expect(await upload(webpOf(10_000, 5000))).toMatchObject({ width: 10_000, height: 5000 })
  })

  const [head, middle, end] = [
    jpegOf(9, 9, 300_000).slice(0, 280_000),
    new Uint8Array(200_000),
    bytesOf('\xff\xd9'),
  ]
  it.each<[string, Uint8Array[], number]>([
    ['shorter than it said', [REAL.jpeg], REAL.jpeg.byteLength + 1],
    ['much shorter than it said', [head, middle, end], 900_000],
    ['longer than it said', [REAL.jpeg, REAL.jpeg], REAL.jpeg.byteLength],
    ['longer by its last chunk', [head, middle, end, end], 480_002],
  ])('is not stored when it is %s', async (_, chunks, length) => {
    expect(await refused(() => send(streamOf(...chunks), 'a.jpg', { length }))).toMatchObject({
      status: 400,
      message: SERVER_MESSAGES.imageIncomplete,
    })
  })

  it('is not stored when the client breaks off', async () => {
    const steps = [
      (client: ReadableStreamDefaultController) => client.enqueue(REAL.jpeg),
      (client: ReadableStreamDefaultController) => client.error(new Error('gone')),
    ]
    const body = new ReadableStream({ pull: (client) => steps.shift()?.(client) }, { highWaterMark: 0 })
    expect(await refused(() => send(body, 'a.jpg', { length: 900_000 }))).toMatchObject({ status: 400 })
  })
})

describe('when one of the two stores fails', () => {
  const failing = <Store extends object>(store: Store, method: keyof Store) =>
    new Proxy(store, {
      get(target, name) {
        if (name === method) return () => Promise.reject(new Error('The store is down.'))
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })

  it.each([
    ['database', () => ({ DB: failing(env.DB, 'batch') })],
    ['picture store', () => ({ IMAGES: failing(env.IMAGES, 'put') })],
  ])('the %s: nothing is left behind', async (_, settings) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const token = await tokenOf(staff)
    const caller = visitorOf(settings(), { authorization: `Bearer ${token}` })
    expect(await refused(() => send(REAL.webp, 'front.webp', { caller }))).toMatchObject({
      status: 500,
      message: SERVER_MESSAGES.unexpected,
    })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})

describe('the quota of an account', () => {
  const used = (account: Account, window: 'hour' | 'day', count: number) =>
    env.DB.prepare('INSERT INTO try_counts (key, count, expires_at) VALUES (?, ?, ?)')
      .bind(`uploads-${window}|${account.id}`, count, Date.now() + 3_600_000)
      .run()

  it.each([
    ['hour', LIMITS.uploadsPerHour],
    ['day', LIMITS.uploadsPerDay],
  ] as const)(
    'of an %s ends at %i pictures; its further widths and other accounts go on',
    async (window, most) => {
      const account = await anAccount()
      const caller = await as(account)
      await used(account, window, most - 1)
      expect((await send(webpOf(960, 640), `1700000000001_${window}.webp`, { caller })).status).toBe(201)
      const reply = await send(webpOf(960, 640), `1700000000002_${window}.webp`, { caller })
      expect([reply.status, Number(reply.headers.get('retry-after')) > 3000]).toEqual([429, true])
      expect((await send(webpOf(320, 213), `1700000000001_${window}-320.webp`, { caller })).status).toBe(201)
      expect((await send(webpOf(960, 640), `1700000000003_${window}.webp`)).status).toBe(201)
    },
  )

  it('counts no picture that was not taken', async () => {
    const account = await anAccount()
    const caller = await as(account)
    await used(account, 'hour', LIMITS.uploadsPerHour - 1)
    const whole = webpOf(960, 640)
    expect(
      (await send(whole.slice(0, -4), '1700000000004_cut.webp', { caller, length: whole.length })).ok,
    ).toBe(false)
    expect((await send(whole, '1700000000004_cut.webp', { caller })).status).toBe(201)
  })
})
