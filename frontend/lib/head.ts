import { createContext, useContext, useEffect } from 'react'

export type Head = { title: string; description: string }

/** Receives the head of a page that is rendered where there is no document. */
export const HeadRecorder = createContext<((head: Head) => void) | undefined>(undefined)

/** Sets the document's title and description for as long as the page is shown. */
export function useHead({ title, description }: Head) {
  useContext(HeadRecorder)?.({ title, description })
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
