import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { firstOf, type Language } from '#contract/languages/languages.ts'
import { OFFERS } from '#contract/languages/tables.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { sameIn } from './languages.tsx'

/** One line in the language that the visitor's browser prefers, once; over the page's upper edge, so that nothing moves. */
export function LanguageOffer() {
  const location = useLocation()
  const [offered, setOffered] = useState(firstOffer)
  // In an effect: React may discard a first rendering and start again.
  useEffect(() => {
    if (offered) localStorage.setItem(OFFERED, offered)
  }, [offered])
  if (!offered) return null
  const { read, close } = OFFERS[offered]
  return (
    <div
      lang={offered}
      className="fixed inset-x-0 top-15 z-20 flex items-center justify-between bg-brass-50 px-(--gutter) eave lg:top-19"
    >
      <a
        href={sameIn(offered, location)}
        hrefLang={offered}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {read}
      </a>
      <IconButton label={close} icon={X} onClick={() => setOffered(undefined)} />
    </div>
  )
}

const OFFERED = 'language-offered'
const TRIED = 'language-offer-tried'

function firstOffer(): Language | undefined {
  const wanted = firstOf(navigator.languages)
  if (!wanted || wanted === import.meta.env.LANGUAGE) return undefined
  try {
    if (localStorage.getItem(OFFERED)) return undefined
    localStorage.setItem(TRIED, '')
    localStorage.removeItem(TRIED)
  } catch {
    // A browser that keeps nothing would be asked on every page.
    return undefined
  }
  return wanted
}
