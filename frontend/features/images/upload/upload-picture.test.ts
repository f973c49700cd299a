import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import type { ScaledPicture } from './scale-picture.ts'
import { newUpload, uploadPicture } from './upload-picture.ts'

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn<(path: string) => Promise<unknown>>() }))
vi.mock('#frontend/lib/api/send-file.ts', () => ({ sendFile }))

const scaled: ScaledPicture = {
  width: 960,
  height: 640,
  widths: [320],
  colour: '#aabbcc',
  look: '00f8fcfcfc7c3e1f',
  versions: [
    { suffix: '', extension: 'webp', blob: new Blob(['main']) },
    { suffix: '-320', extension: 'webp', blob: new Blob(['small']) },
  ],
}
const reporting = { signal: new AbortController().signal, onPercent: () => {}, onPause: () => {} }

afterEach(() => {
  sendFile.mockReset()
  vi.unstubAllGlobals()
})

it('a picture stands where the server says that it has put it', async () => {
  sendFile.mockImplementation(async (path: string) => ({ url: `/elsewhere${path}`, width: 960, height: 640 }))
  const path = await uploadPicture(newUpload('Villa', 'front.jpg', scaled), reporting)
  expect(path).toMatch(/^\/elsewhere\/api\/images\/villa\/\d{13}_front\.webp$/)
  expect(sendFile).toHaveBeenCalledTimes(2)
})

it('one whose answer was lost stands where it was sent to', async () => {
  sendFile.mockRejectedValue(new ApiError('CONFLICT', 'There is one already.'))
  const bodies = ['main', 'small'].map((text) => new Response(text))
  vi.stubGlobal('fetch', async () => bodies.shift())
  const path = await uploadPicture(newUpload('villa', 'front.jpg', scaled), reporting)
  expect(path).toMatch(/^\/property-images\/villa\/\d{13}_front\.webp$/)
})

it.each([
  ['roof-640.jpg', 'roof_640'],
  ['roof-og.png', 'roof_og'],
  ['roof-960.jpg', 'roof-960'],
  ['-320.jpg', '320'],
  ['.jpg', 'picture'],
])('the file %s is called %s', (filename, stem) => {
  expect(newUpload('villa', filename, scaled).stem).toBe(stem)
})
