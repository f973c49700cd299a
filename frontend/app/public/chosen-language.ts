import { firstOf, type Language, PUBLISHED } from '#contract/languages/languages.ts'

const CHOSEN = 'language-chosen'
/** The language whose offer is done with: shown where only the browser prefers it, closed where somebody chose it. */
const OFFERED = 'language-offered'

/** Undefined also where the browser keeps nothing. */
function read(key: string): Language | undefined {
  try {
    const kept = localStorage.getItem(key)
    return PUBLISHED.find((language) => language === kept)
  } catch {
    return undefined
  }
}

/** Keeps the choice on this device; its pages offer that language from now on, until the offer is closed. */
export function chooseLanguage(language: Language): void {
  keep(CHOSEN, language)
  if (read(OFFERED) === language) keep(OFFERED, '')
}

export const isChosen = (language: Language) => read(CHOSEN) === language

/** The language that was chosen on this device, else the first that the browser prefers, where it is not the page's. */
export function wantedLanguage(): Language | undefined {
  const wanted = read(CHOSEN) ?? firstOf(navigator.languages)
  return wanted === import.meta.env.LANGUAGE ? undefined : wanted
}

export const wasOffered = (language: Language) => read(OFFERED) === language
export const markOffered = (language: Language) => keep(OFFERED, language)

/** Whether it is kept: a browser that keeps nothing would be asked on every page. */
export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
