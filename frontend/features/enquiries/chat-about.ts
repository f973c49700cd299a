import { useEffect, useSyncExternalStore } from 'react'

let text: string | undefined
const listeners = new Set<() => void>()

/** What the chat button of this page asks about: the text of a chat. */
export function useChatAbout(asked: string) {
  useEffect(() => {
    become(asked)
    return () => become(undefined)
  }, [asked])
}

/** The text of a chat about what the page shows; undefined on pages about no single listing. */
export const useAskedText = () =>
  useSyncExternalStore(
    watch,
    () => text,
    () => undefined,
  )

function become(next: string | undefined) {
  text = next
  for (const notify of listeners) notify()
}

function watch(notify: () => void) {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}
