import { FIRM_ADDRESS } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { LANGUAGES } from '#contract/languages/languages.ts'
import { REGION } from '#contract/search/region.ts'
import { AIRPORT, RIVERS, ROADS, STATIONS } from '#contract/site/region-data.ts'

const OPEN = '⟦'
const CLOSE = '⟧'
const SHOWN_ATTRIBUTES = [
  'aria-label',
  'aria-roledescription',
  'aria-description',
  'alt',
  'placeholder',
  'title',
]

/** A catalogue in an invented language: every sentence stands in brackets, also those that functions make. */
export function pseudoLanguage<Words>(words: Words): Words {
  return translated(words) as Words
}

function translated(words: unknown): unknown {
  if (typeof words === 'string') return `${OPEN}${words}${CLOSE}`
  if (typeof words === 'function') return (...given: unknown[]) => translated(words(...given))
  if (Array.isArray(words)) return words.map(translated)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, translated(value)]))
}

/** What a page shows or names in Latin letters outside the catalogue: words that a translator could not reach. */
export function leftInEnglish(page: Document): string[] {
  const texts = [page.title, ...textsOf(page.body), ...attributesOf(page.body)]
  return [...new Set(texts.filter((text) => /[a-z]/i.test(withoutData(outsideBrackets(text)))))]
}

function textsOf(body: HTMLElement): string[] {
  const walk = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  // Each text node counts by itself, because an element may show several sentences.
  while (walk.nextNode()) {
    const { parentElement, textContent } = walk.currentNode
    if (!parentElement?.closest('script, style, noscript')) texts.push(textContent ?? '')
  }
  return texts
}

function attributesOf(body: HTMLElement): string[] {
  return SHOWN_ATTRIBUTES.flatMap((name) =>
    [...body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
}

/** The text outside all brackets, which are nested where one sentence contains another. */
function outsideBrackets(text: string): string {
  let depth = 0
  let outside = ''
  for (const letter of text) {
    if (letter === OPEN) depth += 1
    if (depth === 0) outside += letter
    if (letter === CLOSE) depth -= 1
  }
  return outside
}

/** What is the same in every language: the firm's own data and region, addresses, and what languages call themselves. */
const DATA = [
  LANGUAGES.en.name,
  FIRM.productName,
  FIRM.name,
  FIRM.phone,
  FIRM.email,
  FIRM.hours,
  FIRM.city,
  ...FIRM_ADDRESS,
  ...FIRM.localities,
  ...REGION.map(({ locality }) => locality),
  ...[...Object.values(STATIONS), AIRPORT, ...RIVERS, ...ROADS].map(({ names }) => names.en),
].toSorted((one, other) => other.length - one.length)
const ADDRESS = /https?:\S+/g
/** What a listing is called on the phone: the same in every language. */
const NUMBER = /\b[A-Z]-\d+\b/g

function withoutData(text: string): string {
  const withoutFirm = DATA.reduce((rest, data) => rest.replaceAll(data, ''), text)
  return withoutFirm.replaceAll(ADDRESS, '').replaceAll(NUMBER, '')
}
