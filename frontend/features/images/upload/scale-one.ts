import { startWorker } from '#frontend/lib/browser/start-worker.ts'
import { type ScaledPicture, type ScaleProblem, scalePicture } from './scale-picture.ts'
import { createSlots } from './slots.ts'
// oxlint-disable-next-line import/default -- Vite answers this import with the address of the built worker.
import workerUrl from './scaling-worker.ts?worker&url'

type Scaled = ScaledPicture | ScaleProblem

/** A photo of 50 megapixels takes 200 MB while it is decoded; phones have memory for one. */
const slots = createSlots(1)
let worker: Worker | undefined
let hasNoWorkers = false

/** Scales a photo in a worker, or on the page where workers fail; one photo at a time for all callers. */
export function scaleOne(file: File, signal: AbortSignal): Promise<Scaled> {
  return slots.run(signal, () => (hasNoWorkers ? scaleHere(file) : scaleInWorker(file)))
}

function scaleHere(file: File): Promise<Scaled> {
  return scalePicture(file).catch(() => 'unreadable')
}

async function scaleInWorker(file: File): Promise<Scaled> {
  const started = startOnce()
  if (!started) return scaleHere(file)
  const scaled = await answerOf(started, file)
  if (scaled !== 'worker lost') return scaled
  started.terminate()
  worker = undefined
  hasNoWorkers = true
  return scaleHere(file)
}

function startOnce(): Worker | undefined {
  try {
    worker ??= startWorker(workerUrl)
  } catch {
    hasNoWorkers = true
  }
  return worker
}

function answerOf(asked: Worker, file: File): Promise<Scaled | 'worker lost'> {
  return new Promise((resolve) => {
    asked.onmessage = ({ data }: MessageEvent<Scaled>) => resolve(data)
    asked.onerror = () => resolve('worker lost')
    asked.postMessage(file)
  })
}
