import { lazy, Suspense } from 'react'
import { langOf } from '#contract/languages/languages.ts'

// Left out in English, whose pages show what was typed.
const InWords = /* @__PURE__ */ lazy(() =>
  import('./typed-in-words.tsx').then(({ TypedInWords }) => ({ default: TypedInWords })),
)

/** What staff typed, in the page's language where that is known; else as typed, with the language it is in. */
export function TypedWords({ children: typed }: { children: string }) {
  const lang = langOf(typed)
  if (import.meta.env.LANGUAGE === 'en' || lang === import.meta.env.LANGUAGE) return typed
  const asTyped = <span lang={lang}>{typed}</span>
  return (
    <Suspense fallback={asTyped}>
      <InWords typed={typed}>{asTyped}</InWords>
    </Suspense>
  )
}
