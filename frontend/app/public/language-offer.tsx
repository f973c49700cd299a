import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type Language, LANGUAGES } from '#contract/languages/languages.ts'
import { OFFERS } from '#contract/languages/tables.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { chooseLanguage, isChosen, keep, markOffered, wantedLanguage, wasOffered } from './chosen-language.ts'
import { OWN_SCRIPTS, sameIn } from './languages.tsx'

/**
 * One line in the language that was chosen on this device, until it is closed, or that the browser prefers, once; over the
 * window's lower edge, where it covers no heading and moves nothing.
 */
export function LanguageOffer() {
  const location = useLocation()
  const [offered, setOffered] = useState(firstOffer)
  // In an effect: React may discard a first rendering and start again.
  useEffect(() => {
    if (offered && !isChosen(offered)) markOffered(offered)
  }, [offered])
  if (!offered) return null
  const { read, close } = OFFERS[offered]

  function leave(language: Language) {
    markOffered(language)
    setOffered(undefined)
  }

  return (
    <aside
      lang={offered}
      style={OWN_SCRIPTS}
      aria-label={LANGUAGES[offered].name}
      className="above-bar fixed inset-x-0 bottom-[var(--bottom-bar,0px)] [&:has(+main_[data-sheet])]:max-[77.5rem]:bottom-20 z-20 flex items-center justify-between border-y border-brass-500 bg-brass-50 pr-1 pl-4 lg:right-auto lg:w-105"
    >
      <a
        href={sameIn(offered, location)}
        hrefLang={offered}
        onClick={() => chooseLanguage(offered)}
        className="inline-flex min-h-11 flex-1 items-center font-semibold underline underline-offset-4"
      >
        {read}
      </a>
      <IconButton label={close} icon={X} onClick={() => leave(offered)} />
    </aside>
  )
}

const TRIED = 'language-offer-tried'

function firstOffer(): Language | undefined {
  const wanted = wantedLanguage()
  if (!wanted || wasOffered(wanted) || !keep(TRIED, '')) return undefined
  localStorage.removeItem(TRIED)
  return wanted
}
