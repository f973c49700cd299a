import type { Context } from 'hono'
import { STATUS } from '#contract/errors.ts'
import { pageOfPath } from '#contract/languages/languages.ts'
import {
  type BuiltDocument,
  builtIn,
  buildTag,
  composeDocument,
  type DocumentContent,
  serveDocument,
} from '#worker/services/documents/documents.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import type { AppEnv } from '#worker/lib/app.ts'
import { etagOfBytes } from './etags.ts'
import { answerRead } from './public-reads/index.ts'

/** An HTML file of the build, and the cache key of this page's data. */
type RequestedDocument = { built: BuiltDocument; key: string }
/** Without content the address is a 404. */
type DocumentReading = { version: number; content?: DocumentContent }

/** Answers HTML with its data in it, through the same caches as the public calls of the API. */
export async function answerDocument(
  c: Context<AppEnv>,
  { built, key }: RequestedDocument,
  read: () => Promise<DocumentReading>,
): Promise<Response> {
  const { ASSETS, SITE_URL } = c.env
  const tag = await buildTag(ASSETS, built, SITE_URL)
  return answerRead(c, `${tag} ${key}`, async () => {
    const { version, content } = await read()
    if (!content) return { version, answer: await notFoundAnswer(c) }
    const { headers, body } = await composeDocument(ASSETS, built, SITE_URL, content)
    return { version, answer: { status: 200, headers: { ...headers, etag: await etagOfBytes(body) }, body } }
  })
}

/** HTML without listings, where the query is refused: the page's scripts call the API and show why. */
export async function answerUnread(
  c: Context<AppEnv>,
  { built, content }: { built: RequestedDocument['built']; content: DocumentContent },
  { retryAfterSeconds }: { retryAfterSeconds?: number | undefined } = {},
): Promise<Response> {
  const { headers, body } = await composeDocument(c.env.ASSETS, built, c.env.SITE_URL, content)
  if (retryAfterSeconds !== undefined)
    return new Response(body, {
      status: STATUS.TOO_MANY,
      headers: { ...headers, 'cache-control': CACHE_CONTROL.never, 'retry-after': String(retryAfterSeconds) },
    })
  return new Response(body, {
    headers: { ...headers, 'cache-control': CACHE_CONTROL.revalidated },
  })
}

/** The not-found page in the language of the address. */
export function notFoundDocument(c: Context<AppEnv>): Promise<Response> {
  const { language } = pageOfPath(c.req.path)
  return serveDocument(c.env.ASSETS, builtIn(language, '404'), c.req.url, 404)
}

async function notFoundAnswer(c: Context<AppEnv>) {
  const document = await notFoundDocument(c)
  const body = new Uint8Array(await document.arrayBuffer())
  return { status: 404, headers: Object.fromEntries(document.headers), body } as const
}
