import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fileIn, LANGUAGES, type Language, PUBLISHED } from '#contract/languages/languages.ts'
import { atMost, type Line } from './budget.ts'

const PAGES = {
  home: 'index.html',
  about: 'about.html',
  contact: 'contact.html',
  list: 'shell-property.html',
  listing: 'shell-view.html',
} as const
const KILOBYTE = 1000

const SCRIPTS = 102
const STYLES = 8
const FILES = 16

/** What a visitor's first load of each public page weighs in scripts and styles, compressed by brotli, in every language. */
export async function measureSizes(site: string): Promise<Line[]> {
  const pages = PUBLISHED.flatMap((language) =>
    Object.entries(PAGES).map(([name, file]) => ({ language, name, file: fileIn(language, file) })),
  )
  return (await Promise.all(pages.map((page) => measurePage(site, page)))).flat()
}

type Page = { language: Language; name: string; file: string }

async function measurePage(site: string, { language, name, file }: Page): Promise<Line[]> {
  const html = await readFile(join(site, file), 'utf8')
  const names = new Set(html.match(/\/static\/js\/[\w.-]+/g))
  const scripts = await Promise.all([...names].map((path) => readFile(join(site, path), 'utf8')))
  const styles = /<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
  const page = language === 'en' ? name : `${name} (${LANGUAGES[language].name})`
  const letters = language === 'en' ? 0 : kilobytes(sum(scripts.map(costOfLetters)))
  return [
    atMost(`scripts of the ${page} page`, kilobytes(sum(scripts.map(weigh))), SCRIPTS + letters, ' kB'),
    atMost(`files of scripts of the ${page} page`, names.size, FILES),
    atMost(`styles of the ${page} page`, kilobytes(weigh(styles)), STYLES, ' kB'),
  ]
}

const weigh = (text: string) => brotliCompressSync(text).length
const sum = (weights: number[]) => weights.reduce((total, weight) => total + weight, 0)

const INDIAN_LETTER = /[\u0900-\u09ff]/g

/** By how many bytes the compressed text would be smaller if each letter of these scripts took one byte, not UTF-8's three. */
function costOfLetters(text: string): number {
  const codes = new Map<string, string>()
  const inOneByte = text.replace(INDIAN_LETTER, (letter) => {
    const code = codes.get(letter) ?? String.fromCharCode((codes.size % 127) + 1)
    codes.set(letter, code)
    return code
  })
  return Math.max(weigh(text) - weigh(inOneByte), 0)
}

export const kilobytes = (bytes: number) => Math.round(bytes / (KILOBYTE / 100)) / 100
