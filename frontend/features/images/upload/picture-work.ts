import { PREVIEW_SUFFIX } from '#contract/pictures/files.ts'
import type { Scale, Send } from '#frontend/features/images/picture-list.ts'
import type { PictureStore } from './picture-store.ts'
import type { ScaledPicture } from './scale-picture.ts'
import { createSlots } from './slots.ts'
import { newUpload, type Upload } from './upload-picture.ts'

const PARALLEL_UPLOADS = 3

/** A chosen file and its progress; a later attempt continues from there. */
export type Job = { file: File; form: string; stop: AbortController; upload?: Upload }

/** Scales and uploads chosen files, a few at a time, and records the state of each in the list. */
export function createPictureWork(list: PictureStore, scale: Scale, send: Send) {
  const slots = createSlots(PARALLEL_UPLOADS)

  /** Undefined when the file cannot be used; its entry says why. */
  async function prepare(id: string, { file, form, stop }: Job): Promise<Upload | undefined> {
    const scaled = await scale(file, stop.signal)
    stop.signal.throwIfAborted()
    if (typeof scaled === 'string') {
      list.change(id, { state: { is: 'refused', problem: scaled } })
      return undefined
    }
    list.change(id, { thumbnail: URL.createObjectURL(smallestOf(scaled)), bytes: bytesOf(scaled) })
    return newUpload(form, file.name, scaled)
  }

  async function transfer(id: string, upload: Upload, signal: AbortSignal): Promise<void> {
    let percent = 0
    const show = (isPaused: boolean) => {
      if (!signal.aborted) list.change(id, { state: { is: 'sending', percent, isPaused } })
    }
    const onPercent = (next: number) => {
      percent = next
      show(false)
    }
    show(false)
    const url = await slots.run(signal, () => send(upload, { signal, onPercent, onPause: () => show(true) }))
    signal.throwIfAborted()
    const { width, height, widths, colour } = upload.scaled
    list.change(id, {
      state: { is: 'stored', picture: { url, alt: '', width, height, widths, colour } },
    })
  }

  return async (id: string, job: Job): Promise<void> => {
    const { signal } = job.stop
    try {
      job.upload ??= await prepare(id, job)
      if (job.upload) await transfer(id, job.upload, signal)
    } catch (error) {
      if (!signal.aborted) list.change(id, { state: { is: 'failed', error } })
    }
  }
}

function smallestOf({ versions }: ScaledPicture): Blob {
  const shown = versions.filter(({ suffix }) => suffix !== PREVIEW_SUFFIX).map(({ blob }) => blob)
  return shown.toSorted((one, other) => one.size - other.size)[0] ?? new Blob()
}

const bytesOf = ({ versions }: ScaledPicture) => versions.reduce((sum, { blob }) => sum + blob.size, 0)
