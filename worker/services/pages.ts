import { pagePolicy } from '#contract/page-policy.ts'
import { escapeHtml, scriptJson } from './html.ts'
import { headTags, type PageHead } from './head.ts'

type Assets = { fetch: (request: Request) => Promise<Response> }
/** The pages that the build made; served under another address by the Worker. */
type BuiltPage = 'shell-property' | 'shell-view' | '404'

/** What a page is made from besides the built file. */
export type PageContent = {
  head: PageHead
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

/** A built page with its head, and with the replies in it that its scripts begin with. */
export async function composePage(
  assets: Assets,
  page: BuiltPage,
  siteUrl: string,
  { head, replies }: PageContent,
): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  const { title, description } = head
  const meta = `<meta name="description" content="${escapeHtml(description)}">`
  const island = `<script type="application/json" id="replies">${scriptJson(replies)}</script>`
  const composed = new HTMLRewriter()
    .on('title', { element: (element) => void element.setInnerContent(title) })
    .on('meta[name="description"]', { element: (element) => void element.replace(meta, { html: true }) })
    .on('head', { element: (element) => void element.append(headTags(head, siteUrl), { html: true }) })
    .on('body', { element: (element) => void element.append(island, { html: true }) })
    .transform(await builtPage(assets, page, siteUrl))
  return { headers: HEADERS, body: new Uint8Array(await composed.arrayBuffer()) }
}

/** What names the state of the build that a page comes from; another build makes other pages of the same listings. */
export async function buildTag(assets: Assets, page: BuiltPage, siteUrl: string): Promise<string> {
  const known = tags.get(page)
  if (known && Date.now() < known.untilMs) return known.tag
  const built = await builtPage(assets, page, siteUrl)
  const tag = built.headers.get('etag') ?? ''
  tags.set(page, { tag, untilMs: Date.now() + TAG_MS })
  return tag
}

const TAG_MS = 1000
const tags = new Map<BuiltPage, { tag: string; untilMs: number }>()

async function builtPage(assets: Assets, page: BuiltPage, address: string): Promise<Response> {
  const built = await assets.fetch(new Request(new URL(`/${page}`, address)))
  if (built.ok && built.body) return built
  throw new Error(`The frontend build has no page "${page}" (status ${built.status}).`)
}
