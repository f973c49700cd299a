import { X } from 'lucide'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type Language, LANGUAGES } from '#contract/languages/languages.ts'
import { OFFERS } from '#contract/languages/tables.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { chooseLanguage, isChosen, keep, markOffered, wantedLanguage, wasOffered } from './chosen-language.ts'
import { OWN_SCRIPTS, sameIn } from './languages.tsx'

/**
 * In the header's line, in the language that was chosen on this device, until it is closed, or that the browser prefers, once:
 * there it covers and moves nothing. It leaves with the top of the page, as the line stays. Where the line has the languages themselves, or no room, it is left out, for the keyboard too,
 * and counts as not yet offered.
 */
export function LanguageOffer() {
  const location = useLocation()
  const [offered, setOffered] = useState(firstOffer)
  const line = useRef<HTMLFieldSetElement>(null)
  const [isShown, setIsShown] = useState<boolean>()
  const isAtTop = useSyncExternalStore(onScroll, () => scrollY < HEADER_PX)
  // In effects: React may discard a first rendering and start again.
  useEffect(() => {
    const words = line.current?.lastElementChild
    if (!words) return undefined
    const seen = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting), {
      root: line.current,
      // What only touches the line's lower edge is in sight by nothing.
      threshold: 0.5,
    })
    seen.observe(words)
    return () => seen.disconnect()
  }, [])
  useEffect(() => {
    if (offered && isShown && !isChosen(offered)) markOffered(offered)
  }, [offered, isShown])
  if (!offered) return null
  const { read, close } = OFFERS[offered]

  function leave(language: Language) {
    markOffered(language)
    setOffered(undefined)
  }

  return (
    <fieldset
      ref={line}
      lang={offered}
      style={OWN_SCRIPTS}
      aria-label={LANGUAGES[offered].name}
      className="flex h-11 min-w-0 flex-1 flex-wrap justify-end overflow-hidden max-lg:mr-13 max-[21.5rem]:hidden lg:hidden"
    >
      {/* What does not fit beside it goes to a line that is not seen. */}
      <i className="h-11 w-px" />
      <span
        inert={isShown === false || !isAtTop}
        className="flex h-11 min-w-0 items-center rounded-sill border border-brass-500 bg-brass-50 pl-2.5 transition-opacity inert:opacity-0"
      >
        <a
          href={sameIn(offered, location)}
          hrefLang={offered}
          aria-label={read}
          onClick={() => chooseLanguage(offered)}
          className="inline-flex min-h-11 min-w-0 items-center text-small leading-tight font-semibold whitespace-nowrap underline underline-offset-4"
        >
          <span className="sm:hidden">{LANGUAGES[offered].name}</span>
          <span className="max-sm:hidden">{read}</span>
        </a>
        <IconButton label={close} icon={X} onClick={() => leave(offered)} className="max-[24rem]:!w-8" />
      </span>
    </fieldset>
  )
}

/** As high as the line that it stands in. */
const HEADER_PX = 60
function onScroll(scrolled: () => void) {
  addEventListener('scroll', scrolled, { passive: true })
  return () => removeEventListener('scroll', scrolled)
}

const TRIED = 'language-offer-tried'

function firstOffer(): Language | undefined {
  const wanted = wantedLanguage()
  if (!wanted || wasOffered(wanted) || !keep(TRIED, '')) return undefined
  localStorage.removeItem(TRIED)
  return wanted
}
