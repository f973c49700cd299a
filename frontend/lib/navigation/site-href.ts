import { LANGUAGES, pathIn } from '#contract/languages/languages.ts'

/** Before the addresses of this language's pages. The router puts it there by itself; plain links need it. */
export const PREFIX = LANGUAGES[import.meta.env.LANGUAGE].prefix

/** The address of a page in this build's language. */
export const siteHref = (path: string): string => pathIn(import.meta.env.LANGUAGE, path)
