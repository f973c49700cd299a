import { draftsFirst, hasDraft } from './draft-keys.ts'
import { type Draft, forgetDraft, writeDraft } from './drafts.ts'

type HeldKey = { key: string; release: () => void }

let lastRelease: Promise<unknown> = Promise.resolve()

/** Whether tabs can lock their drafts: the Web Locks API is missing on pages without https. */
export const canHold = () => 'locks' in navigator

/** Locks one of the keys for this tab, preferably one with a draft. */
export async function holdDraftKey(keys: string[]): Promise<HeldKey> {
  if (!canHold()) return heldByNobody(keys[0])
  await lastRelease
  for (const key of draftsFirst(keys)) {
    const release = await lock(key)
    if (release) return { key, release }
  }
  return heldByNobody(keys.at(-1))
}

const heldByNobody = (key = '') => ({ key, release: () => undefined })

/** Moves a draft to another form: the next tab that opens that form finds it there. */
export async function moveDraft({ key, draft }: { key: string; draft: Draft }, keys: string[]) {
  const target = await holdDraftKey(keys)
  if (writeDraft(target.key, draft)) forgetDraft(key)
  target.release()
}

/** Whether another tab holds an unsaved draft under one of the keys. */
export async function isHeldElsewhere(keys: string[], ownKey: string): Promise<boolean> {
  const names = new Set(await heldNames())
  return keys.some((key) => key !== ownKey && names.has(key) && hasDraft(key))
}

async function heldNames() {
  if (!canHold()) return []
  try {
    return ((await navigator.locks.query()).held ?? []).map(({ name }) => name)
  } catch {
    // Where storage is switched off the query fails; then no tab holds a lock.
    return []
  }
}

function lock(name: string): Promise<(() => void) | undefined> {
  return new Promise((answer) => {
    const untilReleased: Promise<void> = navigator.locks.request(name, { ifAvailable: true }, (granted) => {
      if (!granted) return answer(undefined)
      return new Promise<void>((release) => {
        answer(() => {
          lastRelease = untilReleased
          release()
        })
      })
    })
    untilReleased.catch(() => answer(() => undefined))
  })
}
