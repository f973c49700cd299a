import type { Picture } from '#contract/properties/replies.ts'
import {
  admit,
  hasFailed,
  type LeftOut,
  moved,
  movedTogether,
  type PictureEntry,
  type PictureWords,
  type RefusedFile,
  type Scale,
  type Send,
  storedEntry,
  type Together,
} from '#frontend/features/images/picture-list.ts'
import { PREVIEW_SUFFIX } from '#contract/pictures/files.ts'
import type { ScaledPicture } from './scale-picture.ts'
import { createSlots } from './slots.ts'
import { newUpload, type Upload } from './upload-picture.ts'

/** The pictures of one form. Files are scaled down and uploaded as they are added; `scale` and `send` do that. */
export function createPictureQueue(initial: readonly Picture[], scale: Scale, send: Send) {
  const list = createPictureStore(initial)
  const work = createPictureWork(list, scale, send)
  const jobs = new Map<string, Job>()
  const entries = () => list.current().entries

  function letGo({ id, thumbnail }: PictureEntry) {
    jobs.get(id)?.stop.abort()
    jobs.delete(id)
    if (thumbnail) URL.revokeObjectURL(thumbnail)
  }

  return {
    subscribe: list.subscribe,
    current: list.current,
    add: (files: Iterable<File>, form: string) => {
      const held = [...jobs].flatMap(([id, { file }]) => (list.find(id) ? [file] : []))
      const { admitted, leftOut } = admit([...files], { held, count: entries().length })
      const added = admitted.map((file) => ({ file, id: list.newId() }))
      const waiting = added.map(({ id, file }): PictureEntry => ({
        id,
        name: file.name,
        alt: '',
        state: { is: 'preparing' },
      }))
      list.become({ entries: [...entries(), ...waiting], leftOut })
      for (const { id, file } of added) {
        const job: Job = { file, form, stop: new AbortController() }
        jobs.set(id, job)
        void work(id, job)
      }
    },
    retry: (id: string) => {
      const job = jobs.get(id)
      const entry = list.find(id)
      if (!job || !entry || !hasFailed(entry)) return
      list.change(id, { state: { is: 'preparing' } })
      void work(id, job)
    },
    remove: (id: string) => {
      const entry = list.find(id)
      if (entry) letGo(entry)
      list.become({ entries: entries().filter((other) => other.id !== id), leftOut: [] })
    },
    /** Lets go of the files that could not be read. */
    forgetRefused: () => list.become({ refused: [] }),
    move: (id: string, toIndex: number) => list.become({ entries: moved(entries(), id, toIndex) }),
    moveTogether: (chosen: ReadonlySet<string>, to: Together) =>
      list.become({ entries: movedTogether(entries(), chosen, to) }),
    say: (id: string, said: Partial<PictureWords>) => list.change(id, said),
    /** Stops uploads under way and starts again with these pictures. */
    reset: (pictures: readonly Picture[]) => {
      entries().forEach(letGo)
      list.restart(pictures)
    },
    /** Stops uploads under way and releases the files; to be called when the form is left. */
    stop: () => entries().forEach(letGo),
  }
}

const PARALLEL_UPLOADS = 3

/** A chosen file and its progress; a later attempt continues from there. */
type Job = { file: File; form: string; stop: AbortController; upload?: Upload }

/** Scales and uploads chosen files, a few at a time, and records the state of each in the list. */
function createPictureWork(list: PictureStore, scale: Scale, send: Send) {
  const slots = createSlots(PARALLEL_UPLOADS)

  /** Undefined when the file cannot be used; the list says why. */
  async function prepare(id: string, { file, form, stop }: Job): Promise<Upload | undefined> {
    const scaled = await scale(file, stop.signal)
    stop.signal.throwIfAborted()
    if (typeof scaled === 'string') {
      list.refuse(id, { name: file.name, problem: scaled })
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
    const { width, height, widths, colour, look } = upload.scaled
    list.change(id, {
      state: { is: 'stored', picture: { url, alt: '', width, height, widths, colour, look } },
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

type PictureList = {
  entries: readonly PictureEntry[]
  leftOut: readonly LeftOut[]
  refused: readonly RefusedFile[]
}
type PictureStore = ReturnType<typeof createPictureStore>

/** The list of one form's pictures, as a store outside React. */
function createPictureStore(initial: readonly Picture[]) {
  const listeners = new Set<() => void>()
  let lastId = 0
  let list: PictureList = listOf(initial)

  function newId(): string {
    lastId += 1
    return `picture-${lastId}`
  }

  function listOf(pictures: readonly Picture[]): PictureList {
    return { entries: pictures.map((picture) => storedEntry(newId(), picture)), leftOut: [], refused: [] }
  }

  function become(next: Partial<PictureList>) {
    list = { ...list, ...next }
    for (const notify of listeners) notify()
  }

  return {
    newId,
    become,
    current: () => list,
    find: (id: string) => list.entries.find((entry) => entry.id === id),
    change: (id: string, changes: Partial<PictureEntry>) =>
      become({ entries: list.entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)) }),
    refuse: (id: string, file: RefusedFile) =>
      become({
        entries: list.entries.filter((entry) => entry.id !== id),
        refused: [...list.refused.filter(({ name }) => name !== file.name), file],
      }),
    restart: (pictures: readonly Picture[]) => become(listOf(pictures)),
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      return () => void listeners.delete(notify)
    },
  }
}
