import { isId } from '#contract/ids.ts'
import type { Context } from 'hono'
import { pageOfPath, pathIn } from '#contract/languages/languages.ts'
import { href, PATHS } from '#contract/paths.ts'
import { readListingNumber } from '#contract/properties/number.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { findPropertyPage, findPublicId } from '#worker/db/queries/properties/read.ts'
import { asAnswered, pricesShown, toProperty } from '#worker/db/queries/properties/rows.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { answerDocument, notFoundDocument } from '#worker/features/answers/document-answers.ts'
import { nearOfRow } from '#worker/features/properties/near-things.ts'
import { builtIn } from '#worker/services/documents/documents.ts'
import { listingValues, personWords } from '#worker/services/documents/listing-values.ts'
import { listingHead } from '#worker/services/documents/listing-head.ts'

/** The page of a listing in a language. Unknown and unapproved ones are a 404 for search engines too; staff still see theirs. */
export const viewPage = handlers((c) => {
  const { language } = pageOfPath(c.req.path)
  const id = c.req.param('id') ?? ''
  if (!isId(id)) return pageOfNumber(c, id)
  return answerDocument(
    c,
    { built: builtIn(language, 'shell-view'), key: pathIn(language, href(PATHS.viewPage, { id })) },
    async () => {
      const { row, hasPreview, landmarks, people, version } = await findPropertyPage(c.var.db, id)
      if (!row?.approvedByAdmin) return { version }
      const property = toProperty(row)
      const near = nearOfRow(row, landmarks, language)
      const head = listingHead(property, { language, hasPreview, siteUrl: c.env.SITE_URL, near })
      const replies = {
        [href(PATHS.property, { id })]: { body: asAnswered(property, row) },
        [`${href(PATHS.nearProperty, { id })}?language=${language}`]: { body: { near } },
        [`${PATHS.people}?listing=${id}`]: { body: { people } },
      }
      const priced = { ...property, priceHistory: pricesShown(row) }
      return {
        version,
        content: {
          head,
          values: { ...listingValues(priced, language, near), ...personWords(people[0], language) },
          replies,
        },
      }
    },
  )
})

/** Leads from the number of a listing to its page. */
async function pageOfNumber(c: Context<AppEnv>, text: string): Promise<Response> {
  const age = readListingNumber(text, true)
  const id = age === undefined ? undefined : await findPublicId(c.var.db, age)
  if (id === undefined) return notFoundDocument(c)
  const { language } = pageOfPath(c.req.path)
  c.header('cache-control', CACHE_CONTROL.revalidated)
  return c.redirect(pathIn(language, href(PATHS.viewPage, { id })))
}
