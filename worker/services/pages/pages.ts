import { pagePolicy } from '#contract/site/policy.ts'
import { headTags, type PageHead } from './head.ts'
import { scriptJson } from './html.ts'
import { fill, type Values } from './template.ts'

type Assets = { fetch: (request: Request) => Promise<Response> }
/** The pages that the build made; served under another address by the Worker. */
type BuiltPage = 'shell-property' | 'shell-view' | '404'

/** What a page is made from besides the built file. */
export type PageContent = {
  head: PageHead
  /** What the built file's server template is filled with. */
  values: Values
  /** Replies of the API that the page begins with, by the address they answer. */
  replies: Record<string, { body: unknown; headers?: Record<string, string> }>
}

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy() }

/**
 * A built page under the address that was asked for. Throws when the build holds no such page: the reply is
 * then a plain sentence instead of a blank screen.
 */
export async function servePage(
  assets: Assets,
  page: BuiltPage,
  address: string,
  status: 200 | 404,
): Promise<Response> {
  const built = await builtPage(assets, page, address)
  return new Response(built.body, {
    status,
    headers: {
      ...HEADERS,
      'cache-control': 'public, max-age=0, must-revalidate',
      ...(status === 404 && { 'x-robots-tag': 'noindex' }),
    },
  })
}

const TITLE = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/
const ROOT = /<div id="root"><\/div>\s*(?:<template id="server-template">([^]*?)<\/template>)?/

/** A built page with its head, its filled template, and the replies that its scripts begin with. */
export async function composePage(
  assets: Assets,
  page: BuiltPage,
  siteUrl: string,
  { head, values, replies }: PageContent,
): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  const built = await recentlyBuilt(assets, page, siteUrl)
  const html = built.html
    .replace(TITLE, () => headTags(head, siteUrl))
    .replace(ROOT, (_, template = '') => `<div id="root">${fill(template, values)}</div>${island(replies)}`)
  return { headers: HEADERS, body: new TextEncoder().encode(html) }
}

const island = (replies: PageContent['replies']) =>
  `<script type="application/json" id="replies">${scriptJson(replies)}</script>`

/** What names the state of the build that a page comes from; another build makes other pages of the same listings. */
export async function buildTag(assets: Assets, page: BuiltPage, siteUrl: string): Promise<string> {
  return (await recentlyBuilt(assets, page, siteUrl)).tag
}

/** A built page as it was a moment ago, and its tag. */
type Built = { tag: string; html: string; untilMs: number }

const BUILT_MS = 1000
const recent = new WeakMap<Assets, Map<BuiltPage, Built>>()

async function recentlyBuilt(assets: Assets, page: BuiltPage, siteUrl: string): Promise<Built> {
  const pages = recent.get(assets) ?? new Map<BuiltPage, Built>()
  recent.set(assets, pages)
  const known = pages.get(page)
  if (known && Date.now() < known.untilMs) return known
  const response = await builtPage(assets, page, siteUrl)
  const tag = response.headers.get('etag') ?? ''
  const built = { tag, html: await response.text(), untilMs: Date.now() + BUILT_MS }
  pages.set(page, built)
  return built
}

async function builtPage(assets: Assets, page: BuiltPage, address: string): Promise<Response> {
  const built = await assets.fetch(new Request(new URL(`/${page}`, address)))
  if (built.ok && built.body) return built
  throw new Error(`The frontend build has no page "${page}" (status ${built.status}).`)
}
