import type { Picture } from '#contract/properties/replies.ts'
import {
  admit,
  hasFailed,
  moved,
  type PictureEntry,
  type Scale,
  type Send,
} from '#frontend/features/images/picture-list.ts'
import { createPictureStore } from './picture-store.ts'
import { createPictureWork, type Job } from './picture-work.ts'

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
      const held = [...jobs.values()].map(({ file }) => file)
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
    move: (id: string, toIndex: number) => list.become({ entries: moved(entries(), id, toIndex) }),
    setAlt: (id: string, alt: string) => list.change(id, { alt }),
    /** Stops uploads under way and starts again with these pictures. */
    reset: (pictures: readonly Picture[]) => {
      entries().forEach(letGo)
      list.restart(pictures)
    },
    /** Stops uploads under way and releases the files; to be called when the form is left. */
    stop: () => entries().forEach(letGo),
  }
}
