import { env } from 'cloudflare:workers'
import { type Language, pathIn } from '#contract/languages/languages.ts'
import { CACHE_CONTROL, pagePolicy } from '#contract/site/policy.ts'
import { type DocumentHead, headTags, linkHeader } from './head.ts'
import { fill, scriptJson, type Values } from './template.ts'

type Assets = { fetch: (request: Request) => Promise<Response> }
/** The address of an HTML file of the build that the Worker serves under other addresses: '/bn/shell-view'. */
export type BuiltDocument = string

export const builtIn = (
  language: Language,
  name: 'shell-property' | 'shell-view' | 'shell-kept' | 'shell-area' | '404',
): BuiltDocument => pathIn(language, `/${name}`)

/** What is put into such a file. */
export type DocumentContent = {
  head: DocumentHead
  /** Values for the words of its template. */
  values: Values
  /** Replies of the API that the scripts would otherwise fetch, by address. */
  replies: Record<string, { body: unknown; headers?: Record<string, string> }>
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy({ tilesUrl: env.MAP_TILES_URL }),
}

/**
 * An HTML file of the build under the requested address. Throws when the build has no such file: a plain sentence is
 * then answered instead of a blank screen.
 */
export async function serveDocument(
  assets: Assets,
  name: BuiltDocument,
  address: string,
  status: 200 | 404,
): Promise<Response> {
  const built = await fetchDocument(assets, name, address)
  return new Response(built.body, {
    status,
    headers: {
      ...HEADERS,
      'cache-control': CACHE_CONTROL.revalidated,
      ...(status === 404 && { 'x-robots-tag': 'noindex' }),
    },
  })
}

/** An HTML file of the build with its head, its filled template and the preloaded replies. */
export async function composeDocument(
  assets: Assets,
  name: BuiltDocument,
  siteUrl: string,
  { head, values, replies }: DocumentContent,
): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  const { start, middle, template, end, fonts } = await recentlyBuilt(assets, name, siteUrl)
  const root = `<div id="root">${fill(template, values)}</div>${preloadedData(replies)}`
  const html = start + headTags(head, siteUrl) + middle + root + end
  const link = linkHeader(head, fonts)
  return { headers: { ...HEADERS, ...(link && { link }) }, body: new TextEncoder().encode(html) }
}

const preloadedData = (replies: DocumentContent['replies']) =>
  `<script type="application/json" id="replies">${scriptJson(replies)}</script>`

/** Names the build that a file comes from: another build makes other HTML from the same listings. */
export async function buildTag(assets: Assets, name: BuiltDocument, siteUrl: string): Promise<string> {
  return (await recentlyBuilt(assets, name, siteUrl)).tag
}

/** A file, in the pieces between which a page's own stand, the fonts it preloads, and a hash of it, kept in memory for a second. */
type Built = {
  tag: string
  start: string
  middle: string
  template: string
  end: string
  fonts: string[]
  untilMs: number
}

const TITLE = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/
const ROOT = /<div id="root"><\/div>\s*(?:<template id="server-template">([^]*?)<\/template>)?/

const FONT = /<link rel="preload" as="font"[^>]* href="([^"]+)"/g

const BUILT_MS = 1000
const recent = new WeakMap<Assets, Map<BuiltDocument, Built>>()

async function recentlyBuilt(assets: Assets, name: BuiltDocument, siteUrl: string): Promise<Built> {
  const documents = recent.get(assets) ?? new Map<BuiltDocument, Built>()
  recent.set(assets, documents)
  const known = documents.get(name)
  if (known && Date.now() < known.untilMs) return known
  const response = await fetchDocument(assets, name, siteUrl)
  const html = await response.text()
  const tag = await hashOf(html)
  const [start = '', rest = ''] = html.split(TITLE)
  const [middle = '', template = '', end = ''] = rest.split(ROOT)
  const fonts = [...middle.matchAll(FONT)].flatMap(([, font]) => font ?? [])
  const built = { tag, start, middle, template, end, fonts, untilMs: Date.now() + BUILT_MS }
  // While the site is developed a change of it is there at once.
  if (!response.headers.get('cache-control')?.includes('no-store')) documents.set(name, built)
  return built
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

async function fetchDocument(assets: Assets, name: BuiltDocument, address: string): Promise<Response> {
  const built = await assets.fetch(new Request(new URL(name, address)))
  if (built.ok && built.body) return built
  throw new Error(`The frontend build has no page "${name}" (status ${built.status}).`)
}
