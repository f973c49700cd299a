import type { ReactNode } from 'react'
import { typedIn } from '#contract/languages/typed-words.ts'

/** `children`: what is shown where the language has no words for it. */
export function TypedInWords({ typed, children }: { typed: string; children: ReactNode }) {
  const language = import.meta.env.LANGUAGE
  return language === 'en' ? children : (typedIn(language, typed) ?? children)
}
