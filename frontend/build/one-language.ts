import { parseAst, type Plugin } from 'vite'
import { LANGUAGES, type Language } from '#contract/languages/languages.ts'

/** The tables of all languages: their words, the places, the firm's name as it is drawn. */
const TABLES =
  /\/(contract\/languages\/(?:tables|feature-names)|contract\/search\/words\/places-in-scripts|app\/wordmarks)\.ts/
/** The offer of a page in another language is written in that language, so this table stays whole. */
const WHOLE = 'OFFERS'
/** Places are looked up by their English name; what else people write for them is for the search, which the Worker does. */
const KEPT_OF_PLACES = ['en']
const DROPPED_OF_PLACES = ['read']

/** A page takes one language of the contract's tables along: the rows of the others are cut out while building. */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: TABLES },
      handler(code, id) {
        const dropped = new Set<string>(Object.keys(LANGUAGES).filter((other) => other !== language))
        if (id.includes('places-in-scripts')) {
          for (const name of KEPT_OF_PLACES) dropped.delete(name)
          for (const name of DROPPED_OF_PLACES) dropped.add(name)
        }
        const cuts = droppedSpans(parseAst(code, { lang: 'ts' }), dropped)
        const parts = [...cuts].toSorted((one, other) => other.start - one.start)
        return parts.reduce(
          (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
          code,
        )
      },
    },
  }
}

type Span = { start: number; end: number }
type Node = Span & { type: string; id?: { name?: string }; properties?: Property[] }
type Property = Node & { key?: { name?: string } }

/** The entries of every table by language whose language is dropped. */
function droppedSpans(node: unknown, dropped: ReadonlySet<string>): Span[] {
  if (Array.isArray(node)) return node.flatMap((part) => droppedSpans(part, dropped))
  if (!isNode(node) || node.id?.name === WHOLE) return []
  const own = isTable(node) ? (node.properties ?? []).filter(({ key }) => dropped.has(key?.name ?? '')) : []
  const inside = Object.values(node).flatMap((part) => droppedSpans(part, dropped))
  return [
    ...own,
    ...inside.filter((span) => !own.some(({ start, end }) => start <= span.start && span.end <= end)),
  ]
}

/** An object that has a row for each language but, at times, English. */
function isTable({ type, properties }: Node): boolean {
  const names = new Set(properties?.map(({ key }) => key?.name))
  const others = Object.keys(LANGUAGES).filter((language) => language !== 'en')
  return type === 'ObjectExpression' && others.every((language) => names.has(language))
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
