import { isListCode } from '#contract/ids.ts'
import type { Context } from 'hono'
import { FIRM } from '#contract/firm.ts'
import { type Language, pageOfPath } from '#contract/languages/languages.ts'
import { PATHS } from '#contract/paths.ts'
import { previewPicture } from '#contract/pictures/files.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { findList, previewOf } from '#worker/db/queries/shared-lists.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { builtIn, composeDocument } from '#worker/services/documents/documents.ts'
import type { DocumentHead } from '#worker/services/documents/head.ts'
import { countIn } from '#worker/services/documents/page-words.ts'

/** What a list without a name of its own is called. */
const TITLES: Record<Language, string> = {
  en: 'A list to decide on together',
  bn: 'সবাই মিলে ঠিক করার তালিকা',
  hi: 'मिलकर चुनने की सूची',
  ne: 'सँगै मिलेर रोज्ने सूची',
}

/** A shared list: its name, how many listings and the first picture stand in the preview that chats show. */
export const sharedListPage = handlers(async (c) => {
  const { language, page: path } = pageOfPath(c.req.path)
  const code = c.req.param('code') ?? ''
  const list = isListCode(code) ? await findList(c.var.db, code, { nowMs: Date.now() }) : undefined
  const title = list?.title ?? TITLES[language]
  const head = {
    title: `${title} | ${FIRM.productName}`,
    path: list ? path : PATHS.keptPage,
    language,
    isLeftOut: true,
    linkedData: [],
  } as const
  if (!list) return answerPage(c, { ...head, description: title }, 404)
  const { count, picture } = await previewOf(c.var.db, code)
  const preview = picture === null ? undefined : { path: previewPicture(picture), alt: title }
  const description = `${FIRM.productName}: ${countIn(language, String(count))}`
  return answerPage(c, { ...head, description, ...(preview && { preview }) }, 200)
})

async function answerPage(c: Context<AppEnv>, head: DocumentHead, status: 200 | 404): Promise<Response> {
  const built = builtIn(head.language, 'shell-kept')
  const content = { head, values: {}, replies: {} }
  const { headers, body } = await composeDocument(c.env.ASSETS, built, c.env.SITE_URL, content)
  return new Response(body, {
    status,
    headers: { ...headers, 'cache-control': CACHE_CONTROL.revalidatedByReader, 'x-robots-tag': 'noindex' },
  })
}
