import { scalePicture } from './scale-picture.ts'

/** Scales the pictures it is sent, one after the other, away from the page. */
let last: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<File>) => {
  last = last.then(async () => {
    postMessage(await scalePicture(data).catch(() => 'unreadable' as const))
  })
})
