interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  /** Of tiles that lie over our own map, and who made them; empty for our own map alone. */
  readonly MAP_TILES_URL: string
  /** 'true' where the copy of an enquiry is sent. */
  readonly RECORD_ENQUIRIES: string
  readonly MAP_TILES_ATTRIBUTION: string
  readonly BUILD_YEAR: number
  /** The language of the build: a constant for the bundler, which drops the code for other languages. */
  readonly LANGUAGE: import('#contract/languages/languages.ts').Language
}

/** The styles of each HTML file, by its name (frontend/build/page-styles.ts). */
declare module 'virtual:page-styles' {
  const css: Record<string, string>
  export default css
}
