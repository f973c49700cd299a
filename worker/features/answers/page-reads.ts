import type { Context } from 'hono'
import { buildTag, composePage, type PageContent, servePage } from '#worker/services/pages/pages.ts'
import type { AppEnv } from '#worker/lib/app.ts'
import { etagOfBytes } from './etags.ts'
import { answerRead } from './public-reads.ts'

/** A page of the site, and what makes it differ from others beside the listings. */
type Asked = { built: 'shell-property' | 'shell-view'; key: string }
/** Without content there is nothing at this address. */
type PageReading = { version: number; content?: PageContent }

/** Answers a page with its data in it, by the same three steps as the public calls. */
export async function answerPage(
  c: Context<AppEnv>,
  { built, key }: Asked,
  read: () => Promise<PageReading>,
): Promise<Response> {
  const { ASSETS, SITE_URL } = c.env
  const tag = await buildTag(ASSETS, built, SITE_URL)
  return answerRead(c, `${tag} ${key}`, async () => {
    const { version, content } = await read()
    if (!content) return { version, answer: await notFoundAnswer(c) }
    const { headers, body } = await composePage(ASSETS, built, SITE_URL, content)
    return { version, answer: { status: 200, headers: { ...headers, etag: await etagOfBytes(body) }, body } }
  })
}

/** A page whose data could not be asked for: its scripts find out why and say it. */
export async function answerUnread(
  c: Context<AppEnv>,
  { built, content }: { built: Asked['built']; content: PageContent },
): Promise<Response> {
  const { headers, body } = await composePage(c.env.ASSETS, built, c.env.SITE_URL, content)
  return new Response(body, {
    headers: { ...headers, 'cache-control': 'public, max-age=0, must-revalidate' },
  })
}

/** The page that says that there is nothing here. */
export const notFoundPage = (c: Context<AppEnv>) => servePage(c.env.ASSETS, '404', c.req.url, 404)

async function notFoundAnswer(c: Context<AppEnv>) {
  const page = await notFoundPage(c)
  const body = new Uint8Array(await page.arrayBuffer())
  return { status: 404, headers: Object.fromEntries(page.headers), body } as const
}
