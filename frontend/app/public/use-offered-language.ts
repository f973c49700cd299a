import { useSyncExternalStore } from 'react'
import { type Language, PUBLISHED } from '#contract/languages/languages.ts'

const OFFERED = 'language-offered'

let hasAsked = false
let offer: Language | undefined

/** The language that the browser prefers to the page's, the first time that it does. */
export const useOfferedLanguage = (): Language | undefined =>
  useSyncExternalStore(neverChanges, offeredOnce, () => undefined)

const neverChanges = () => () => undefined

function offeredOnce(): Language | undefined {
  if (!hasAsked) offer = firstOffer()
  hasAsked = true
  return offer
}

function firstOffer(): Language | undefined {
  const wanted = navigator.languages
    .map((tag) => PUBLISHED.find((language) => tag.split('-')[0] === language))
    .find(Boolean)
  if (!wanted || wanted === import.meta.env.LANGUAGE) return undefined
  try {
    if (localStorage.getItem(OFFERED)) return undefined
    localStorage.setItem(OFFERED, wanted)
  } catch {
    // A browser that keeps nothing would be asked on every page.
    return undefined
  }
  return wanted
}
