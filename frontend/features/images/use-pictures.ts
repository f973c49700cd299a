import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Picture } from '#contract/properties/replies.ts'
import {
  hasFailed,
  isUnderWay,
  keptOf,
  type LeftOut,
  type PictureEntry,
  type PictureWords,
  type RefusedFile,
  type Together,
} from './picture-list.ts'
import { createPictureQueue } from './upload/picture-queue.ts'
import { uploadPicture } from './upload/upload-picture.ts'
import { startWorker } from '#frontend/lib/browser/start-worker.ts'
import {
  type ScaledPicture,
  scalePicture,
  type ScaleProblem,
} from '#frontend/features/images/upload/scale-picture.ts'
import { createSlots } from '#frontend/features/images/upload/slots.ts'

export type Pictures = {
  entries: readonly PictureEntry[]
  leftOut: readonly LeftOut[]
  /** Chosen files that could not be read. */
  refused: readonly RefusedFile[]
  /** The stored pictures in order, as a save sends them in `images` and `pictures`; the first is the cover. */
  kept: Picture[]
  isUploading: boolean
  /** Files that could not be sent and are still in the list. */
  failedCount: number
  add: (files: Iterable<File>) => void
  /** Removes an entry; an upload under way is stopped. */
  remove: (id: string) => void
  forgetRefused: () => void
  move: (id: string, toIndex: number) => void
  /** Moves several side by side. */
  moveTogether: (chosen: ReadonlySet<string>, to: Together) => void
  say: (id: string, said: Partial<PictureWords>) => void
  retry: (id: string) => void
  /** Starts again with these pictures, after a save or from a draft. */
  reset: (pictures: readonly Picture[]) => void
}

/**
 * The pictures of a listing while it is edited. Chosen files are scaled down and uploaded at once, under the name of
 * `form`. During an upload the browser asks before the page is left; leaving the form stops it.
 */
export function usePictures(form: string, initial: readonly Picture[]): Pictures {
  const [queue] = useState(() => createPictureQueue(initial, scaleOne, uploadPicture))
  const { entries, leftOut, refused } = useSyncExternalStore(queue.subscribe, queue.current)
  const kept = useMemo(() => keptOf(entries), [entries])
  const isUploading = entries.some(isUnderWay)
  useEffect(() => queue.stop, [queue])
  useWarningBeforeLeaving(isUploading)

  const { remove, forgetRefused, move, moveTogether, say, retry, reset } = queue
  const add = (files: Iterable<File>) => queue.add(files, form)
  const failedCount = entries.filter(hasFailed).length
  return {
    entries,
    leftOut,
    refused,
    kept,
    isUploading,
    failedCount,
    add,
    remove,
    forgetRefused,
    move,
    moveTogether,
    say,
    retry,
    reset,
  }
}

function useWarningBeforeLeaving(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])
}

// oxlint-disable-next-line import/default -- Vite answers this import with the address of the built worker.
import workerUrl from './upload/scaling-worker.ts?worker&url'

type Scaled = ScaledPicture | ScaleProblem

/** A photo of 50 megapixels takes 200 MB while it is decoded; phones have memory for one. */
const slots = createSlots(1)
let worker: Worker | undefined
let hasNoWorkers = false

/** Scales a photo in a worker, or on the page where workers fail; one photo at a time for all callers. */
function scaleOne(file: File, signal: AbortSignal): Promise<Scaled> {
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
