/** A language of the visitor's site. Its code is the `lang` of its pages. */
export type Language = keyof typeof LANGUAGES
export type OtherLanguage = Exclude<Language, 'en'>

/**
 * The languages of the visitor's site: `name` as its speakers write it, `english` as staff read it, `prefix` before the
 * addresses of its pages.
 */
export const LANGUAGES = {
  en: { name: 'English', english: 'English', prefix: '' },
  bn: { name: 'বাংলা', english: 'Bengali', prefix: '/bn' },
  hi: { name: 'हिन्दी', english: 'Hindi', prefix: '/hi' },
  ne: { name: 'नेपाली', english: 'Nepali', prefix: '/ne' },
} as const satisfies Record<string, { name: string; english: string; prefix: string }>

/** The languages that visitors are offered, English first: those whose sentences are all translated. */
export const PUBLISHED: readonly Language[] = ['en', 'bn', 'hi', 'ne']

/** All but English, in which staff type. */
export const OTHER_LANGUAGES = /* @__PURE__ */ PUBLISHED.filter((one) => one !== 'en')

/** The address of a page in a language: '/bn/property', '/bn' for the home page. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language]
  return prefix !== '' && path === '/' ? prefix : prefix + path
}

/** The path of a file of the built site in a language: the Bengali home page is bn.html, all others are in the folder bn. */
export function fileIn(language: Language, file: string): string {
  const { prefix } = LANGUAGES[language]
  if (prefix === '') return file
  return file === 'index.html' ? `${prefix.slice(1)}.html` : `${prefix.slice(1)}/${file}`
}

/** The language of an address, and the same page's address in English. */
export function pageOfPath(path: string): { language: Language; page: string } {
  const language = PUBLISHED.find((other) => {
    const { prefix } = LANGUAGES[other]
    return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))
  })
  if (!language) return { language: 'en', page: path }
  return { language, page: path.slice(LANGUAGES[language].prefix.length) || '/' }
}

/** A page in every language, as `hreflang` links: each by its code, and the default for all other visitors. */
export const alternatesOf = (page: string): { language: string; path: string }[] => [
  ...PUBLISHED.map((language) => ({ language, path: pathIn(language, page) })),
  { language: 'x-default', path: page },
]

/** The `lang` of a text that somebody typed, told by its script; Devanagari is most often Hindi. */
export function langOf(typed: string): Language {
  if (/[\u0980-\u09ff]/.test(typed)) return 'bn'
  return /[\u0900-\u097f]/.test(typed) ? 'hi' : 'en'
}

/** The first of a browser's preferred languages that the site has. */
export const firstOf = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => PUBLISHED.find((language) => tag.split('-')[0] === language)).find(Boolean)
