import { useLocation } from 'react-router-dom'
import { LANGUAGES, pathIn, PUBLISHED } from '#contract/languages/languages.ts'

const OWN_SCRIPTS = { fontFamily: 'Names, var(--font-sans)' }

/** The same page with the same filters in every language, each by its own name. Other languages are documents of their own. */
export function Languages({ className, linkClassName }: { className: string; linkClassName: string }) {
  const { pathname, search } = useLocation()
  if (PUBLISHED.length < 2) return null
  return (
    <ul className={className} style={OWN_SCRIPTS}>
      {PUBLISHED.map((language) => (
        <li key={language}>
          <a
            lang={language}
            hrefLang={language}
            href={pathIn(language, pathname) + search}
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
