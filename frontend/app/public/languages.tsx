import { useLocation } from 'react-router'
import { LANGUAGES, type Language, pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import { chooseLanguage } from './chosen-language.ts'

/** The font with what is read in a language on pages of other scripts: build/language-names.py. */
export const OWN_SCRIPTS = { fontFamily: 'Names, var(--font-sans)' }

/** The same page with the same filters in another language: what visitors see is there in all of them. */
export const sameIn = (language: Language, { pathname, search }: { pathname: string; search: string }) =>
  pathIn(language, pathname) + search

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
