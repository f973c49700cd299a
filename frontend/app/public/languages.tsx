import { useLocation } from 'react-router'
import { LANGUAGES, type Language, pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import { chooseLanguage } from './chosen-language.ts'

/** The font with what is read in a language on pages of other scripts: build/language-names.py. */
export const OWN_SCRIPTS = { fontFamily: 'Names, var(--font-sans)' }

/** How the addresses of pages begin; any other has nothing in another language either. */
const PAGE = /^\/(?:property|about|contact|sell|privacy|compare|view|alerts|kept|area)?(?:\/|$)/

/** The same page with the same filters in another language; its home where there is no such page. */
export const sameIn = (language: Language, { pathname, search }: { pathname: string; search: string }) =>
  PAGE.test(pathname) ? pathIn(language, pathname) + search : pathIn(language, '/')

type LanguagesProps = {
  className: string
  linkClassName: string
  /** Out of sight they need no letters of their own. */
  isSeen?: boolean
}

/** The same page in every language, each by its own name. Other languages are documents of their own. */
export function Languages({ className, linkClassName, isSeen = true }: LanguagesProps) {
  const location = useLocation()
  if (PUBLISHED.length < 2) return null
  return (
    <ul className={className} style={isSeen ? OWN_SCRIPTS : undefined}>
      {PUBLISHED.map((language) => (
        <li key={language}>
          <a
            lang={language}
            hrefLang={language}
            href={sameIn(language, location)}
            onClick={() => chooseLanguage(language)}
            aria-current={language === import.meta.env.LANGUAGE || undefined}
            className={linkClassName}
          >
            {LANGUAGES[language].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
